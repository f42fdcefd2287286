/** The lines between a host and a program that plays: docs/bots.md. */
import type { Options, Outcome, Seat } from '@tabard/engine';

/** Said at the beginning of every match. */
interface Hello {
  readonly type: 'hello';
  /** The version of these messages. */
  readonly tabard: 1;
  readonly match: string;
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly seat: Seat;
  /** Every card there is, by definition: what it is called and what it says. */
  readonly cards: readonly { readonly id: string; readonly name: string; readonly text: string }[];
}

export type ToBot =
  | Hello
  | { readonly type: 'view'; readonly state: unknown; readonly waiting: readonly Seat[] }
  | {
      readonly type: 'decision';
      readonly n: number;
      readonly kind: string;
      readonly rule: string;
      readonly text: string;
      readonly options: readonly { readonly key: string; readonly text: string }[];
      /** How many milliseconds there are to answer. */
      readonly patience: number;
    }
  | { readonly type: 'forfeit'; readonly n: number; readonly why: string }
  | ({ readonly type: 'result' } & Outcome);

export type FromBot =
  | { readonly type: 'hello'; readonly name?: string }
  | { readonly type: 'choose'; readonly n: number; readonly key: string };

/** What a line says, or undefined when it is none of these messages. */
export function parseFromBot(line: string): FromBot | undefined {
  try {
    const message = JSON.parse(line) as FromBot;
    if (message?.type === 'hello') return message;
    if (message?.type !== 'choose') return undefined;
    return Number.isInteger(message.n) && typeof message.key === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}
