import { type Env, number, type Phrased, type Phrasing } from '@tabard/engine';
import { levelAt, rivalsHere, sizeOf } from '../rules/strength.ts';
import { type Omega, partyOf } from '../state.ts';

type Amount = Phrasing<Omega, number>;

/** Amounts that a card counts. Their text is what follows "for each" or stands for the number itself. */
export const amounts: Record<string, Amount> = {
  number: {
    args: { number },
    text: { en: (a) => String(a.number), fr: (a) => String(a.number) },
    value: (_m, _env, a) => a.number as number,
  },
  characters: counted('the number of your Characters', 'le nombre de vos Personnages', (m, env) =>
    sizeOf(m, env.you),
  ),
  level: counted('the level of your Area', 'le niveau de votre Lieu', (m, env) => levelAt(m, env.you)),
  'finished-missions': counted(
    'the number of your finished Missions',
    'le nombre de vos Missions accomplies',
    (m, env) => partyOf(m, env.you).finished.length,
  ),
  'rivals-here': counted(
    'the number of rival parties in your Area',
    'le nombre de groupes rivaux dans votre Lieu',
    (m, env) => rivalsHere(m, env.you).length,
  ),
  cards: counted(
    'the number of cards in your hand',
    'le nombre de cartes de votre main',
    (m, env) => partyOf(m, env.you).hand.length,
  ),
  'rival-cards': counted(
    'the number of cards in your rival’s hand',
    'le nombre de cartes de la main du rival',
    (m, env) => (env.rival < 0 ? 0 : partyOf(m, env.rival).hand.length),
  ),
  roll: counted('the die', 'le dé', (_m, env) => env.amount),
};

export function amountOf(m: Omega, env: Env, amount: Phrased): number {
  return amounts[amount.name].value(m, env, amount.args);
}

function counted(en: string, fr: string, value: (m: Omega, env: Env) => number): Amount {
  return { args: {}, text: { en: () => en, fr: () => fr }, value };
}
