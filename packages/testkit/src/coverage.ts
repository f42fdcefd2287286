/** A rule as a ledger has it. */
export interface LedgerRule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly editions?: readonly string[];
  readonly ruling?: string;
}

export interface LedgerSection {
  readonly section: string;
  readonly code?: string;
  readonly rules: readonly LedgerRule[];
}

export interface Figures {
  total: number;
  proven: number;
  /** Not proven, and listed with the reason why no test is possible. */
  exempt: number;
  /** Not proven, and listed with the reason for the delay. */
  later: number;
  open: number;
}

export interface SectionFigures extends Figures {
  readonly section: string;
  readonly code: string | undefined;
}

export interface Coverage extends Figures {
  readonly openIds: readonly string[];
  readonly sections: readonly SectionFigures[];
  /** By edition; rules that name none count under `all`. */
  readonly editions: Readonly<Record<string, Figures>>;
  /** Ids that are cited, exempt or deferred, but in no ledger. */
  readonly unknownIds: readonly string[];
  /** Ids that are exempt or deferred although they are cited. */
  readonly needlessIds: readonly string[];
}

type Places = Readonly<Record<string, readonly string[]>>;
type Reasons = Readonly<Record<string, string>>;
type RuleStanding = 'proven' | 'exempt' | 'later' | 'open';

/** Which rules of the ledgers are proven; a rule that is both proven and exempt counts as proven. */
export function coverage(
  ledgers: readonly LedgerSection[],
  citations: Places,
  exempt: Reasons = {},
  later: Reasons = {},
): Coverage {
  const standing = (id: string): RuleStanding => {
    if (citations[id]?.length) return 'proven';
    if (Object.hasOwn(exempt, id)) return 'exempt';
    return Object.hasOwn(later, id) ? 'later' : 'open';
  };
  const rules = ledgers.flatMap((section) => section.rules);
  const known = new Set(rules.map((rule) => rule.id));
  const excused = [...Object.keys(exempt), ...Object.keys(later)];
  const named = [...Object.keys(citations), ...excused];
  return {
    ...figures(rules, standing),
    openIds: rules.map((rule) => rule.id).filter((id) => standing(id) === 'open'),
    sections: ledgers.map(({ section, code, rules: own }) => ({ section, code, ...figures(own, standing) })),
    editions: byEdition(rules, standing),
    unknownIds: sorted(named.filter((id) => !known.has(id))),
    needlessIds: sorted(excused.filter((id) => citations[id]?.length)),
  };
}

function sorted(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}

function figures(rules: readonly LedgerRule[], standing: (id: string) => RuleStanding): Figures {
  const counted: Figures = { total: rules.length, proven: 0, exempt: 0, later: 0, open: 0 };
  for (const rule of rules) counted[standing(rule.id)]++;
  return counted;
}

function byEdition(
  rules: readonly LedgerRule[],
  standing: (id: string) => RuleStanding,
): Record<string, Figures> {
  const grouped = new Map<string, LedgerRule[]>();
  for (const rule of rules)
    for (const edition of rule.editions ?? ['all'])
      grouped.set(edition, [...(grouped.get(edition) ?? []), rule]);
  return Object.fromEntries([...grouped].map(([edition, own]) => [edition, figures(own, standing)]));
}

const ID = '[A-Z]{2}(?:-[A-Z0-9]+)+';
/** A text that begins with a bracket of ids: a test's title, or the name of a case in a table of tests. */
const TITLE = new RegExp(`(\\.(?:skip|todo)\\(\\s*)?['"\`]\\[(${ID}(?:[,\\s]+${ID})*)\\]`, 'g');
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The rule ids at the beginning of test titles, unique, in order; one bracket may have several, separated by commas or spaces. */
export function citationsIn(text: string): string[] {
  const titles = [...text.replace(COMMENT, '').matchAll(TITLE)].filter(
    ([, skipped]) => skipped === undefined,
  );
  return [...new Set(titles.flatMap(([, , ids]) => ids.split(/[,\s]+/)))];
}
