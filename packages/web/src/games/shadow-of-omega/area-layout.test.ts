import { describe, expect, it } from 'vitest';
import { layAreas } from './area-layout.ts';

describe('the Areas on the table', () => {
  it('lie in one row while they can be read there, else in two', () => {
    expect(layAreas([1, 1, 1, 1, 2, 2, 3], 'in order')).toMatchObject({ rows: 1, columns: 7 });
    expect(layAreas([1, 1, 1, 1, 1, 2, 2, 3], 'in order')).toMatchObject({ rows: 2, columns: 4 });
    expect(layAreas([1, 1, 1, 1, 1, 2, 2, 2, 3], 'in order')).toMatchObject({ rows: 2, columns: 5 });
  });

  it('[AN-OPT-07] lie as a pyramid in the tree: level 1 at the bottom, shorter rows in the middle', () => {
    const { rows, columns, spots } = layAreas([1, 3, 1, 2, 1, 2], 'tree');
    expect([rows, columns]).toEqual([3, 3]);
    expect(spots).toEqual([
      { row: 3, column: 1 },
      { row: 1, column: 3 },
      { row: 3, column: 3 },
      { row: 2, column: 2 },
      { row: 3, column: 5 },
      { row: 2, column: 4 },
    ]);
  });
});
