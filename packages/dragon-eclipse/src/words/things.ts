/** What amounts count, as parts of a sentence. */
import { isSingular, type Telling } from '@tabard/engine';
import { en, foe, foeToken, fr, isIt, isTaming, token } from './voice.ts';

/** "card in your discard pile", "of your Quakes in the Arena" */
interface Counted {
  readonly one: string;
  readonly many: string;
  readonly where: string;
  /** The same of several, where that differs. */
  readonly whereMany?: string;
  /** Whose they are, where that is said first: "your Quakes". */
  readonly owned?: string;
  readonly feminine?: true;
}

type Count = (t: Telling, range: number) => Counted;

const english: Readonly<Record<string, Count>> = {
  power: (t) => plain('Power', 'Power', en(t).has),
  damage: (t) => plain('damage', 'damage', `on ${en(t).self}`),
  'foe-damage': (t) => plain('damage', 'damage', `on ${foe(t)}`),
  health: (t) => plain('Health', 'Health', `${en(t).has} left`),
  'foe-health': (t) => plain('Health', 'Health', `${foe(t)} has left`),
  'sheet-tokens': (t) => plain(token(t, 'one'), token(t, 'many'), `on ${en(t).own} sheet`),
  tokens: (t) => ownTokens(t, 'in the Arena'),
  'tokens-near': (t, range) => ownTokens(t, `within range ${range} of ${en(t).self}`),
  'tokens-near-foe': (t, range) => ownTokens(t, `within range ${range} of ${foe(t)}`),
  'foe-tokens': (t) => foeTokens(t, 'in the Arena'),
  'foe-tokens-near': (t, range) => foeTokens(t, `within range ${range} of ${en(t).self}`),
  slots: (t) => plain('card', 'cards', `in ${en(t).own} slots`),
  'foe-slots': (t) => plain('card', 'cards', `in ${foe(t)}’s slots`),
  discard: (t) => plain('card', 'cards', `in ${en(t).own} discard pile`),
  deck: (t) => plain('card', 'cards', `in ${en(t).own} deck`),
  burn: (t) => plain('Burn', 'Burn', `on ${foe(t)}`),
  'own-burn': (t) => plain('Burn', 'Burn', `on ${en(t).self}`),
  conditions: (t) => plain('Condition token', 'Condition tokens', `on ${foe(t)}`),
  'own-conditions': (t) => plain('Condition token', 'Condition tokens', `on ${en(t).self}`),
  distance: (t) => plain('space', 'spaces', `to ${foe(t)}`),
  moved: (t) => plain('space', 'spaces', `${en(t).self} moved this turn`),
  resolved: (t) => plain('card', 'cards', `${en(t).self} resolved this turn`),
  struck: (t) => plain('damage', 'damage', `${en(t).self} dealt this turn`),
  turn: () => plain('turn', 'turns', 'of this combat'),
};

const french: Readonly<Record<string, Count>> = {
  power: (t) => plain('Pouvoir', 'Pouvoir', isIt(t) ? 'qu’il a' : 'que vous avez'),
  damage: (t) => plain('dégât', 'dégâts', `sur ${fr(t).self}`),
  'foe-damage': (t) => plain('dégât', 'dégâts', `sur ${foe(t)}`),
  health: (t) =>
    plain(
      'point de Santé',
      'points de Santé',
      isIt(t) ? 'qui lui reste' : 'qui vous reste',
      isIt(t) ? 'qui lui restent' : 'qui vous restent',
    ),
  'foe-health': (t) =>
    plain('point de Santé', 'points de Santé', `qui reste à ${foe(t)}`, `qui restent à ${foe(t)}`),
  'sheet-tokens': (t) => plain(token(t, 'one'), token(t, 'many'), `sur ${fr(t).ownFeminine} fiche`),
  tokens: (t) => ownTokens(t, 'dans l’Arène'),
  'tokens-near': (t, range) => ownTokens(t, `à portée ${range} de ${fr(t).self}`),
  'tokens-near-foe': (t, range) => ownTokens(t, `à portée ${range} de ${foe(t)}`),
  'foe-tokens': (t) => foeTokens(t, 'dans l’Arène'),
  'foe-tokens-near': (t, range) => foeTokens(t, `à portée ${range} de ${fr(t).self}`),
  slots: (t) => cards(`dans ${fr(t).ownMany} emplacements`),
  'foe-slots': (t) => cards(`dans les emplacements de ${foe(t)}`),
  discard: (t) => cards(`dans ${fr(t).ownFeminine} défausse`),
  deck: (t) => cards(`dans ${fr(t).ownFeminine} pioche`),
  burn: (t) => ({ ...plain('Brûlure', 'Brûlures', `sur ${foe(t)}`), feminine: true }),
  'own-burn': (t) => ({ ...plain('Brûlure', 'Brûlures', `sur ${fr(t).self}`), feminine: true }),
  conditions: (t) => plain('jeton d’État', 'jetons d’État', `sur ${foe(t)}`),
  'own-conditions': (t) => plain('jeton d’État', 'jetons d’État', `sur ${fr(t).self}`),
  distance: (t) => ({ ...plain('case', 'cases', `jusqu’à ${foe(t)}`), feminine: true }),
  moved: (t) => ({
    ...plain('case', 'cases', `${past(t)} parcourue ce tour`, `${past(t)} parcourues ce tour`),
    feminine: true,
  }),
  resolved: (t) => ({
    ...plain('carte', 'cartes', `${past(t)} résolue ce tour`, `${past(t)} résolues ce tour`),
    feminine: true,
  }),
  struck: (t) => plain('dégât', 'dégâts', `${past(t)} infligé ce tour`, `${past(t)} infligés ce tour`),
  turn: () => plain('tour', 'tours', 'de ce combat'),
};

