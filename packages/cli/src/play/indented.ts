import { UNKNOWN } from './known-table.ts';

/** A described table as readable text: names before values, deeper things further to the right. */
export function indented(value: unknown, depth = 0): string {
  return linesOf(value)
    .map((line) => '  '.repeat(depth) + line)
    .join('\n');
}

function linesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => bullet(part));
  if (isMapping(value)) return Object.entries(value).flatMap(([name, part]) => entry(name, part));
  return [plain(value)];
}

function entry(name: string, value: unknown): string[] {
  if (value === undefined) return [];
  if (isShort(value)) return [`${name}: ${plain(value)}`];
  return [`${name}:`, ...linesOf(value).map((line) => `  ${line}`)];
}

function bullet(value: unknown): string[] {
  const [first = '', ...rest] = isShort(value) ? [plain(value)] : linesOf(value);
  return [`- ${first}`, ...rest.map((line) => `  ${line}`)];
}

function isShort(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((part) => !Array.isArray(part) && !isMapping(part));
  return !isMapping(value) || Object.keys(value).length === 0;
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return plainList(value);
  if (isMapping(value) || value === null) return 'none';
  return String(value);
}

/** Things that are not known are only counted. */
function plainList(values: readonly unknown[]): string {
  const known = values.filter((value) => value !== UNKNOWN).map(plain);
  const rest = values.length - known.length;
  return [...known, ...(rest ? [`${rest} unknown`] : [])].join(', ') || 'none';
}

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
