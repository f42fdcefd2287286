import { z } from 'zod';

/** A name people see: printable, not blank at the ends. */
export const personName = z
  .string()
  .trim()
  .normalize()
  .min(1, 'a name has 1 to 24 characters')
  .max(24, 'a name has 1 to 24 characters')
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'a name has no control characters')
  .regex(/[^\p{Default_Ignorable_Code_Point}\u2800\s]/u, 'a name has a letter that can be seen');
const password = z
  .string()
  .min(8, 'a password has 8 to 200 characters')
  .max(200, 'a password has 8 to 200 characters');

export const person = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether it has a password; a guest has none. */
  isAccount: z.boolean(),
});
export type Person = z.infer<typeof person>;

export const guestBody = z.strictObject({ name: personName });
/** Makes the guest of this cookie, or a new person, an account. */
export const registerBody = z.strictObject({
  name: personName,
  password,
  wantsRecovery: z.boolean().default(false),
});
export const registered = z.object({ person, recoveryCode: z.string().optional() });
/** The guest of this cookie is merged into the account. */
export const signInBody = z.strictObject({ name: z.string().max(100), password: z.string().max(200) });
export const recoverBody = z.strictObject({ name: z.string().max(100), code: z.string().max(100), password });
export const renameBody = z.strictObject({ name: personName });
export const passwordBody = z.strictObject({ old: z.string().max(200), fresh: password });
/** An account confirms with its password; a guest has none. */
export const confirmBody = z.strictObject({ password: z.string().max(200).optional() });
export const recoveryCode = z.object({ recoveryCode: z.string() });
export const awaiting = z.object({ count: z.int(), next: z.string().nullable() });
/** The person of the cookie, if any, the number of matches that wait for them, and the host name that others use. */
export const me = z.object({ person: person.nullable(), awaiting, reachedAt: z.string().nullable() });
export const shunBody = z.strictObject({ kind: z.enum(['mute', 'block']).nullable() });
export const shun = z.object({ player: z.string(), name: z.string(), kind: z.enum(['mute', 'block']) });
export const shunList = z.object({ shuns: z.array(shun) });

/** A sheet outlives its match: another may begin with it, by the option `sheet`. */
export const sheet = z.object({
  match: z.string(),
  game: z.string(),
  text: z.string(),
  /** Whether this server made or replayed everything that led to it. */
  counts: z.boolean(),
  updated: z.int(),
});
export const sheetList = z.object({ sheets: z.array(sheet) });

/** The longest match that a server replays, in choices; several times a long campaign. */
const MOST_CHOICES = 30_000;
const WORD = 200;
/** A match that was played elsewhere, from its beginning: the log of `tabard replay`. */
export const sentRecord = z.object({
  tabard: z.literal(1),
  game: z.string(),
  rules: z.int(),
  content: z.string(),
  seats: z.int(),
  options: z.record(z.string(), z.unknown()),
  seed: z.string().max(WORD),
  choices: z
    .array(z.object({ seat: z.int(), n: z.int(), key: z.string().max(WORD) }))
    .max(MOST_CHOICES, `a record has at most ${MOST_CHOICES} choices`),
  /** A fork goes on from a moment of another match, which nobody can replay. */
  start: z.undefined('a match that goes on from a moment of another cannot be replayed').optional(),
});
export type SentRecord = z.infer<typeof sentRecord>;

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/, 'a day is written like 2026-05-04');
export const dayQuery = z.strictObject({ day: day.optional() });
export const dayResult = z.object({
  player: z.string(),
  name: z.string(),
  match: z.string(),
  score: z.int(),
  /** How it ended, as the outcome of the match says. */
  reason: z.string(),
  /** How many choices it took. */
  length: z.int(),
});
export type DayResult = z.infer<typeof dayResult>;
/** The best first; of one person the first match of the day that ended. */
export const dayResults = z.object({ day, results: z.array(dayResult) });

const optionUse = {
  /** The player of this seat chooses it, on joining. */
  seat: z.int().optional(),
  /** It counts where all values of one of these stand among the options. */
  when: z.array(z.record(z.string(), z.array(z.union([z.string(), z.boolean(), z.number()])))).optional(),
};
const optionSpec = z.discriminatedUnion('type', [
  z.object({ ...optionUse, type: z.literal('choice'), values: z.array(z.string()), default: z.string() }),
  z.object({ ...optionUse, type: z.literal('flag'), default: z.boolean() }),
  z.object({
    ...optionUse,
    type: z.literal('number'),
    min: z.number(),
    max: z.number(),
    default: z.number(),
  }),
  z.object({ ...optionUse, type: z.literal('text'), most: z.int(), default: z.string() }),
]);
export const gameInfo = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.record(z.string(), optionSpec),
});
export const gameList = z.object({ games: z.array(gameInfo), bots: z.array(z.string()) });

const clockPlan = z.strictObject({
  /** Milliseconds for each move. */
  move: z
    .int()
    .min(5_000)
    .max(30 * 86_400_000),
  /** Milliseconds of reserve for the whole match. */
  bank: z
    .int()
    .min(0)
    .max(30 * 86_400_000),
});