function plain(one: string, many: string, where: string, whereMany?: string): Counted {
  return whereMany === undefined ? { one, many, where } : { one, many, where, whereMany };
}

function cards(where: string): Counted {
  return { one: 'carte', many: 'cartes', where, feminine: true };
}

function past(t: Telling): string {
  return isIt(t) ? 'qu’il a' : 'que vous avez';
}

function ownTokens(t: Telling, where: string): Counted {
  const owned = `${t.language === 'fr' ? fr(t).ownMany : en(t).own} ${token(t, 'many')}`;
  return { one: token(t, 'one'), many: token(t, 'many'), where, owned };
}

/** "opposing token", or on a Taming card "the Enemy’s Quakes". */
function foeTokens(t: Telling, where: string): Counted {
  if (isTaming(t)) {
    const owned = t.language === 'fr' ? `ses ${foeToken(t, 'many')}` : `its ${foeToken(t, 'many')}`;
    return { one: foeToken(t, 'one'), many: foeToken(t, 'many'), where, owned };
  }
  if (t.language === 'fr') return plain('jeton adverse', 'jetons adverses', where);
  return plain('opposing token', 'opposing tokens', where);
}

/** What a count is called: the parts of the phrase. */
function countedBy(name: string, range: unknown, t: Telling): Counted {
  const table = t.language === 'fr' ? french : english;
  return table[name](t, Number(range ?? 1));
}

/** "for each card in your discard pile", "for every 2 of your Quakes in the Arena" */
export function forEach(name: string, range: unknown, per: number, t: Telling): string {
  if (name === 'amount')
    return t.language === 'fr' ? 'pour chaque jeton ainsi défaussé' : 'for each token discarded this way';
  if (name === 'slot')
    return t.language === 'fr'
      ? 'fois le numéro d’emplacement de cette carte'
      : 'times the number of this card’s slot';
  const { one, many, where, whereMany = where, owned } = countedBy(name, range, t);
  if (t.language === 'fr') {
    if (per === 1) return `${owned ? `pour chacun de ${owned}` : `par ${one}`} ${where}`;
    return `par tranche de ${per} ${owned ? `de ${owned}` : many} ${whereMany}`;
  }
  if (per === 1) return `for each ${owned ? `of ${owned}` : one} ${where}`;
  return `for every ${per} ${owned ? `of ${owned}` : many} ${where}`;
}

/** "number of its slot", "number of cards in your slots" */
export function numberOf(name: string, range: unknown, t: Telling): string {
  if (name === 'slot')
    return t.language === 'fr' ? 'numéro d’emplacement de cette carte' : 'number of this card’s slot';
  const { many, where, whereMany = where, owned } = countedBy(name, range, t);
  return `${t.language === 'fr' ? 'nombre de' : 'number of'} ${owned ?? many} ${whereMany}`;
}

/** At least so many, or at most. */
export interface Bound {
  readonly least?: number;
  readonly most?: number;
}

/** "you have 5 or more Power", "there are no opposing tokens in the Arena": what a bound on a count says. */
export function stateOf(name: string, range: unknown, bound: Bound, t: Telling): string {
  return t.language === 'fr' ? stateInFrench(name, range, bound, t) : stateInEnglish(name, range, bound, t);
}

