import { type EffectLanguage, happen, refuse, sharedWords, unwind } from '@tabard/engine';
import * as the from '../rules/handles.ts';
import { type About, aboutNow, effects, type Match } from '../state.ts';
import { bodyWords } from './body.ts';
import { cardWords } from './cards.ts';
import { findWords, tableWords } from './finds.ts';
import { amounts, conditions, happenings } from './phrases.ts';
import { says } from './says.ts';

const NO_FIGHT = refuse('no-fight', 'WA-COMBAT-13');

const shared = sharedWords(effects, {
  rule: 'WA-TURN-04',
  decider: (_m, { you }) => you,
});

/** WA-COMBAT-13. */
const endCombat = effects.word({
  args: {},
  text: says('end-combat'),
  whyNot: (m) => (m.fight ? undefined : NO_FIGHT),
  steps: () => ({
    begin: (m, v) => {
      if (m.fight) m.fight.isBroken = true;
      happen(m, 'broken-off', v.you);
      return unwind(the.fight);
    },
  }),
});

/** The words of the cards, and how they are run. */
export const language: EffectLanguage<Match, About> = {
  effects,
  words: { ...shared, ...bodyWords, ...cardWords, ...findWords, ...tableWords, 'end-combat': endCombat },
  families: { amount: amounts, condition: conditions, happening: happenings },
  // WA-TURN-01: whoever acts decides in which order things take effect.
  reactions: {
    of: (m) => m.reactions,
    rule: 'WA-TURN-01',
    orderedBy: (m) => m.active,
    about: (m, owner) => aboutNow(m, owner),
  },
};
