import type { EventSink } from './events.ts';
import type { Game } from './game.ts';
import type { Seat } from './ids.ts';
import type { MatchState } from './match.ts';
import { InputError } from './options.ts';
import type { Refusal } from './refusal.ts';
import { seedRng } from './rng.ts';

/** One accepted answer; or, with seat -1 and the key `reseed WORD`, a new seed from there on. */
export interface LogEntry {
  readonly seat: Seat;
  readonly n: number;
  readonly key: string;
}

/** A whole match: replaying it gives the same state, bit for bit, on every machine. */
export interface MatchLog {
  readonly tabard: 1;
  readonly game: string;
  readonly rules: number;
  readonly content: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly choices: readonly LogEntry[];
  /** The hash of the final state. */
  readonly hash?: string;
}

/** A saved point of a match: the state after `seq` choices. */
export interface Snapshot<S> {
  readonly seq: number;
  readonly state: S;
}

/** Reads a log that came from outside. */
export function parseLog(value: unknown): MatchLog {
  if (typeof value !== 'object' || value === null) throw new InputError('a match log is a JSON object');
  const log = value as MatchLog;
  if (log.tabard !== 1)
    throw new InputError(`field "tabard" is ${JSON.stringify(log.tabard)}; expected the log version 1`);
  for (const field of ['game', 'content', 'seed'] as const)
    if (typeof log[field] !== 'string') throw new InputError(`field "${field}" should be a text`);
  for (const field of ['rules', 'seats'] as const)
    if (!Number.isInteger(log[field])) throw new InputError(`field "${field}" should be a whole number`);
  if (typeof log.options !== 'object' || log.options === null)
    throw new InputError('field "options" should be an object');
  if (!Array.isArray(log.choices)) throw new InputError('field "choices" should be a list');
  log.choices.forEach((entry, i) => {
    if (!Number.isInteger(entry?.seat) || !Number.isInteger(entry.n) || typeof entry.key !== 'string')
      throw new InputError(`choices[${i}] should have a seat, a number n and a key`);
  });
  return log;
}

export function startLog(
  game: Game,
  setup: { seed: string; seats: number; options?: Readonly<Record<string, unknown>>; content?: string },
): MatchLog {
  return {
    tabard: 1,
    game: game.id,
    rules: game.rulesVersion,
    content: setup.content ?? game.content.hash,
    seats: setup.seats,
    options: setup.options ?? {},
    seed: setup.seed,
    choices: [],
  };
}

/** The entry that reseeds chance: undo by consent and forks append it. */
export function reseedEntry(state: MatchState, word: string): LogEntry {
  return { seat: -1, n: state.n, key: `reseed ${word}` };
}

const RESEED = /^reseed (\S+)$/;

/** Plays one entry of a log. */
export function applyEntry<S extends MatchState>(
  game: Game<S>,
  state: S,
  { seat, n, key }: LogEntry,
  sink?: EventSink,
): Refusal | undefined {
  const word = seat === -1 ? RESEED.exec(key)?.[1] : undefined;
  if (word === undefined) return game.choose(state, seat, { n, key }, sink);
  state.rng = seedRng(word);
  state.barrier = Math.max(state.barrier, state.n);
  return undefined;
}

/** Plays a log from its start, or from a snapshot on, up to `until` choices. */
export function replay<S extends MatchState>(
  game: Game<S>,
  log: MatchLog,
  how: { from?: Snapshot<S>; until?: number; sink?: EventSink } = {},
): S {
  if (log.game !== game.id) throw new InputError(`field "game" is "${log.game}"; expected "${game.id}"`);
  if (log.rules !== game.rulesVersion)
    throw new InputError(
      `the log was played by rules version ${log.rules}; this is version ${game.rulesVersion}`,
    );
  const m = how.from
    ? game.clone(how.from.state)
    : game.create({ seed: log.seed, seats: log.seats, options: log.options, content: log.content });
  const until = how.until ?? log.choices.length;
  for (let seq = how.from?.seq ?? 0; seq < until; seq++) {
    const entry = log.choices[seq];
    const refusal = applyEntry(game, m, entry, how.sink);
    if (refusal)
      throw new InputError(
        `choices[${seq}] (seat ${entry.seat}, "${entry.key}") is refused: ${refusal.code}, rule ${refusal.rule}`,
      );
  }
  return m;
}