/** How a thing is had or done; the others simply are there. */
const hadEn: Readonly<Record<string, (many: string, t: Telling, one: string) => string>> = {
  power: (many, t) => `${en(t).has} ${many} Power`,
  damage: (many, t) => `${en(t).has} ${many} damage`,
  'foe-damage': (many, t) => `${foe(t)} has ${many} damage`,
  health: (many, t) => `${en(t).has} ${many} Health left`,
  'foe-health': (many, t) => `${foe(t)} has ${many} Health left`,
  moved: (many, t, s) => `${en(t).self} moved ${many} space${s} this turn`,
  resolved: (many, t, s) => `${en(t).self} resolved ${many} card${s} this turn`,
  struck: (many, t) => `${en(t).self} dealt ${many} damage this turn`,
};

function stateInEnglish(name: string, range: unknown, bound: Bound, t: Telling): string {
  if (bound.most === 0 && name === 'moved') return `${en(t).self} did not move this turn`;
  const limit = bound.least ?? bound.most ?? 0;
  const isOne = limit === 1;
  const many = bound.most === 0 ? 'no' : bound.least === undefined ? `at most ${limit}` : `${limit} or more`;
  const had = hadEn[name]?.(many, t, isOne && bound.least === undefined ? '' : 's');
  if (had !== undefined) return had;
  const counted = countedBy(name, range, t);
  if (counted.owned)
    return `${bound.most === 0 ? 'none' : many} of ${counted.owned} ${isOne || bound.most === 0 ? 'is' : 'are'} ${counted.where}`;
  const noun = isOne && bound.least === undefined ? counted.one : counted.many;
  return `there ${isOne && bound.least === undefined ? 'is' : 'are'} ${many} ${noun} ${counted.where}`;
}

const hadFr: Readonly<Record<string, (many: string, s: string, t: Telling) => string>> = {
  power: (many, _s, t) => `${fr(t).has} ${many} Pouvoir`,
  damage: (many, s, t) => `${fr(t).has} ${many} dégât${s}`,
  'foe-damage': (many, s, t) => `${foe(t)} a ${many} dégât${s}`,
  health: (many, s, t) => `il ${isIt(t) ? 'lui' : 'vous'} reste ${many} point${s} de Santé`,
  'foe-health': (many, s, t) => `il reste ${many} point${s} de Santé à ${foe(t)}`,
  moved: (many, s, t) => `${fr(t).has} parcouru ${many} case${s} ce tour`,
  resolved: (many, s, t) => `${fr(t).has} résolu ${many} carte${s} ce tour`,
  struck: (many, s, t) => `${fr(t).has} infligé ${many} dégât${s} ce tour`,
};
const noneFr: Readonly<Record<string, (t: Telling) => string>> = {
  power: (t) => `${hasNo(t)} de Pouvoir`,
  damage: (t) => `${hasNo(t)} de dégât`,
  'foe-damage': (t) => `${foe(t)} n’a pas de dégât`,
  moved: (t) => `${hasNo(t)} bougé ce tour`,
  resolved: (t) => `${isIt(t) ? 'il n’a' : 'vous n’avez'} résolu aucune carte ce tour`,
  struck: (t) => `${isIt(t) ? 'il n’a' : 'vous n’avez'} infligé aucun dégât ce tour`,
};

function hasNo(t: Telling): string {
  return isIt(t) ? 'il n’a pas' : 'vous n’avez pas';
}

function stateInFrench(name: string, range: unknown, bound: Bound, t: Telling): string {
  const limit = bound.least ?? bound.most ?? 0;
  const many = bound.least === undefined ? `au plus ${limit}` : `au moins ${limit}`;
  const isOne = isSingular('fr', limit);
  const had = bound.most === 0 ? noneFr[name]?.(t) : hadFr[name]?.(many, isOne ? '' : 's', t);
  return had ?? thereInFrench(countedBy(name, range, t), bound.most === 0 ? undefined : many, isOne);
}

function thereInFrench(
  { one, many, where, owned, feminine }: Counted,
  quantity: string | undefined,
  isOne: boolean,
) {
  const none = feminine ? 'aucune' : 'aucun';
  if (owned)
    return quantity
      ? `${quantity} de ${owned} ${isOne ? 'est' : 'sont'} ${where}`
      : `${none} de ${owned} n’est ${where}`;
  return quantity ? `il y a ${quantity} ${isOne ? one : many} ${where}` : `il n’y a ${none} ${one} ${where}`;
}
