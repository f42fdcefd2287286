/** What a word of the vocabulary says in every language; prose stands in `words/`. */
import { effects as enEffects } from '../words/en/effects.ts';
import * as enPhrases from '../words/en/phrases-of-cards.ts';
import { effects as frEffects } from '../words/fr/effects.ts';
import * as frPhrases from '../words/fr/phrases-of-cards.ts';

export function says<K extends keyof typeof enEffects>(word: K) {
  return { en: enEffects[word], fr: frEffects[word] };
}

export function saysAmount<K extends keyof typeof enPhrases.amounts>(word: K) {
  return { en: enPhrases.amounts[word], fr: frPhrases.amounts[word] };
}

export function saysCondition<K extends keyof typeof enPhrases.conditions>(word: K) {
  return { en: enPhrases.conditions[word], fr: frPhrases.conditions[word] };
}

export function saysHappening<K extends keyof typeof enPhrases.happenings>(word: K) {
  return { en: enPhrases.happenings[word], fr: frPhrases.happenings[word] };
}
