import { fixed, refuse } from '@tabard/engine';
import { mustSearch, searchSteps, searchWithoutAsking } from '../rules/searching.ts';
import { amount, told } from './grammar.ts';
import { word } from './word.ts';

const EMPTY = refuse('deck-empty', 'DE-TAG-SEARCH-SHORT');

/** DE-TAG-SEARCH: one of the top cards stays on top, the others go to the bottom. */
export const search = word({
  voice: ['player', 'arena'],
  args: { count: amount },
  text: {
    en: (a, t) => `Search ${told(a.count, t).head}${told(a.count, t).tail}`,
    fr: (a, t) => `Recherche ${told(a.count, t).head}${told(a.count, t).tail}`,
  },
  worth: (a) => 0.4 * (fixed(a.count) ?? 3),
  whyNot: (m, about) => (m.combat.fighters[about.you].deck.length ? undefined : EMPTY),
  mustAsk: mustSearch,
  run: searchWithoutAsking,
  steps: searchSteps,
});
