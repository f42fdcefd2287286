import { compute, number, phrase, type Tell } from '@tabard/engine';
import { levelAt, rivalsHere, sizeOf } from '../rules/strength.ts';
import { type About, effects, type Omega, partyOf } from '../state.ts';
import { amountTexts, fallenText } from '../words/conditions.ts';

/** So many of the dead at most count for a card. */
const MOST_FALLEN = 4;

const amount = effects.phrasing<number>();

/** Amounts that a card counts. Their text is what follows "for each" or stands for the number itself. */
export const amounts = {
  number: amount({
    args: { number },
    text: amountTexts.number,
    value: (_m, _about, a) => a.number,
  }),
  characters: counted(amountTexts.characters, (m, { you }) => sizeOf(m, you)),
  level: counted(amountTexts.level, (m, { you }) => levelAt(m, you)),
  'finished-missions': counted(
    amountTexts['finished-missions'],
    (m, { you }) => partyOf(m, you).finished.length,
  ),
  'rivals-here': counted(amountTexts['rivals-here'], (m, { you }) => rivalsHere(m, you).length),
  cards: counted(amountTexts.cards, (m, { you }) => partyOf(m, you).hand.length),
  'rival-cards': counted(amountTexts['rival-cards'], (m, { rival }) =>
    rival < 0 ? 0 : partyOf(m, rival).hand.length,
  ),
  fallen: counted(fallenText(MOST_FALLEN), (m) => Math.min(MOST_FALLEN, m.discards.character.length)),
  plus: amount({
    args: { plus: number, to: phrase<number>('amount') },
    text: amountTexts.plus,
    value: (m, about, a) => a.plus + compute(m, about, a.to),
  }),
  roll: counted(amountTexts.roll, (_m, about) => about.amount),
};

function counted(text: Tell, value: (m: Omega, about: About) => number) {
  return amount({ args: {}, text, value });
}
