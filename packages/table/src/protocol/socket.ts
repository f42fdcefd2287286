import type { KeptParts, MatchEvent, Refusal, Unavailable } from '@tabard/engine';
import { z } from 'zod';
import { ASK_MODES } from '../asking.ts';
import type { Json, Patch } from '../patch.ts';
import type { TableUpdate } from '../viewer-update.ts';
import type { ChatLine, TableInfo } from './rest.ts';
import type { PROTOCOL } from './version.ts';

/** A number chosen by the client and repeated in the answer. */
const id = z.int().min(0).max(0x7fffffff);
const match = z.string().min(1).max(64);

/** The messages of a client. */
export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), protocol: z.int() }),
  /** Watches a table, from a seat or as a spectator; `version` and `heard` say what the client still has of it. */
  z.strictObject({
    type: z.literal('watch'),
    match,
    version: z.int().min(0).optional(),
    heard: z.int().min(0).optional(),
    /** The code of a table that is neither public nor one's own. */
    code: z.string().max(20).optional(),
  }),
  z.strictObject({ type: z.literal('leave'), match }),
  z.strictObject({ type: z.literal('choose'), id, match, n: z.int().min(0), key: z.string().max(400) }),
  z.strictObject({ type: z.literal('unavailable'), id, match }),
  /** Requests the page of events before this index. */
  z.strictObject({ type: z.literal('story'), id, match, before: z.int().min(0) }),
  z.strictObject({ type: z.literal('undo'), id, match }),
  /** Requests an undo beyond what one may undo alone; each other person answers. */
  z.strictObject({ type: z.literal('ask-undo'), id, match }),
  z.strictObject({ type: z.literal('answer-undo'), id, match, agree: z.boolean() }),
  z.strictObject({ type: z.literal('resign'), id, match }),
  z.strictObject({ type: z.literal('asking'), match, mode: z.enum(ASK_MODES) }),
  z.strictObject({ type: z.literal('chat'), id, match, text: z.string().min(1).max(500) }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

/** A request to undo to this number of choices. */
export interface UndoRequest {
  readonly seat: number;
  readonly count: number;
  /** The seats that have not agreed yet. */
  readonly waiting: readonly number[];
}

/** A page of events, as this viewer may know them, from index `eventsFrom` of the whole story on. */
export interface StoryPage {
  readonly eventsFrom: number;
  readonly events: readonly MatchEvent[];
  /** The parts of the withheld half that these events show. */
  readonly kept?: KeptParts | undefined;
}

/** The state of a table for this viewer; `version` grows with every entry of the match's log. */
export type TableState = Omit<TableUpdate, 'view' | 'summary' | 'broken'> & { readonly version: number };

/** The messages of the server. */
export type ServerMessage =
  /** The first message; `player` is the person of the cookie, or null for an anonymous watcher. */
  | { readonly type: 'welcome'; readonly protocol: typeof PROTOCOL; readonly player: string | null }
  /** The whole table. */
  | { readonly type: 'table'; readonly match: string; readonly table: TableState; readonly view: Json }
  /** The change since version `base`; a client with another version watches again. */
  | {
      readonly type: 'change';
      readonly match: string;
      readonly base: number;
      readonly table: TableState;
      readonly patch: Patch | null;
    }
  /** Seats, presence, clocks and an undo request; also before the match begins. */
  | { readonly type: 'seats'; readonly match: string; readonly info: TableInfo }
  | { readonly type: 'chat'; readonly match: string; readonly line: ChatLine }
  /** The number of matches that wait for this person, and the next of them. */
  | { readonly type: 'awaiting'; readonly count: number; readonly next: string | null }
  /** The answer to a message with an id: done, or the reason why not. */
  | {
      readonly type: 'done';
      readonly id: number;
      readonly refusal?: Refusal;
      readonly unavailable?: readonly Unavailable[];
      readonly story?: StoryPage;
    }
  /** The message was rejected; one sentence says what was wrong and what was expected. */
  | {
      readonly type: 'error';
      readonly id?: number;
      /** The table that could not be watched. */
      readonly match?: string;
      readonly code: string;
      readonly message: string;
    };

export const SERVER_MESSAGES = [
  'welcome',
  'table',
  'change',
  'seats',
  'chat',
  'awaiting',
  'done',
  'error',
] as const satisfies readonly ServerMessage['type'][];

/** Why the server closes a socket, beside the codes of WebSocket itself (1001: it is going away; 1009: too big). */
export const CLOSE_CODES = {
  /** The client speaks another version of the protocol: load the page again. */
  version: 4000,
  /** Too many malformed messages. */
  garbage: 4001,
  /** Too many messages. */
  flood: 4002,
  /** The login of this cookie has ended: signed out or deleted. */
  signedOut: 4003,
} as const;
