import {
  type ArgSpecs,
  type Args,
  number,
  oneOf,
  optional,
  type Phrased,
  type Tell,
  yes,
} from '@tabard/engine';
import { BONUS_KINDS, CONDITIONS, eclipseContent } from '../defs.ts';
import { actionDef, isEnemy } from '../rules/facts.ts';
import type { InCombat } from '../state.ts';
import { isPlace } from './conditions.ts';
import { conditionName, PLACES, placeName, tell } from './grammar.ts';
import {
  anyCondition,
  atLeast,
  bonusName,
  byWhat,
  cardKind,
  dealing,
  enough,
  isWhom,
  least,
  someDamage,
  somePower,
  verb,
  who,
} from './happening-grammar.ts';

/** What verbs report, in a fixed order: a trigger watches some of them by their numbers. */
export const HAPPENINGS = [
  'turn-began',
  'turn-ended',
  'attacked',
  'missed',
  'dealt',
  'hurt',
  'healed',
  'moved',
  'entered',
  'blinked',
  'afflicted',
  'cleansed',
  'resolved',
  'discarded',
  'drew',
  'reshuffled',
  'searched',
  'bonus-used',
  'power-gained',
  'power-spent',
  'token-placed',
  'token-gained',
  'fell',
  'interrupted',
  'triggered',
  'upgraded',
  'special-used',
  'special-silenced',
  'tired',
] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** By what somebody was hurt. */
export const HURTS = ['attack', 'deal', 'wound', 'burn'] as const;

/** One phrase of `on`: which happening it watches and which of them it means. */
export interface HappeningPhrase {
  readonly code: number;
  readonly args: ArgSpecs;
  readonly text: Tell;
  /** The owner is -1 for the rules of an Arena, whose "you" is whoever it happens to. */
  matches(m: InCombat, owner: number, args: Args, a: number, b: number, c: number): boolean;
}

const codeOf = (name: Happening) => HAPPENINGS.indexOf(name);