export const seatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string().max(40) }),
]);
export type SeatRequest = z.infer<typeof seatWish>;

export const newTable = z.strictObject({
  game: z.string().max(60),
  options: z.record(z.string().max(60), z.unknown()).default({}),
  seats: z.array(seatWish).min(1).max(10),
  isPublic: z.boolean().default(false),
  pace: z.enum(['live', 'correspondence']).default('live'),
  clock: clockPlan.nullable().default(null),
  /** The match of the day: the server sets its options and its seed. */
  isDaily: z.boolean().default(false),
});
export type NewTable = z.infer<typeof newTable>;

export const tableSeat = z.object({
  seat: z.int(),
  kind: z.enum(['person', 'bot', 'open']),
  name: z.string(),
  /** The seated person, the person for whom a bot plays, or the one for whom an open seat is reserved; else null. */
  player: z.string().nullable(),
  bot: z.string().nullable(),
  /** Looking at the table now. */
  isHere: z.boolean(),
  /** When a bot takes over this seat unless its person returns, in milliseconds since 1970. */
  takeover: z.number().nullable(),
  /** What is left of the reserve in milliseconds, and when the time of this move runs out, in milliseconds since 1970. */
  bank: z.number().nullable(),
  deadline: z.number().nullable(),
});

export const tableInfo = z.object({
  id: z.string(),
  code: z.string(),
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  status: z.enum(['open', 'running', 'over', 'adjourned']),
  isPublic: z.boolean(),
  pace: z.enum(['live', 'correspondence']),
  clock: clockPlan.nullable(),
  host: z.string().nullable(),
  seats: z.array(tableSeat),
  /** The caller's seat, or null for a spectator. */
  mine: z.int().nullable(),
  turnOf: z.array(z.int()),
  outcome: z.object({ winners: z.array(z.int()), reason: z.string() }).nullable(),
  length: z.int(),
  created: z.number(),
  updated: z.number(),
  rematch: z.string().nullable(),
  watching: z.int(),
  undo: z.object({ seat: z.int(), count: z.int(), waiting: z.array(z.int()) }).nullable(),
});
export type TableInfo = z.infer<typeof tableInfo>;
export type TableSeat = TableInfo['seats'][number];

export const tableList = z.object({ tables: z.array(tableInfo), next: z.string().nullable() });

/** The invitation code of a table that is not public. */
const code = z.string().max(20).optional();
export const codeQuery = z.strictObject({ code });
export const joinBody = z.strictObject({
  seat: z.int().min(0).max(9).optional(),
  code,
  /** Values for the options that belong to the seat. */
  options: z.record(z.string().max(60), z.unknown()).default({}),
});
/** Gives a seat to a bot, or takes one's own back. */
export const seatBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bot'), bot: z.string().max(40).default('greedy') }),
  z.strictObject({ kind: z.literal('person') }),
]);
/** The bot that takes the seats still open. */
export const startBody = z.strictObject({ bot: z.string().max(40).default('greedy') });
export const listQuery = z.strictObject({
  game: z.string().max(60).optional(),
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

/** The viewer: a seat, a spectator, or `all` with everything hidden. */
const replayViewer = z.union([z.literal(['spectator', 'all']), z.coerce.number().int().min(0).max(9)]);
export const replayQuery = z.strictObject({
  seq: z.coerce.number().int().min(0).max(1_000_000),
  viewer: replayViewer.default('spectator'),
  code,
});
export const forkBody = z.strictObject({
  seq: z.int().min(0).max(1_000_000),
  /** The seat whose knowledge the fork starts from; everything hidden from it is resampled. */
  seat: z.int().min(0).max(9),
  /** Who plays the other seats. */
  bot: z.string().max(40).default('greedy'),
  code,
});
/** The table at one moment of a match: a view and the events of the last choice, in the engine's format. */
export const replayMoment = z.object({
  view: z.unknown(),
  events: z.array(z.unknown()),
  /** The events right before, oldest first. */
  trail: z.array(z.unknown()),
  seq: z.int(),
  length: z.int(),
  /** The parts of the withheld half that the moment shows, by key. */
  kept: z.record(z.string(), z.unknown()).optional(),
});
/** The whole match in the format of `tabard replay`. */
export const matchLog = z.looseObject({
  tabard: z.literal(1),
  game: z.string(),
  rules: z.int(),
  content: z.string(),
  seats: z.int(),
  seed: z.string(),
});

/** A set of cards in the engine's format, with its hash. */
export const matchContent = z.looseObject({ hash: z.string() });

export const chatLine = z.object({
  id: z.int(),
  /** Null when its author's account was deleted. */
  player: z.string().nullable(),
  name: z.string(),
  text: z.string(),
  at: z.number(),
});
export type ChatLine = z.infer<typeof chatLine>;
export const chatLines = z.object({ lines: z.array(chatLine) });

/** Every failure of a request: a stable code, and one sentence that says what was wrong and what was expected. */
export const problem = z.object({ code: z.string(), message: z.string() });
export type Problem = z.infer<typeof problem>;
