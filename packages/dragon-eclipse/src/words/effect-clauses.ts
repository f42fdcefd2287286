/** The clauses that keywords are put together from, in English and in French. */
import type { Node, Phrased, Prose, Telling } from '@tabard/engine';
import type { Condition, Marker } from '../defs.ts';
import type { Place } from '../rules/facts.ts';
import type { Each } from '../rules/targets.ts';
import {
  aim,
  amountOf,
  changeText,
  drainText,
  isNumber,
  more,
  type Reaching,
  reach,
  riders,
  told,
} from './amounts.ts';
import { burns, conditionName, markerName, placeName } from './terms.ts';
import { done, en, foe, fr, isIt, token } from './voice.ts';

interface Side {
  readonly who?: 'you' | 'foe' | undefined;
}

export interface Bonus {
  readonly bonus: Phrased<number>;
  readonly line?: true | undefined;
}

export interface Attack extends Reaching {
  readonly bonus: Phrased<number>;
  readonly pierce?: Phrased<number> | undefined;
  readonly drain?: true | undefined;
  readonly each?: Each | undefined;
  readonly hit?: Node | undefined;
}

export interface Deal extends Reaching, Side {
  readonly damage: Phrased<number>;
  readonly pierce?: Phrased<number> | undefined;
  readonly drain?: true | undefined;
  readonly each?: Each | undefined;
  readonly burn?: number | undefined;
  readonly slow?: true | undefined;
  readonly weak?: true | undefined;
  readonly silence?: true | undefined;
  readonly hit?: Node | undefined;
}

export interface Afflict extends Reaching, Side {
  readonly condition: Condition;
  readonly count?: Phrased<number> | undefined;
  readonly each?: Each | undefined;
}

export interface Damage {
  readonly damage: Phrased<number>;
}

export interface Counted {
  readonly count: Phrased<number>;
}

export interface Heal extends Damage {
  readonly who?: 'you' | 'foe' | 'ally' | undefined;
}

export interface Cleanse extends Counted, Side {
  readonly only?: Condition | undefined;
}

export interface Gain extends Side {
  readonly what: 'power' | 'token' | 'fatigue';
  readonly count?: Phrased<number> | undefined;
}

export interface Blink {
  readonly range: Phrased<number>;
  readonly to?: 'toward' | 'away' | Place | undefined;
}

export interface Placed extends Counted, Reaching {
  readonly at?: 'foe' | 'here' | undefined;
  readonly apart?: true | undefined;
}

export interface Boost extends Side {
  readonly stat: string;
  readonly by: Phrased<number>;
  readonly until: keyof typeof UNTIL;
}

export interface From {
  readonly origin: 'tokens' | 'summons' | 'foe' | Place;
  readonly or?: Marker | undefined;
  readonly do: Node;
}

export interface Spend {
  readonly count: number;
  readonly of?: 'power' | 'token' | undefined;
  readonly to: Node;
}

export interface LayTerrain extends Reaching {
  readonly kind: string;
  readonly on?: Marker | undefined;
  readonly or?: Marker | undefined;
  readonly some?: number | undefined;
  readonly 'not-middle'?: true | undefined;
  readonly 'not-near-start'?: true | undefined;
}

export const yourOrIts = (t: Telling) => en(t).own;
export const own = (t: Telling) => fr(t).ownFeminine;

/** "if that deals damage, …" */
export function hit(node: Node | undefined, t: Telling): string[] {
  if (node === undefined) return [];
  return [`${t.language === 'fr' ? 'si cela inflige des dégâts' : 'if that deals damage'}, ${t.inOne(node)}`];
}

const EACH = {
  opponents: { en: ' each opponent', fr: ' chaque adversaire' },
  mystlings: { en: ' each other Mystling', fr: ' chaque autre Mystling' },
};

export function attacked(a: Attack, t: Telling): string {
  const whom = a.each === undefined ? '' : EACH[a.each][t.language];
  return `${whom}${more(a.bonus, t)}${reach(a, t)}${riders(a, t)}`;
}

/** " 3 and 2 Burn and Slow to each opponent in range 2, Drain" */
export function dealt(a: Deal, t: Telling): string {
  const { head, tail } = told(a.damage, t);
  return ` ${head}${conditionsOf(a, t)}${aim(a, t)}${tail}${riders(a, t)}`;
}

