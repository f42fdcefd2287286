import { below } from '@tabard/engine';
import { type BlindBot, choiceOf } from './bot.ts';

/** Chooses among its options, each equally likely. */
export const random: BlindBot = {
  id: 'random',
  sees: 'options',
  choose: (decision, rng) => choiceOf(decision, decision.options[below(rng, decision.options.length)]),
};
