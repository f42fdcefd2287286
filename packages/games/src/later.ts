/** An entry of `rules/later.yaml`: rules by id, or by the beginning of their ids and a star. */
export interface LaterEntry {
  /** Not played yet: nothing proves them. */
  readonly rules?: readonly string[];
  /** Played and proven, but for the part that `why` names. */
  readonly partly?: readonly string[];
  readonly why: string;
}

/** Why a rule waits, and whether all of it does. */
export interface Wait {
  readonly extent: 'whole' | 'part';
  readonly why: string;
}

export function waitOf(entries: readonly LaterEntry[], id: string): Wait | undefined {
  for (const { rules = [], partly = [], why } of entries) {
    if (rules.some((pattern) => fits(pattern, id))) return { extent: 'whole', why };
    if (partly.some((pattern) => fits(pattern, id))) return { extent: 'part', why };
  }
  return undefined;
}

/** The ids and beginnings of ids that name none of these rules. */
export function namesNothing(entries: readonly LaterEntry[], ids: readonly string[]): string[] {
  const patterns = entries.flatMap(({ rules = [], partly = [] }) => [...rules, ...partly]);
  return patterns.filter((pattern) => !ids.some((id) => fits(pattern, id)));
}

function fits(pattern: string, id: string): boolean {
  return pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern;
}