function conditionsOf(a: Deal, t: Telling): string {
  const and = t.language === 'fr' ? ' et ' : ' and ';
  const named = (['slow', 'weak', 'silence'] as const).filter((name) => a[name]);
  const all = named.map((name) => conditionName(name, t));
  return [...(a.burn === undefined ? [] : [burns(String(a.burn), t)]), ...all]
    .map((one) => and + one)
    .join('');
}

export function afflicted(a: Afflict, t: Telling): string {
  const { head, tail } = told(a.count, t);
  const tokens = a.condition === 'burn' ? burns(head, t) : conditionName(a.condition, t);
  return a.who === 'you' ? ` ${tokens}${tail}` : ` ${tokens}${aim(a, t)}${tail}`;
}

/** " 2 for your ally" */
export function healed(a: Heal, t: Telling): string {
  const { head, tail } = told(a.damage, t);
  const forAlly = t.language === 'fr' ? ` pour ${fr(t).own} allié` : ` for ${yourOrIts(t)} ally`;
  return ` ${head}${a.who === 'ally' ? forAlly : ''}${tail}`;
}

export function cleansed(a: Cleanse, t: Telling): string {
  const { head, tail } = told(a.count, t);
  return ` ${head}${a.only === undefined ? '' : ` ${conditionName(a.only, t)}`}${tail}`;
}

/** " 2 Quakes for each …" */
export function gained(a: Gain, t: Telling): string {
  const names = {
    power: { en: ['Power', 'Power'], fr: ['Pouvoir', 'Pouvoir'] },
    token: { en: [token(t, 'one'), token(t, 'many')], fr: [token(t, 'one'), token(t, 'many')] },
    fatigue: { en: ['Fatigue', 'Fatigue'], fr: ['Fatigue', 'Fatigues'] },
  };
  const [one, many] = names[a.what][t.language];
  const { head, tail } = amountOf(a.count, one, many, t);
  return ` ${head}${tail}`;
}

const DISCARDED = {
  power: { en: ['Power', 'Power'], fr: ['Pouvoir', 'Pouvoir'] },
  card: {
    en: ['card from a slot', 'cards from slots'],
    fr: ['carte d’un emplacement', 'cartes des emplacements'],
  },
  top: { en: ['card', 'cards'], fr: ['carte', 'cartes'] },
  upgrade: { en: ['Upgrade', 'Upgrades'], fr: ['Amélioration', 'Améliorations'] },
  terrain: { en: ['Terrain', 'Terrain'], fr: ['Terrain', 'Terrains'] },
};

export interface Discard extends Side {
  readonly what: keyof typeof DISCARDED | 'token';
  readonly count?: Phrased<number> | undefined;
  readonly range?: Phrased<number> | undefined;
}

/** More than there ever are: all of them. */
const ALL = '99';

export function discarded(a: Discard, t: Telling): string {
  const tokens =
    a.who === 'foe' ? (t.language === 'fr' ? ['jeton', 'jetons'] : ['token', 'tokens']) : undefined;
  const [one, many] =
    a.what === 'token' ? (tokens ?? [token(t, 'one'), token(t, 'many')]) : DISCARDED[a.what][t.language];
  const { head, tail } = told(a.count, t);
  if (head === ALL) return ` ${all(a, many, t)}${reach(a, t)}${tail}`;
  return ` ${head} ${head === '1' ? one : many}${ofDeck(a, t)}${reach(a, t)}${tail}`;
}

/** " from the top of your deck" */
function ofDeck({ what, who }: Discard, t: Telling): string {
  if (what !== 'top') return '';
  if (t.language === 'fr') return ` du dessus de ${who === 'foe' ? 'sa' : fr(t).ownFeminine} pioche`;
  return ` from the top of ${who === 'foe' ? 'its' : en(t).own} deck`;
}

/** "all Power", "tous vos jetons" */
function all(a: Discard, many: string, t: Telling): string {
  if (t.language === 'en') return a.what === 'top' ? `all cards${ofDeck(a, t)}` : `all ${many}`;
  const his = a.who === 'foe' || isIt(t);
  const names = {
    power: `tout ${his ? 'son' : 'votre'} Pouvoir`,
    token: `tous ${his ? 'ses' : 'vos'} ${many}`,
    card: `toutes les cartes de ${his ? 'ses' : 'vos'} emplacements`,
    top: `toute ${his ? 'sa' : 'votre'} pioche`,
    upgrade: `toutes ${his ? 'ses' : 'vos'} Améliorations`,
    terrain: 'tous les Terrains',
  };
  return names[a.what];
}

export function moved(a: Bonus, t: Telling): string {
  return `${more(a.bonus, t)}${a.line ? (t.language === 'fr' ? ' en ligne' : ' in line') : ''}`;
}

