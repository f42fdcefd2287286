import { allow, ask, done, go, happen, oneOf } from '@tabard/engine';
import { effects } from '../state.ts';
import { relicTexts } from '../words/effects.ts';

const { word } = effects;

/** Words that Twilight of the Gods brings. */
export const twilightWords = {
  'set-order': word({
    args: { for: oneOf(['next-turn']) },
    text: relicTexts['set-order'],
    steps: () => ({
      // AN-TURN-08: named at once and openly; the last such claim of a turn counts.
      begin: (m) => {
        m.nextOrder = [];
        return go('next');
      },
      next: (m, v) => {
        if (m.nextOrder.length < m.seats) return go('choose');
        happen(m, 'order-set', v.you);
        return done();
      },
      choose: ask({
        kind: 'set-order',
        rule: 'AN-TURN-08',
        batch: true,
        auto: true,
        who: (_m, v) => v.you,
        about: (m) => [m.nextOrder.length + 1],
        offer: (m, _v, offer) => {
          for (const seat of m.order) if (!m.nextOrder.includes(seat)) allow(offer, 'act-next', seat);
        },
        then: (m, _v, answer) => {
          m.nextOrder.push(answer.refs[0]);
          return go('next');
        },
      }),
    }),
  }),
};
