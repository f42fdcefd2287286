/** A column: its title, and whether it holds numbers, which stand at the right. */
export type Column = string | { readonly number: string };

/** Rows under their titles, in columns as wide as they need. */
export function textTable(
  columns: readonly Column[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const titles = columns.map((column) => (typeof column === 'string' ? column : column.number));
  const cells = [titles, ...rows.map((row) => row.map(String))];
  const widths = titles.map((_, i) => Math.max(...cells.map((row) => row[i].length)));
  const lines = cells.map((row) =>
    row
      .map((cell, i) => (typeof columns[i] === 'string' ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
      .join('  ')
      .trimEnd(),
  );
  return lines.join('\n');
}

/** A number for people: whole ones as they are, others with as many digits as matter. */
export function figure(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString('en');
  return value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 1 });
}

/** A number with what there are so many of. */
export function counted(count: number, one: string, many: string): string {
  return `${figure(count)} ${count === 1 ? one : many}`;
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
