/** Where an Area lies in a grid whose columns are half an Area wide. */
export interface AreaSpot {
  readonly row: number;
  readonly column: number;
}

export interface AreaLayout {
  readonly rows: number;
  /** How many Areas the longest row holds. */
  readonly columns: number;
  /** None where the Areas simply follow one another. */
  readonly spots: readonly (AreaSpot | undefined)[];
}

/** So many Areas lie in one row and can still be read. */
const MOST_IN_A_ROW = 7;
const LEVELS = [3, 2, 1];

/** In order, in one row or two; or as a pyramid, level 1 at the bottom, each row in the middle. */
export function layAreas(levels: readonly number[], manner: 'in order' | 'tree'): AreaLayout {
  if (manner === 'tree') return layTree(levels);
  const rows = levels.length > MOST_IN_A_ROW ? 2 : 1;
  return { rows, columns: Math.ceil(levels.length / rows), spots: levels.map(() => undefined) };
}

function layTree(levels: readonly number[]): AreaLayout {
  const counts = LEVELS.map((level) => levels.filter((one) => one === level).length);
  const columns = Math.max(1, ...counts);
  const placed = LEVELS.map(() => 0);
  const spots = levels.map((level) => {
    const at = LEVELS.indexOf(level);
    return { row: at + 1, column: columns - counts[at] + 2 * placed[at]++ + 1 };
  });
  return { rows: LEVELS.length, columns, spots };
}
