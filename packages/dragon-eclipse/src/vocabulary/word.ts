import type { Args, EffectNode, Refusal, Step, Tell, Word } from '@tabard/engine';
import type { About, EffectVars, InCombat } from '../state.ts';

/** Who may have a word on a card; both where it is not said. */
export type Voice = 'player' | 'enemy' | 'arena';

/** One keyword: what it takes, who says it, when it would do nothing, what it does, says and is worth. */
export interface EclipseWord extends Omit<Word<InCombat>, 'whyNot'> {
  readonly voice?: readonly Voice[];
  whyNot?(m: InCombat, about: About, args: Args): Refusal | undefined;
  /** Whether somebody has to be asked now: then its steps are taken, and `run` otherwise. */
  mustAsk?(m: InCombat, v: EffectVars, args: Args): boolean;
  /** Resolves at once; the amount it leaves in the variables is what later parts may count. */
  run?(m: InCombat, v: EffectVars, args: Args): void;
  /** The effect that follows from it at once, or that it stands for. */
  into?(m: InCombat, v: EffectVars, args: Args): number | undefined;
  /** Resolves by steps of its own; its result is the amount that later parts may count. */
  readonly steps?: Readonly<Record<string, Step<InCombat, EffectVars>>>;
}

/** A small expression: a condition, an amount. */
export interface EclipsePhrasing<T> {
  readonly args: Word['args'];
  readonly text: Tell;
  value(m: InCombat, about: About, args: Args): T;
}

/** A compiled effect with its word at hand. */
export interface EclipseNode extends EffectNode {
  readonly spec: EclipseWord;
}