/** " 3 towards the opponent", or no number where any range will do */
export function blinked({ range, to }: Blink, t: Telling): string {
  return `${range.name === 'any' ? '' : ` ${told(range, t).head}`}${whither(to, t)}`;
}

function whither(to: Blink['to'], t: Telling): string {
  const isFrench = t.language === 'fr';
  if (to === undefined) return '';
  if (to === 'toward') return `${isFrench ? ' vers' : ' towards'} ${foe(t)}`;
  if (to === 'away') return `${isFrench ? ' à l’écart de' : ' away from'} ${foe(t)}`;
  return `${isFrench ? ' sur' : ' onto'} ${placeName(to, t)}`;
}

export function placed(a: Placed, t: Telling): string {
  const { head, tail } = amountOf(a.count, token(t, 'one'), token(t, 'many'), t);
  return ` ${head}${placedWhere(a, t)}${tail}`;
}

function placedWhere(a: Placed, t: Telling): string {
  const isFrench = t.language === 'fr';
  if (a.at === 'foe') return `${isFrench ? ' sous' : ' under'} ${foe(t)}${reach(a, t)}`;
  if (a.at === 'here') return isFrench ? ` sous ${fr(t).self}` : ` under ${isIt(t) ? 'itself' : 'you'}`;
  const apart = isFrench
    ? `, mais pas à côté d’un de ${fr(t).ownMany} ${token(t, 'many')}`
    : `, not next to one of ${yourOrIts(t)} ${token(t, 'many')}`;
  return `${reach(a, t)}${a.apart ? apart : ''}`;
}

const UNTIL = {
  turn: { en: () => 'until the end of this turn', fr: () => 'jusqu’à la fin de ce tour' },
  'next-turn': {
    en: (t: Telling) => `until ${yourOrIts(t)} next turn`,
    fr: (t: Telling) => `jusqu’au début de ${fr(t).own} prochain tour`,
  },
  'next-attack': {
    en: (t: Telling) => `for ${yourOrIts(t)} next Attack`,
    fr: (t: Telling) => `à ${fr(t).ownFeminine} prochaine Attaque`,
  },
  combat: { en: () => 'until the end of the combat', fr: () => 'jusqu’à la fin du combat' },
};

export function boosted(a: Boost, [you, it]: readonly [you: string, it: string], t: Telling): Prose {
  const until = UNTIL[a.until][t.language](t);
  if (!isNumber(a.stat)) return `${drainText(t)} ${until}`;
  const change = ` ${changeText(a.stat, a.by, t)} ${until}`;
  return a.who === 'foe' ? `${foe(t)} ${it}${change}` : done(t, [you, it], change);
}

export function origin(name: From['origin'], t: Telling): string {
  const isFrench = t.language === 'fr';
  if (name === 'tokens')
    return isFrench
      ? `chacun de ${fr(t).ownMany} ${token(t, 'many')}`
      : `each of ${yourOrIts(t)} ${token(t, 'many')}`;
  if (name === 'summons') return isFrench ? 'chaque Invocation' : 'each Summon';
  if (name === 'foe') return isFrench ? `la case de ${foe(t)}` : `${foe(t)}’s space`;
  return placeName(name, t);
}

export function terrainWhere(a: LayTerrain, t: Telling): string {
  const isFrench = t.language === 'fr';
  const middle = isFrench ? ', sauf celle du milieu' : ' except the middle one';
  const start = isFrench ? ', sauf à côté d’une case de départ' : ' that is not next to a starting space';
  return `${icons(a, t)}${reach(a, t)}${a['not-middle'] ? middle : ''}${a['not-near-start'] ? start : ''}`;
}

/** " with the Leaf icon", " with the Leaf or Star icon" */
function icons({ on, or }: LayTerrain, t: Telling): string {
  const names = [on, or].filter((one) => one !== undefined).map((one) => markerName(one, t));
  if (names.length === 0) return '';
  return t.language === 'fr' ? ` à l’icône ${names.join(' ou ')}` : ` with the ${names.join(' or ')} icon`;
}

/** "twice:", "3 times:" */
export function times(value: Phrased<number>, t: Telling): string {
  const { head, tail } = told(value, t);
  const isTwice = head === '2' && !tail;
  if (t.language === 'fr') return `${isTwice ? 'deux' : head} fois${tail} :`;
  if (isTwice) return 'twice:';
  return `${head === '1' && tail ? 'once' : `${head} times`}${tail}:`;
}
