import { type EffectLanguage, type Node, type SharedTexts, sharedWords } from '@tabard/engine';
import { type About, effects, type Omega } from '../state.ts';
import { amounts } from './amounts.ts';
import { answerWords } from './answers.ts';
import { cardWords } from './cards.ts';
import { conditions } from './conditions.ts';
import { partyWords } from './party.ts';
import { peopleWords } from './people.ts';
import { trialWords } from './trials.ts';
import { worldWords } from './world.ts';

const texts: SharedTexts = {
  sequence: {
    en: (a, t) => a.steps.map(t.effect).join(', then '),
    fr: (a, t) => a.steps.map(t.effect).join(', puis '),
  },
  choose: {
    en: (a, t) => `choose one: ${lettered(a.choose.map(t.effect))}`,
    fr: (a, t) => `au choix : ${lettered(a.choose.map(t.effect))}`,
  },
  may: {
    en: (a, t) => `if you like, ${t.effect(a.may)}`,
    fr: (a, t) => `si vous le voulez, ${t.effect(a.may)}`,
  },
  if: {
    en: (a, t) => `${t.phrase(a.if)}, ${t.effect(a.then)}${otherwise(a.else, 'otherwise', t.effect)}`,
    fr: (a, t) => `${t.phrase(a.if)}, ${t.effect(a.then)}${otherwise(a.else, 'sinon', t.effect)}`,
  },
};

/** "(a) …; (b) …" */
function lettered(parts: readonly string[]): string {
  return parts.map((part, i) => `(${String.fromCharCode(97 + i)}) ${part}`).join('; ');
}

function otherwise(node: Node | undefined, word: string, tell: (node: Node) => string): string {
  return node === undefined ? '' : `; ${word} ${tell(node)}`;
}

/** The effect language of the Anima games. */
export const language: EffectLanguage<Omega, About> = {
  effects,
  words: {
    ...sharedWords(effects, { texts, rule: 'AN-GEN-07', decider: (_m, { you }) => you }),
    ...cardWords,
    ...peopleWords,
    ...partyWords,
    ...trialWords,
    ...answerWords,
    ...worldWords,
  },
  families: { condition: conditions, amount: amounts },
};
