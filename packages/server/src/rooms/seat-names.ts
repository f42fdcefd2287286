import { lookOf, NOBODY } from '../store/person-names.ts';
import type { PlayerId, SeatRow } from '../store/rows.ts';

/** Free seats, and those of people who left for good. */
const NAMELESS = ['', NOBODY];

const known = new WeakMap<readonly SeatRow[], readonly string[]>();

/** The names of the seats of a table: guests may share a name, so look-alikes are numbered. */
export function seatNames(seats: readonly SeatRow[]): readonly string[] {
  const before = known.get(seats);
  if (before) return before;
  const names = toldApart(seats);
  known.set(seats, names);
  return names;
}

/** The name of a chat author; a spectator never gets the name of a seat. */
export function nameAt(seats: readonly SeatRow[], person: PlayerId | undefined, name: string): string {
  const names = seatNames(seats);
  const at = seats.findIndex(({ player }) => player !== undefined && player === person);
  return at < 0 ? freeName(name, new Set(names.map(lookOf))) : names[at];
}

/** The name on an old chat line: as it was then, unless another seated person has it now. */
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
