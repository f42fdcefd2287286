import type { Analysis, Hint } from '@tabard/bots';
import type { MatchLog, MatchState, View } from '@tabard/engine';

/** What the page asks of the worker that thinks. */
export type ThinkingRequest =
  | { readonly kind: 'hint'; readonly id: number; readonly game: string; readonly view: View }
  | { readonly kind: 'analysis'; readonly id: number; readonly log: MatchLog; readonly start?: MatchState }
  | { readonly kind: 'stop'; readonly id: number };

export type ThinkingResponse =
  | { readonly kind: 'done'; readonly id: number; readonly value: Hint | Analysis }
  | { readonly kind: 'progress'; readonly id: number; readonly share: number }
  | { readonly kind: 'failed'; readonly id: number; readonly why: string }
  /** The code of the game could not be loaded. */
  | { readonly kind: 'unloaded'; readonly id: number };
