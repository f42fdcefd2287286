/** Save Sheets as text: a heading, then a section a line with entries between commas. What is wrong is told with its place. */
import { InputError, unknownWord } from '@tabard/engine';

/** As much of a foreign text as an error repeats. */
const SHOWN = 40;

export function refuseSheet(place: string, reason: string): never {
  throw new InputError(`the Save Sheet cannot be used: ${place}: ${reason}`);
}

/** The beginning of a foreign text; what a terminal would obey is left out. */
export function shownOf(written: string): string {
  return `"${plainStart(written)}"`;
}

function plainStart(written: string): string {
  return written.replace(/\p{C}/gu, '').slice(0, SHOWN);
}

export function refuseUnknown(section: string, kind: string, id: string, known: readonly string[]): never {
  refuseSheet(`${section}, ${shownOf(id)}`, unknownWord(kind, plainStart(id), known));
}

/** The sections that have entries, in their order. */
export function writeSections(
  heading: string,
  sections: readonly (readonly [name: string, entries: readonly (string | number)[]])[],
): string {
  const filled = sections.filter(([, entries]) => entries.length);
  return [heading, ...filled.map(([name, entries]) => `${name}: ${entries.join(', ')}`)].join('\n');
}

/** The entries of each section; `known` are those there may be. */
export function readSections(
  written: string,
  heading: string,
  known: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const [first = '', ...lines] = filledIn(written.split('\n'));
  if (first !== heading) refuseSheet('first line', `expected "${heading}", found ${shownOf(first)}`);
  const found = new Map<string, readonly string[]>();
  for (const line of lines) {
    const [before, rest = ''] = line.split(/:(.*)/s);
    const name = before.trim();
    if (!known.includes(name)) refuseSheet(shownOf(name), unknownWord('section', plainStart(name), known));
    if (found.has(name)) refuseSheet(name, 'this section is written twice');
    found.set(name, filledIn(rest.split(',')));
  }
  return found;
}

function filledIn(parts: readonly string[]): string[] {
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** What an id stands for; an unknown one is refused with the nearest known. */
export function knownAs(
  section: string,
  kind: string,
  id: string,
  numbers: Readonly<Record<string, number>> | ReadonlyMap<string, number>,
): number {
  const isMap = numbers instanceof Map;
  const found = isMap ? numbers.get(id) : Object.entries(numbers).find(([key]) => key === id)?.[1];
  const ids = isMap ? [...numbers.keys()] : Object.keys(numbers);
  return found ?? refuseUnknown(section, kind, id, ids);
}

/** One whole number from 0 to `most`. */
export function countIn(section: string, entries: readonly string[], most: number): number {
  const [one = '0', ...more] = entries;
  if (more.length || !/^\d{1,4}$/.test(one) || Number(one) > most)
    refuseSheet(section, `expected a number up to ${most}, found ${shownOf(entries.join(', '))}`);
  return Number(one);
}

export function refuseTwice(section: string, entries: readonly string[]): void {
  const twice = entries.find((one, i) => entries.indexOf(one) < i);
  if (twice !== undefined) refuseSheet(`${section}, ${shownOf(twice)}`, 'it is written twice');
}
