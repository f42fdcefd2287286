import { compute, number, phrase } from '@tabard/engine';
import { levelAt, rivalsHere, sizeOf } from '../rules/strength.ts';
import { type About, effects, type Omega, partyOf } from '../state.ts';

/** So many of the dead at most count for a card. */
const MOST_FALLEN = 4;

const amount = effects.phrasing<number>();

/** Amounts that a card counts. Their text is what follows "for each" or stands for the number itself. */
export const amounts = {
  number: amount({
    args: { number },
    text: { en: (a) => String(a.number), fr: (a) => String(a.number) },
    value: (_m, _about, a) => a.number,
  }),
  characters: counted('the number of your Characters', 'le nombre de vos Personnages', (m, { you }) =>
    sizeOf(m, you),
  ),
  level: counted('the level of your Area', 'le niveau de votre Lieu', (m, { you }) => levelAt(m, you)),
  'finished-missions': counted(
    'the number of your finished Missions',
    'le nombre de vos Missions accomplies',
    (m, { you }) => partyOf(m, you).finished.length,
  ),
  'rivals-here': counted(
    'the number of rival parties in your Area',
    'le nombre de groupes rivaux dans votre Lieu',
    (m, { you }) => rivalsHere(m, you).length,
  ),
  cards: counted(
    'the number of cards in your hand',
    'le nombre de cartes de votre main',
    (m, { you }) => partyOf(m, you).hand.length,
  ),
  'rival-cards': counted(
    'the number of cards in your rival’s hand',
    'le nombre de cartes de la main du rival',
    (m, { rival }) => (rival < 0 ? 0 : partyOf(m, rival).hand.length),
  ),
  fallen: counted(
    `the number of Characters in the discard pile, ${MOST_FALLEN} at most`,
    `le nombre de Personnages dans la défausse, ${MOST_FALLEN} au plus`,
    (m) => Math.min(MOST_FALLEN, m.discards.character.length),
  ),
  plus: amount({
    args: { plus: number, to: phrase<number>('amount') },
    text: {
      en: (a, t) => `${a.plus} plus ${t.phrase(a.to)}`,
      fr: (a, t) => `${a.plus} plus ${t.phrase(a.to)}`,
    },
    value: (m, about, a) => a.plus + compute(m, about, a.to),
  }),
  roll: counted('the die', 'le dé', (_m, about) => about.amount),
};

function counted(en: string, fr: string, value: (m: Omega, about: About) => number) {
  return amount({ args: {}, text: { en: () => en, fr: () => fr }, value });
}
