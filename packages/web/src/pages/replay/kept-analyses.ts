import type { Analysis } from '@tabard/bots';

const KEY = 'tabard-analyses';
/** Of the matches looked through last so many are kept. */
const MOST = 24;

type Kept = readonly (readonly [match: string, analysis: Analysis])[];

/** The analysis of a match that was made before; of a match that went on since it is of no use. */
export function keptAnalysis(match: string, length: number): Analysis | undefined {
  const found = all().find(([id, analysis]) => id === match && analysis.length === length);
  return found?.[1];
}

export function keepAnalysis(match: string, analysis: Analysis): void {
  const others = all().filter(([id]) => id !== match);
  const kept: Kept = [[match, rounded(analysis)], ...others].slice(0, MOST) as Kept;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing more has it until the page is left.
  }
}

/** Three digits are all that a graph shows. */
function rounded(analysis: Analysis): Analysis {
  const round = (chance: number) => Math.round(1000 * chance) / 1000;
  return {
    ...analysis,
    start: analysis.start.map(round),
    marks: analysis.marks.map((mark) => ({ ...mark, chances: mark.chances.map(round) })),
  };
}

function all(): Kept {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
