/** What each keyword says, in English and in French: to the player whose card it is, or of an Enemy. */
import { leadingTo, type Node, type Phrased, type Prose, type Telling } from '@tabard/engine';
import type { Condition, Element, Marker } from '../defs.ts';
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
import { burns, conditionName, elementName, markerName, placeName } from './terms.ts';
import { done, en, foe, fr, isIt, token } from './voice.ts';

interface Side {
  readonly who?: 'you' | 'foe' | undefined;
}

interface Bonus {
  readonly bonus: Phrased<number>;
  readonly line?: true | undefined;
}

interface Attack extends Reaching {
  readonly bonus: Phrased<number>;
  readonly pierce?: Phrased<number> | undefined;
  readonly drain?: true | undefined;
  readonly each?: Each | undefined;
  readonly hit?: Node | undefined;
}

interface Deal extends Reaching, Side {
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

interface Afflict extends Reaching, Side {
  readonly condition: Condition;
  readonly count?: Phrased<number> | undefined;
  readonly each?: Each | undefined;
}

interface Damage {
  readonly damage: Phrased<number>;
}

interface Counted {
  readonly count: Phrased<number>;
}

interface Heal extends Damage {
  readonly who?: 'you' | 'foe' | 'ally' | undefined;
}

interface Cleanse extends Counted, Side {
  readonly only?: Condition | undefined;
}

interface Gain extends Side {
  readonly what: 'power' | 'token' | 'fatigue';
  readonly count?: Phrased<number> | undefined;
}

interface Blink {
  readonly range: Phrased<number>;
  readonly to?: 'toward' | 'away' | Place | undefined;
}

interface Placed extends Counted, Reaching {
  readonly at?: 'foe' | 'here' | undefined;
  readonly apart?: true | undefined;
}

interface Boost extends Side {
  readonly stat: string;
  readonly by: Phrased<number>;
  readonly until: keyof typeof UNTIL;
}

interface From {
  readonly origin: 'tokens' | 'summons' | 'foe' | Place;
  readonly or?: Marker | undefined;
  readonly do: Node;
}

interface Spend {
  readonly count: number;
  readonly of?: 'power' | 'token' | undefined;
  readonly to: Node;
}

interface LayTerrain extends Reaching {
  readonly kind: string;
  readonly on?: Marker | undefined;
  readonly or?: Marker | undefined;
  readonly some?: number | undefined;
  readonly 'not-middle'?: true | undefined;
  readonly 'not-near-start'?: true | undefined;
}

const yourOrIts = (t: Telling) => en(t).own;
const own = (t: Telling) => fr(t).ownFeminine;

/** "if that deals damage, …" */
function hit(node: Node | undefined, t: Telling): string[] {
  if (node === undefined) return [];
  return [`${t.language === 'fr' ? 'si cela inflige des dégâts' : 'if that deals damage'}, ${t.inOne(node)}`];
}

const EACH = {
  opponents: { en: ' each opponent', fr: ' chaque adversaire' },
  mystlings: { en: ' each other Mystling', fr: ' chaque autre Mystling' },
};

function attacked(a: Attack, t: Telling): string {
  const whom = a.each === undefined ? '' : EACH[a.each][t.language];
  return `${whom}${more(a.bonus, t)}${reach(a, t)}${riders(a, t)}`;
}

/** " 3 and 2 Burn and Slow to each opponent in range 2, Drain" */
function dealt(a: Deal, t: Telling): string {
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

function afflicted(a: Afflict, t: Telling): string {
  const { head, tail } = told(a.count, t);
  const tokens = a.condition === 'burn' ? burns(head, t) : conditionName(a.condition, t);
  return a.who === 'you' ? ` ${tokens}${tail}` : ` ${tokens}${aim(a, t)}${tail}`;
}

/** " 2 for your ally" */
function healed(a: Heal, t: Telling): string {
  const { head, tail } = told(a.damage, t);
  const forAlly = t.language === 'fr' ? ` pour ${fr(t).own} allié` : ` for ${yourOrIts(t)} ally`;
  return ` ${head}${a.who === 'ally' ? forAlly : ''}${tail}`;
}

function cleansed(a: Cleanse, t: Telling): string {
  const { head, tail } = told(a.count, t);
  return ` ${head}${a.only === undefined ? '' : ` ${conditionName(a.only, t)}`}${tail}`;
}

/** " 2 Quakes for each …" */
function gained(a: Gain, t: Telling): string {
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

interface Discard extends Side {
  readonly what: keyof typeof DISCARDED | 'token';
  readonly count?: Phrased<number> | undefined;
  readonly range?: Phrased<number> | undefined;
}

/** More than there ever are: all of them. */
const ALL = '99';

function discarded(a: Discard, t: Telling): string {
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

function moved(a: Bonus, t: Telling): string {
  return `${more(a.bonus, t)}${a.line ? (t.language === 'fr' ? ' en ligne' : ' in line') : ''}`;
}

/** " 3 towards the opponent", or no number where any range will do */
function blinked({ range, to }: Blink, t: Telling): string {
  return `${range.name === 'any' ? '' : ` ${told(range, t).head}`}${whither(to, t)}`;
}

function whither(to: Blink['to'], t: Telling): string {
  const isFrench = t.language === 'fr';
  if (to === undefined) return '';
  if (to === 'toward') return `${isFrench ? ' vers' : ' towards'} ${foe(t)}`;
  if (to === 'away') return `${isFrench ? ' à l’écart de' : ' away from'} ${foe(t)}`;
  return `${isFrench ? ' sur' : ' onto'} ${placeName(to, t)}`;
}

function placed(a: Placed, t: Telling): string {
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

function boosted(a: Boost, [you, it]: readonly [you: string, it: string], t: Telling): Prose {
  const until = UNTIL[a.until][t.language](t);
  if (!isNumber(a.stat)) return `${drainText(t)} ${until}`;
  const change = ` ${changeText(a.stat, a.by, t)} ${until}`;
  return a.who === 'foe' ? `${foe(t)} ${it}${change}` : done(t, [you, it], change);
}

function origin(name: From['origin'], t: Telling): string {
  const isFrench = t.language === 'fr';
  if (name === 'tokens')
    return isFrench
      ? `chacun de ${fr(t).ownMany} ${token(t, 'many')}`
      : `each of ${yourOrIts(t)} ${token(t, 'many')}`;
  if (name === 'summons') return isFrench ? 'chaque Invocation' : 'each Summon';
  if (name === 'foe') return isFrench ? `la case de ${foe(t)}` : `${foe(t)}’s space`;
  return placeName(name, t);
}

function terrainWhere(a: LayTerrain, t: Telling): string {
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
function times(value: Phrased<number>, t: Telling): string {
  const { head, tail } = told(value, t);
  const isTwice = head === '2' && !tail;
  if (t.language === 'fr') return `${isTwice ? 'deux' : head} fois${tail} :`;
  if (isTwice) return 'twice:';
  return `${head === '1' && tail ? 'once' : `${head} times`}${tail}:`;
}

type Doing = { readonly do: Node };
type Against = Doing & { readonly element: Element };
type Slotted = Doing & { readonly slot: number };
type Repeated = Doing & { readonly times: Phrased<number> };
type Recall = { readonly where: 'top' | 'bottom' };
type Taunt = { readonly how: 'take' | 'give' };
type Interrupt = Counted & Reaching;

export const effectTexts = {
  attack: {
    en: (a: Attack, t: Telling) => done(t, ['attack', 'attacks'], attacked(a, t), hit(a.hit, t)),
    fr: (a: Attack, t: Telling) => done(t, ['attaquez', 'attaque'], attacked(a, t), hit(a.hit, t)),
  },
  deal: {
    en: (a: Deal, t: Telling) => done(t, ['deal', 'deals'], dealt(a, t), hit(a.hit, t)),
    fr: (a: Deal, t: Telling) =>
      done(
        t,
        a.who === 'you' ? ['infligez-vous', 's’inflige'] : ['infligez', 'inflige'],
        dealt(a, t),
        hit(a.hit, t),
      ),
  },
  afflict: {
    en: (a: Afflict, t: Telling) =>
      done(t, a.who === 'you' ? ['get', 'gets'] : ['give', 'gives'], afflicted(a, t)),
    fr: (a: Afflict, t: Telling) =>
      done(t, a.who === 'you' ? ['recevez', 'reçoit'] : ['donnez', 'donne'], afflicted(a, t)),
  },
  wound: {
    en: (a: Damage, t: Telling) =>
      done(t, ['suffer', 'suffers'], ` ${told(a.damage, t).head} damage${told(a.damage, t).tail}`),
    fr: (a: Damage, t: Telling) => {
      const { head, tail } = amountOf(a.damage, 'dégât', 'dégâts', t);
      return done(t, ['subissez', 'subit'], ` ${head}${tail}`);
    },
  },
  heal: {
    en: (a: Heal, t: Telling) =>
      a.who === 'foe' ? `${foe(t)} Heals${healed(a, t)}` : done(t, ['Heal', 'Heals'], healed(a, t)),
    fr: (a: Heal, t: Telling) =>
      a.who === 'foe'
        ? `${foe(t)} se Soigne de${healed(a, t)}`
        : done(t, ['Soin', 'se Soigne de'], healed(a, t)),
  },
  cleanse: {
    en: (a: Cleanse, t: Telling) =>
      a.who === 'foe'
        ? `${foe(t)} Cleanses${cleansed(a, t)}`
        : done(t, ['Cleanse', 'Cleanses'], cleansed(a, t)),
    fr: (a: Cleanse, t: Telling) =>
      a.who === 'foe'
        ? `${foe(t)} effectue une Purification${cleansed(a, t)}`
        : done(t, ['Purification', 'effectue une Purification'], cleansed(a, t)),
  },
  gain: {
    en: (a: Gain, t: Telling) =>
      a.who === 'foe' ? `${foe(t)} gains${gained(a, t)}` : done(t, ['gain', 'gains'], gained(a, t)),
    fr: (a: Gain, t: Telling) =>
      a.who === 'foe' ? `${foe(t)} gagne${gained(a, t)}` : done(t, ['gagnez', 'gagne'], gained(a, t)),
  },
  discard: {
    en: (a: Discard, t: Telling) =>
      a.who === 'foe'
        ? `${foe(t)} ${a.what === 'power' ? 'loses' : 'discards'}${discarded(a, t)}`
        : done(t, a.what === 'power' ? ['lose', 'loses'] : ['discard', 'discards'], discarded(a, t)),
    fr: (a: Discard, t: Telling) =>
      a.who === 'foe'
        ? `${foe(t)} ${a.what === 'power' ? 'perd' : 'défausse'}${discarded(a, t)}`
        : done(t, a.what === 'power' ? ['perdez', 'perd'] : ['défaussez', 'défausse'], discarded(a, t)),
  },
  move: {
    en: (a: Bonus, t: Telling) => done(t, ['move', 'moves'], moved(a, t)),
    fr: (a: Bonus, t: Telling) => done(t, ['déplacez-vous', 'se déplace'], moved(a, t)),
  },
  rush: {
    en: (a: Bonus, t: Telling) => done(t, ['Rush', 'Rushes'], moved(a, t)),
    fr: (a: Bonus, t: Telling) => done(t, ['Chargez', 'Charge'], moved(a, t)),
  },
  retreat: {
    en: (a: Bonus, t: Telling) => done(t, ['Retreat', 'Retreats'], moved(a, t)),
    fr: (a: Bonus, t: Telling) => done(t, ['Repliez-vous', 'se Replie'], moved(a, t)),
  },
  blink: {
    en: (a: Blink, t: Telling) => done(t, ['Blink', 'Blinks'], blinked(a, t)),
    fr: (a: Blink, t: Telling) => done(t, ['Saut', 'effectue un Saut'], blinked(a, t)),
  },
  place: {
    en: (a: Placed, t: Telling) => done(t, ['place', 'places'], placed(a, t)),
    fr: (a: Placed, t: Telling) => done(t, ['placez', 'place'], placed(a, t)),
  },
  draw: {
    en: (a: Counted, t: Telling) => {
      const { head, tail } = amountOf(a.count, 'card', 'cards', t);
      return done(t, ['draw', 'draws'], ` ${head}${tail}`);
    },
    fr: (a: Counted, t: Telling) => {
      const { head, tail } = amountOf(a.count, 'carte', 'cartes', t);
      return done(t, ['piochez', 'pioche'], ` ${head}${tail}`);
    },
  },
  search: {
    en: (a: Counted, t: Telling) =>
      done(t, ['Search', 'Searches'], ` ${told(a.count, t).head}${told(a.count, t).tail}`),
    fr: (a: Counted, t: Telling) =>
      done(t, ['Recherche', 'effectue une Recherche'], ` ${told(a.count, t).head}${told(a.count, t).tail}`),
  },
  recall: {
    en: (a: Recall, t: Telling) => {
      const where = a.where === 'top' ? 'top' : 'the bottom';
      return done(
        t,
        ['put', 'puts'],
        ` a card from ${yourOrIts(t)} discard pile on ${where} of ${yourOrIts(t)} deck`,
      );
    },
    fr: (a: Recall, t: Telling) =>
      done(
        t,
        ['mettez', 'met'],
        ` une carte de ${own(t)} défausse ${a.where === 'top' ? 'sur' : 'sous'} ${own(t)} pioche`,
      ),
  },
  arrange: {
    en: (_a: unknown, t: Telling) =>
      done(t, ['exchange', 'exchanges'], ` two cards in ${yourOrIts(t)} slots`),
    fr: (_a: unknown, t: Telling) =>
      done(t, ['échangez', 'échange'], ` deux cartes de ${fr(t).ownMany} emplacements`),
  },
  slide: {
    en: (_a: unknown, t: Telling) => done(t, ['slide', 'slides'], ` ${yourOrIts(t)} cards right`),
    fr: (_a: unknown, t: Telling) => done(t, ['faites', 'fait'], ` glisser ${fr(t).ownMany} cartes à droite`),
  },
  shuffle: {
    en: (_a: unknown, t: Telling) => done(t, ['shuffle', 'shuffles'], ` ${yourOrIts(t)} deck`),
    fr: (_a: unknown, t: Telling) => done(t, ['mélangez', 'mélange'], ` ${own(t)} pioche`),
  },
  reshuffle: {
    en: (_a: unknown, t: Telling) => done(t, ['reshuffle', 'reshuffles']),
    fr: (_a: unknown, t: Telling) =>
      done(t, ['remélangez', 'remélange'], ` ${own(t)} défausse dans ${own(t)} pioche`),
  },
  interrupt: {
    en: (a: Interrupt, t: Telling) =>
      done(t, ['Interrupt', 'Interrupts'], ` ${told(a.count, t).head}${reach(a, t)}${told(a.count, t).tail}`),
    fr: (a: Interrupt, t: Telling) =>
      done(
        t,
        ['Interruption', 'effectue une Interruption'],
        ` ${told(a.count, t).head}${reach(a, t)}${told(a.count, t).tail}`,
      ),
  },
  trigger: {
    en: (_a: unknown, t: Telling) => done(t, ['Trigger', 'Triggers']),
    fr: (_a: unknown, t: Telling) => done(t, ['Déclenchez', 'Déclenche']),
  },
  resolve: {
    en: (_a: unknown, t: Telling) =>
      done(t, ['resolve', 'resolves'], ` the top card of ${yourOrIts(t)} deck`),
    fr: (_a: unknown, t: Telling) =>
      done(t, ['résolvez', 'résout'], ` la carte du dessus de ${own(t)} pioche`),
  },
  remove: {
    en: () => 'remove this card from play',
    fr: () => 'retirez cette carte du jeu',
  },
  boost: {
    en: (a: Boost, t: Telling) => boosted(a, ['you have', 'has'], t),
    fr: (a: Boost, t: Telling) => boosted(a, ['vous avez', 'a'], t),
  },
  terrain: {
    en: (a: LayTerrain, t: Telling) =>
      `place ${a.some ?? 1} ${t.nameOf(a.kind)}${a.some === undefined ? ' on every space' : ' on a space'}${terrainWhere(a, t)}`,
    fr: (a: LayTerrain, t: Telling) =>
      `placez ${a.some ?? 1} ${t.nameOf(a.kind)}${a.some === undefined ? ' sur chaque case' : ' sur une case'}${terrainWhere(a, t)}`,
  },
  taunt: {
    en: (a: Taunt) => (a.how === 'take' ? 'take the Taunt token' : 'give the Taunt token to your ally'),
    fr: (a: Taunt) =>
      a.how === 'take' ? 'prenez le jeton Provocation' : 'donnez le jeton Provocation à votre allié',
  },
  slot: {
    en: (a: Slotted, t: Telling) => leadingTo(`Slot ${a.slot}:`, t.said(a.do)),
    fr: (a: Slotted, t: Telling) => leadingTo(`Emplacement ${a.slot} :`, t.said(a.do)),
  },
  against: {
    en: (a: Against, t: Telling) => leadingTo(`against ${elementName(a.element, t)},`, t.said(a.do)),
    fr: (a: Against, t: Telling) => leadingTo(`contre ${elementName(a.element, t)},`, t.said(a.do)),
  },
  from: {
    en: (a: From, t: Telling) =>
      `from ${origin(a.origin, t)}${a.or ? ` or ${placeName(a.or, t)}` : ''}, ${t.inOne(a.do)}`,
    fr: (a: From, t: Telling) =>
      `depuis ${origin(a.origin, t)}${a.or ? ` ou ${placeName(a.or, t)}` : ''}, ${t.inOne(a.do)}`,
  },
  spend: {
    en: (a: Spend, t: Telling) => {
      const tokens = `${token(t, a.count === 1 ? 'one' : 'many')} from your sheet`;
      return `you may spend ${a.count} ${a.of === 'token' ? tokens : 'Power'}: ${t.inOne(a.to)}`;
    },
    fr: (a: Spend, t: Telling) => {
      const tokens = `${token(t, a.count === 1 ? 'one' : 'many')} de votre fiche`;
      return `vous pouvez dépenser ${a.count} ${a.of === 'token' ? tokens : 'Pouvoir'} : ${t.inOne(a.to)}`;
    },
  },
  repeat: {
    en: (a: Repeated, t: Telling) => leadingTo(times(a.times, t), t.said(a.do)),
    fr: (a: Repeated, t: Telling) => leadingTo(times(a.times, t), t.said(a.do)),
  },
};
