import { fixed, refuse } from '@tabard/engine';
import { mustSearch, searchSteps, searchWithoutAsking } from '../rules/searching.ts';
import { effectTexts } from '../words/effects.ts';
import { amount } from './grammar.ts';
import { word } from './word.ts';

const EMPTY = refuse('deck-empty', 'DE-TAG-SEARCH-SHORT');

/** DE-TAG-SEARCH: one of the top cards stays on top, the others go to the bottom. */
export const search = word({
  voice: ['player', 'arena'],
  args: { count: amount },
  text: effectTexts.search,
  worth: (a) => 0.4 * (fixed(a.count) ?? 3),
  whyNot: (m, about) => (m.combat.fighters[about.you].deck.length ? undefined : EMPTY),
  mustAsk: mustSearch,
  run: searchWithoutAsking,
  steps: searchSteps,
});
