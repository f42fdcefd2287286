import { below, type Game, type MatchEvent, optionKey, parseOptions, seedRng } from '@tabard/engine';
import { lamplight } from '@tabard/example-lamplight';
import { beginCourse, decisionsAt, newAsking, type Played, proceed } from '@tabard/table';
import type { EntryRow, MatchId, MatchRow } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';
import { aMatch, aPerson, aPlayer } from '../store-contract/samples.ts';

const SEATS = 4;
const OPTIONS = parseOptions(lamplight.options, { nights: 1000 });
const BEGUN = 1_700_000_000_000;
/** Entries per batch. */
const BATCH = 2000;

/** The answers of one match with their events, and the state hash at each requested length. */
export interface LongPlay {
  readonly answers: readonly (Played & { readonly events: readonly MatchEvent[] })[];
  readonly hashes: ReadonlyMap<number, string>;
}

/** Plays a long match of Lamplight at random. */
export function playLong(lengths: readonly number[]): LongPlay {
  const course = beginCourse(lamplight as unknown as Game, { log: beginning() });
  const rng = seedRng('long');
  const answers = [];
  const hashes = new Map<number, string>();
  while (answers.length < Math.max(...lengths)) {
    const told = course.story.length;
    const [{ seat, n, options }] = decisionsAt(course);
    const key = optionKey(options[below(rng, options.length)]);
    proceed(course, seat, { n, key });
    answers.push({ seat, n, key, events: course.story.slice(told).map(({ event }) => event) });
    if (lengths.includes(answers.length)) hashes.set(answers.length, course.game.hash(course.state));
  }
  return { answers, hashes };
}

function beginning() {
  const seed = 'a long match';
  const { content } = lamplight.create({ seed, seats: SEATS, options: OPTIONS });
  const { id, rulesVersion } = lamplight;
  return { tabard: 1, game: id, rules: rulesVersion, content, seats: SEATS, options: OPTIONS, seed } as const;
}

/** Writes the first answers of a long match directly into a store. */
export async function keepLong(store: Store, play: LongPlay, length: number): Promise<MatchRow> {
  const { content, seed, rules } = beginning();
  const progress = {
    turn: 0,
    waiting: 0,
    clocks: Array.from({ length: SEATS }, () => ({ bank: 0, since: undefined })),
    asking: newAsking(SEATS),
  };
  const seats = Array.from({ length: SEATS }, (_, seat) =>
    aPerson(seat, aPlayer({ name: `Player ${seat}` })),
  );
  const match = aMatch({ content, seed, rules, options: OPTIONS, seats, clock: undefined, ...progress });
  await store.matches.add(match);
  for (let from = 0; from < length; from += BATCH) {
    const some = play.answers.slice(from, Math.min(from + BATCH, length));
    await Promise.all(
      some.map((answer, at) => keepOne(store, match, from + at + 1, answer, play.hashes.get(from + at + 1))),
    );
  }
  return match;
}

async function keepOne(
  store: Store,
  match: MatchRow,
  seq: number,
  { seat, n, key, events }: LongPlay['answers'][number],
  hash = '',
): Promise<void> {
  const body = { kind: 'choice', seat, n, key, auto: false } as const;
  const entry: EntryRow = {
    seq,
    body,
    events: JSON.stringify(events),
    hash,
    rules: match.rules,
    at: BEGUN + seq,
  };
  const { status, turn, waiting, clocks, asking } = match;
  const progress = { status, turn, waiting, clocks, asking, outcome: undefined, undo: undefined };
  const id: MatchId = match.id;
  const kept = await store.log.append({
    match: id,
    entry,
    progress: { ...progress, seq, length: seq, updated: BEGUN + seq },
    job: undefined,
  });
  if (kept !== 'kept') throw new Error(`entry ${seq} was not kept`);
}
