import { lookOf, NOBODY } from '../store/person-names.ts';
import type { PlayerId, SeatRow } from '../store/rows.ts';

/** Free seats, and those of people who left for good. */
const NAMELESS = ['', NOBODY];

const known = new WeakMap<readonly SeatRow[], readonly string[]>();

/** What the seats of a table are called: guests may share a name, so those that read the same are numbered. */
export function seatNames(seats: readonly SeatRow[]): readonly string[] {
  const before = known.get(seats);
  if (before) return before;
  const names = toldApart(seats);
  known.set(seats, names);
  return names;
}

/** What somebody is called who speaks at a table; an onlooker is not taken for one who sits there. */
export function nameAt(seats: readonly SeatRow[], person: PlayerId | undefined, name: string): string {
  const names = seatNames(seats);
  const at = seats.findIndex(({ player }) => player !== undefined && player === person);
  return at < 0 ? freeName(name, new Set(names.map(lookOf))) : names[at];
}

/** The name under what was said: as it was then, but never one that somebody else sits under now. */
export function signatureAt(seats: readonly SeatRow[], person: PlayerId | undefined, name: string): string {
  const names = seatNames(seats);
  const look = lookOf(name);
  const isAnothers = names.some((one, at) => lookOf(one) === look && seats[at].player !== person);
  return isAnothers ? freeName(name, new Set(names.map(lookOf))) : name;
}

/** Persons keep their names before bots do. */
function toldApart(seats: readonly SeatRow[]): readonly string[] {
  const plain = new Set(seats.map(({ name }) => lookOf(name)));
  const given = new Map<SeatRow, string>();
  const taken = new Set<string>();
  for (const seat of [...seats.filter(isPerson), ...seats.filter((one) => !isPerson(one))]) {
    const isFree = !taken.has(lookOf(seat.name));
    const name = isFree ? seat.name : freeName(seat.name, new Set([...plain, ...taken]));
    given.set(seat, name);
    taken.add(lookOf(name));
  }
  return seats.map((seat) => given.get(seat) ?? seat.name);
}

function isPerson({ kind }: SeatRow): boolean {
  return kind === 'person';
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  if (NAMELESS.includes(name) || !taken.has(lookOf(name))) return name;
  for (let number = 2; ; number++) {
    const numbered = `${name} (${number})`;
    if (!taken.has(lookOf(numbered))) return numbered;
  }
}
