import { z } from 'zod';

/** A name people see: printable, not blank at the ends. */
export const personName = z
  .string()
  .trim()
  .min(1, 'a name has 1 to 24 characters')
  .max(24, 'a name has 1 to 24 characters')
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'a name has no control characters');
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
/** A guest's matches are taken along. */
export const signInBody = z.strictObject({ name: z.string().max(100), password: z.string().max(200) });
export const recoverBody = z.strictObject({ name: z.string().max(100), code: z.string().max(100), password });
export const renameBody = z.strictObject({ name: personName });
export const passwordBody = z.strictObject({ old: z.string().max(200), fresh: password });
export const shunBody = z.strictObject({ kind: z.enum(['mute', 'block']).nullable() });
export const shun = z.object({ player: z.string(), name: z.string(), kind: z.enum(['mute', 'block']) });

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
export type SeatWish = z.infer<typeof seatWish>;

export const newTable = z.strictObject({
  game: z.string().max(60),
  options: z.record(z.string().max(60), z.unknown()).default({}),
  seats: z.array(seatWish).min(1).max(10),
  isPublic: z.boolean().default(false),
  pace: z.enum(['live', 'correspondence']).default('live'),
  clock: clockPlan.nullable().default(null),
});
export type NewTable = z.infer<typeof newTable>;

export const tableSeat = z.object({
  seat: z.int(),
  kind: z.enum(['person', 'bot', 'open']),
  name: z.string(),
  player: z.string().nullable(),
  bot: z.string().nullable(),
  /** Looking at the table now. */
  isHere: z.boolean(),
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
  /** The seat of whoever asks, or null: a spectator. */
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

export const tableList = z.object({ tables: z.array(tableInfo), next: z.string().nullable() });

export const joinBody = z.strictObject({ seat: z.int().min(0).max(9).optional() });
export const seatBody = z.strictObject({ kind: z.enum(['bot', 'person']) });

export const chatLine = z.object({
  id: z.int(),
  player: z.string(),
  name: z.string(),
  text: z.string(),
  at: z.number(),
});
export type ChatLine = z.infer<typeof chatLine>;

/** Every failure of a request: a stable code, and one sentence that says what was wrong and what was expected. */
export const problem = z.object({ code: z.string(), message: z.string() });
export type Problem = z.infer<typeof problem>;
