/** What each keyword says, in English and in French: to the player whose card it is, or of an Enemy. */
import { leadingTo, type Node, type Phrased, type Telling } from '@tabard/engine';
import type { Element } from '../defs.ts';
import { amountOf, type Reaching, reach, told } from './amounts.ts';
import {
  type Afflict,
  type Attack,
  afflicted,
  attacked,
  type Blink,
  type Bonus,
  type Boost,
  blinked,
  boosted,
  type Cleanse,
  type Counted,
  cleansed,
  type Damage,
  type Deal,
  type Discard,
  dealt,
  discarded,
  type From,
  type Gain,
  gained,
  type Heal,
  healed,
  hit,
  type LayTerrain,
  moved,
  origin,
  own,
  type Placed,
  placed,
  type Spend,
  terrainWhere,
  times,
  yourOrIts,
} from './effect-clauses.ts';
import { elementName, placeName } from './terms.ts';
import { done, foe, fr, token } from './voice.ts';

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