export const happenings: Record<string, HappeningPhrase> = {
  'begin-turn': {
    code: codeOf('turn-began'),
    args: { who },
    text: verb('begin a turn', 'commencez|commence un tour'),
    matches: isWhom,
  },
  'end-turn': {
    code: codeOf('turn-ended'),
    args: { who },
    text: verb('end a turn', 'termin un tour'),
    matches: isWhom,
  },
  attack: {
    code: codeOf('attacked'),
    args: { who, least: optional(number), blocked: yes },
    text: verb('attack', 'attaqu', dealing),
    matches: (m, owner, a, f, _target, damage) =>
      isWhom(m, owner, a, f) &&
      (a.blocked ? damage === 0 : a.least === undefined || damage >= (a.least as number)),
  },
  miss: {
    code: codeOf('missed'),
    args: { who },
    text: verb('attack and nobody is in range', 'attaqu et personne n’est à portée'),
    matches: isWhom,
  },
  deal: {
    code: codeOf('dealt'),
    args: { who, least },
    text: verb('deal', 'infligez|inflige', someDamage),
    matches: (m, owner, a, f, _target, damage) => isWhom(m, owner, a, f) && enough(a, damage),
  },
  hurt: {
    code: codeOf('hurt'),
    args: { who, by: optional(oneOf(HURTS)), least },
    text: verb('suffer', 'subissez|subit', (a, t) => someDamage(a, t) + byWhat(a, t)),
    matches: (m, owner, a, f, damage, kind) =>
      isWhom(m, owner, a, f) && enough(a, damage) && (a.by === undefined || HURTS[kind] === a.by),
  },
  heal: {
    code: codeOf('healed'),
    args: { who, least },
    text: verb('heal', 'guérissez|guérit', atLeast('damage', 'dégât')),
    matches: (m, owner, a, f, count) => isWhom(m, owner, a, f) && enough(a, count),
  },
  move: {
    code: codeOf('moved'),
    args: { who, least },
    text: verb('move', 'bougez|bouge', atLeast('spaces', 'case')),
    matches: (m, owner, a, f, steps) => isWhom(m, owner, a, f) && enough(a, steps),
  },
  enter: {
    code: codeOf('entered'),
    args: { who, place: oneOf(PLACES) },
    text: verb('enter', 'entrez|entre sur', (a, t) => ` ${placeName(a.place, t)}`),
    matches: (m, owner, a, f, space) =>
      isWhom(m, owner, a, f) && isPlace(m, owner < 0 ? f : owner, space, a.place as string),
  },
  blink: {
    code: codeOf('blinked'),
    args: { who },
    text: verb('Blink', 'effectuez|effectue un Saut'),
    matches: isWhom,
  },
  afflicted: {
    code: codeOf('afflicted'),
    args: { who, with: optional(oneOf(CONDITIONS)) },
    text: verb(
      'get',
      'recevez|reçoit',
      (a, t) => ` ${a.with === undefined ? anyCondition(t) : conditionName(a.with, t)}`,
    ),
    matches: (m, owner, a, f, condition) =>
      isWhom(m, owner, a, f) && (a.with === undefined || CONDITIONS[condition] === a.with),
  },
  cleanse: {
    code: codeOf('cleansed'),
    args: { who, least },
    text: verb('Cleanse', 'effectuez|effectue une Purification', atLeast('Condition tokens', 'jeton d’État')),
    matches: (m, owner, a, f, count) => isWhom(m, owner, a, f) && enough(a, count),
  },
  resolve: {
    code: codeOf('resolved'),
    args: {
      who,
      card: optional(oneOf(['neutral', 'elemental', 'mystling', 'fatigue'])),
      slot: optional(number),
    },
    text: verb('resolve', 'résolvez|résout', (a, t) => cardKind(a, t)),
    matches: (m, owner, a, f, card, slot) =>
      isWhom(m, owner, a, f) &&
      (a.slot === undefined || a.slot === slot) &&
      (a.card === undefined || (!isEnemy(m, f) && actionDef(m, card).kind === a.card)),
  },
  discard: {
    code: codeOf('discarded'),
    args: { who },
    text: verb('discard a card unresolved', 'défauss une carte non résolue'),
    matches: isWhom,
  },
  draw: {
    code: codeOf('drew'),
    args: { who },
    text: verb('draw a card', 'pioch une carte'),
    matches: isWhom,
  },
  reshuffle: {
    code: codeOf('reshuffled'),
    args: { who },
    text: verb('reshuffle', 'remélangez|remélange'),
    matches: isWhom,
  },
  search: {
    code: codeOf('searched'),
    args: { who },
    text: verb('Search', 'effectuez|effectue une Recherche'),
    matches: isWhom,
  },
  bonus: {
    code: codeOf('bonus-used'),
    args: { bonus: oneOf([...BONUS_KINDS, 'any']), who },
    text: verb('use', 'utilis', (a, t) => ` ${bonusName(a, t)}`),
    matches: (m, owner, a, f, bonus) =>
      isWhom(m, owner, a, f) && (a.bonus === 'any' || eclipseContent(m).bonuses[bonus].kind === a.bonus),
  },
  'gain-power': {
    code: codeOf('power-gained'),
    args: { who, least },
    text: verb('gain', 'gagn', somePower),
    matches: (m, owner, a, f, count) => isWhom(m, owner, a, f) && enough(a, count),
  },
  'spend-power': {
    code: codeOf('power-spent'),
    args: { who, least },
    text: verb('spend', 'dépens', somePower),
    matches: (m, owner, a, f, count) => isWhom(m, owner, a, f) && enough(a, count),
  },
  'place-token': {
    code: codeOf('token-placed'),
    args: { who },
    text: verb('place a token', 'placez|place un jeton'),
    matches: isWhom,
  },
  'gain-token': {
    code: codeOf('token-gained'),
    args: { who },
    text: verb('gain a token', 'gagn un jeton'),
    matches: isWhom,
  },
  fall: {
    code: codeOf('fell'),
    args: { who },
    text: tell(
      () => 'when a Summon is destroyed',
      () => 'lorsqu’une Invocation est détruite',
    ),
    matches: isWhom,
  },
  interrupt: {
    code: codeOf('interrupted'),
    args: { who, least },
    text: verb('Interrupt', 'effectuez|effectue une Interruption', atLeast('cards', 'carte')),
    matches: (m, owner, a, f, _of, count) => isWhom(m, owner, a, f) && enough(a, count),
  },
  trigger: {
    code: codeOf('triggered'),
    args: { who },
    text: verb('Trigger', 'Déclench'),
    matches: isWhom,
  },
  upgrade: {
    code: codeOf('upgraded'),
    args: { who },
    text: verb('attach an Upgrade', 'attach une Amélioration'),
    matches: isWhom,
  },
  special: {
    code: codeOf('special-used'),
    args: {},
    text: tell(
      () => 'when the Enemy performs its Special Ability',
      () => 'lorsque l’Ennemi effectue sa Capacité spéciale',
    ),
    matches: () => true,
  },
  silenced: {
    code: codeOf('special-silenced'),
    args: {},
    text: tell(
      () => 'when the Enemy’s Special Ability is silenced',
      () => 'lorsque la Capacité spéciale de l’Ennemi est réduite au silence',
    ),
    matches: () => true,
  },
  tire: {
    code: codeOf('tired'),
    args: { who },
    text: verb('gain Fatigue', 'gagn une Fatigue'),
    matches: isWhom,
  },
};

export function codeOfPhrase(phrased: Phrased): number {
  return happenings[phrased.name].code;
}
