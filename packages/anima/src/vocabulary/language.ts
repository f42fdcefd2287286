import { type EffectLanguage, sharedWords } from '@tabard/engine';
import { type About, effects, type Omega } from '../state.ts';
import { amounts } from './amounts.ts';
import { answerWords } from './answers.ts';
import { cardWords } from './cards.ts';
import { conditions } from './conditions.ts';
import { partyWords } from './party.ts';
import { peopleWords } from './people.ts';
import { relicWords } from './relics.ts';
import { trialWords } from './trials.ts';
import { twilightWords } from './twilight.ts';
import { worldWords } from './world.ts';

/** The effect language of the Anima games. */
export const language: EffectLanguage<Omega, About> = {
  effects,
  words: {
    ...sharedWords(effects, { rule: 'AN-GEN-07', decider: (_m, { you }) => you }),
    ...cardWords,
    ...peopleWords,
    ...partyWords,
    ...trialWords,
    ...answerWords,
    ...worldWords,
    ...relicWords,
    ...twilightWords,
  },
  families: { condition: conditions, amount: amounts },
};
