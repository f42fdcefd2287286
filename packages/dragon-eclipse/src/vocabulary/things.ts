/** What amounts count. */
import { countTokens, distance, remainingHealth, spaceOf } from '../rules/facts.ts';
import type { About, InCombat } from '../state.ts';

export interface Thing {
  /** What follows "for each" and "for every 2", in English and French; {0} is the range it is counted in. */
  readonly en: readonly [each: string, many: string];
  readonly fr: readonly [each: string, many: string];
  /** What follows "de vos" where French counts what is yours. */
  readonly yours?: string;
  count(m: InCombat, about: About, range: number): number;
}

const own = (m: InCombat, about: About) => m.combat.fighters[about.you];
const foe = (m: InCombat, about: About) => m.combat.fighters[about.foe];

function sum(values: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i];
  return total;
}

export const things: Readonly<Record<string, Thing>> = {
  power: {
    en: ['Power you have', 'Power you have'],
    fr: ['Pouvoir que vous avez', 'Pouvoir'],
    count: (m, a) => own(m, a).power,
  },
  damage: {
    en: ['damage on you', 'damage on you'],
    fr: ['dégât sur vous', 'dégâts sur vous'],
    count: (m, a) => own(m, a).damage,
  },
  'foe-damage': {
    en: ['damage on the opponent', 'damage on the opponent'],
    fr: ['dégât sur l’adversaire', 'dégâts sur l’adversaire'],
    count: (m, a) => foe(m, a).damage,
  },
  health: {
    en: ['Health you have left', 'Health left'],
    fr: ['point de Santé qui vous reste', 'points de Santé restants'],
    count: (m, a) => remainingHealth(m, a.you),
  },
  'foe-health': {
    en: ['Health the opponent has left', 'Health left on the opponent'],
    fr: ['point de Santé qui reste à l’adversaire', 'points de Santé restant à l’adversaire'],
    count: (m, a) => remainingHealth(m, a.foe),
  },
  'sheet-tokens': {
    en: ['token on your sheet', 'tokens on your sheet'],
    fr: ['jeton sur votre fiche', 'jetons sur votre fiche'],
    count: (m, a) => own(m, a).tokens,
  },
  tokens: {
    en: ['token of yours in the Arena', 'tokens of yours in the Arena'],
    fr: ['jeton à vous dans l’Arène', 'jetons à vous dans l’Arène'],
    yours: 'jetons dans l’Arène',
    count: (m, a) => countTokens(m, a.you),
  },
  'tokens-near': {
    en: ['token of yours in range {0} of you', 'tokens of yours in range {0} of you'],
    fr: ['jeton à vous à portée {0}', 'jetons à vous à portée {0}'],
    yours: 'jetons à portée {0}',
    count: (m, a, range) => countTokens(m, a.you, spaceOf(m, a), range),
  },
  'tokens-near-foe': {
    en: ['token of yours in range {0} of the opponent', 'tokens of yours in range {0} of the opponent'],
    fr: ['jeton à vous à portée {0} de l’adversaire', 'jetons à vous à portée {0} de l’adversaire'],
    yours: 'jetons à portée {0} de l’adversaire',
    count: (m, a, range) => countTokens(m, a.you, foe(m, a).space, range),
  },
  'foe-tokens': {
    en: ['opposing token in the Arena', 'opposing tokens in the Arena'],
    fr: ['jeton adverse dans l’Arène', 'jetons adverses dans l’Arène'],
    count: (m, a) => countTokens(m, a.foe),
  },
  'foe-tokens-near': {
    en: ['opposing token in range {0} of you', 'opposing tokens in range {0} of you'],
    fr: ['jeton adverse à portée {0} de vous', 'jetons adverses à portée {0} de vous'],
    count: (m, a, range) => countTokens(m, a.foe, spaceOf(m, a), range),
  },
  slots: {
    en: ['card in your slots', 'cards in your slots'],
    fr: ['carte dans vos emplacements', 'cartes dans vos emplacements'],
    count: (m, a) => own(m, a).slots.length,
  },
  'foe-slots': {
    en: ['card in the opponent’s slots', 'cards in the opponent’s slots'],
    fr: ['carte dans les emplacements adverses', 'cartes dans les emplacements adverses'],
    count: (m, a) => foe(m, a).slots.length,
  },
  discard: {
    en: ['card in your discard pile', 'cards in your discard pile'],
    fr: ['carte dans votre défausse', 'cartes dans votre défausse'],
    count: (m, a) => own(m, a).discard.length,
  },
  deck: {
    en: ['card in your deck', 'cards in your deck'],
    fr: ['carte dans votre pioche', 'cartes dans votre pioche'],
    count: (m, a) => own(m, a).deck.length,
  },
  burn: {
    en: ['Burn on the opponent', 'Burn on the opponent'],
    fr: ['Brûlure sur l’adversaire', 'Brûlures sur l’adversaire'],
    count: (m, a) => foe(m, a).conditions[0],
  },
  'own-burn': {
    en: ['Burn on you', 'Burn on you'],
    fr: ['Brûlure sur vous', 'Brûlures sur vous'],
    count: (m, a) => own(m, a).conditions[0],
  },
  conditions: {
    en: ['Condition token on the opponent', 'Condition tokens on the opponent'],
    fr: ['jeton d’État sur l’adversaire', 'jetons d’État sur l’adversaire'],
    count: (m, a) => sum(foe(m, a).conditions),
  },
  'own-conditions': {
    en: ['Condition token on you', 'Condition tokens on you'],
    fr: ['jeton d’État sur vous', 'jetons d’État sur vous'],
    count: (m, a) => sum(own(m, a).conditions),
  },
  slot: {
    en: ['number of this card’s slot', 'as the number of this card’s slot'],
    fr: ['numéro de l’emplacement de cette carte', 'pour le numéro de l’emplacement de cette carte'],
    count: (_m, a) => a.slot,
  },
  distance: {
    en: ['space to the opponent', 'spaces to the opponent'],
    fr: ['case jusqu’à l’adversaire', 'cases jusqu’à l’adversaire'],
    count: (m, a) => distance(m, spaceOf(m, a), foe(m, a).space),
  },
  moved: {
    en: ['space you moved this turn', 'spaces moved this turn'],
    fr: ['case parcourue ce tour', 'cases parcourues ce tour'],
    count: (m, a) => own(m, a).moved,
  },
  resolved: {
    en: ['card you resolved this turn', 'cards resolved this turn'],
    fr: ['carte résolue ce tour', 'cartes résolues ce tour'],
    count: (m, a) => own(m, a).resolved,
  },
  struck: {
    en: ['damage you dealt this turn', 'damage dealt this turn'],
    fr: ['dégât infligé ce tour', 'dégâts infligés ce tour'],
    count: (m, a) => own(m, a).struck,
  },
  amount: {
    en: ['of these', 'of these'],
    fr: ['d’entre eux', 'd’entre eux'],
    count: (_m, a) => a.amount,
  },
  turn: {
    en: ['turn of this combat', 'turns of this combat'],
    fr: ['tour de ce combat', 'tours de ce combat'],
    count: (m) => m.combat.round,
  },
};
