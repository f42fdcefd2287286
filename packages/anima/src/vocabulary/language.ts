import { type Args, type ArgValue, type EffectLanguage, type SharedTexts, sharedWords } from '@tabard/engine';
import type { Omega } from '../state.ts';
import { amounts } from './amounts.ts';
import { answerWords } from './answers.ts';
import { cardWords } from './cards.ts';
import { conditions, holds } from './conditions.ts';
import { partyWords } from './party.ts';
import { peopleWords } from './people.ts';
import { trialWords } from './trials.ts';
import { worldWords } from './world.ts';

const listed = (nodes: ArgValue, each: (node: ArgValue) => string) => (nodes as readonly number[]).map(each);

const texts: SharedTexts = {
  sequence: {
    en: (a, t) => listed(a.steps, t.effect).join(', then '),
    fr: (a, t) => listed(a.steps, t.effect).join(', puis '),
  },
  choose: {
    en: (a, t) => `choose one: ${lettered(listed(a.choose, t.effect))}`,
    fr: (a, t) => `au choix : ${lettered(listed(a.choose, t.effect))}`,
  },
  may: {
    en: (a, t) => `if you like, ${t.effect(a.may)}`,
    fr: (a, t) => `si vous le voulez, ${t.effect(a.may)}`,
  },
  if: {
    en: (a, t) => `${t.phrase(a.if)}, ${t.effect(a.then)}${otherwise(a, 'otherwise', t.effect)}`,
    fr: (a, t) => `${t.phrase(a.if)}, ${t.effect(a.then)}${otherwise(a, 'sinon', t.effect)}`,
  },
};

/** "(a) …; (b) …" */
function lettered(parts: readonly string[]): string {
  return parts.map((part, i) => `(${String.fromCharCode(97 + i)}) ${part}`).join('; ');
}

function otherwise(a: Args, word: string, effect: (node: ArgValue) => string): string {
  return a.else === undefined ? '' : `; ${word} ${effect(a.else)}`;
}

/** The effect language of the Anima games. */
export const language: EffectLanguage<Omega> = {
  words: {
    ...sharedWords<Omega>(texts, () => language, 'AN-GEN-07'),
    ...cardWords,
    ...peopleWords,
    ...partyWords,
    ...trialWords,
    ...answerWords,
    ...worldWords,
  },
  families: { condition: conditions, amount: amounts },
  holds,
};
