import {
  type ArgSpecs,
  type ArgsOf,
  compute,
  type HappeningPhrasing,
  name,
  number,
  oneOf,
  optional,
  phrase,
  positive,
  type Tell,
} from '@tabard/engine';
import { ATTACKS, boardContent, CLASSES, KINDS, LEVELS, RESOURCES } from '../defs.ts';
import { hasAttack } from '../rules/attacks.ts';
import { characterDef, isAt, valourOf } from '../rules/facts.ts';
import { HAPPENINGS, type Happening } from '../rules/report.ts';
import { encounterFought } from '../rules/sources.ts';
import { type About, effects, FOE, heroOf, type Match } from '../state.ts';
import { things as words } from '../words/en/phrases-of-cards.ts';
import { saysAmount, saysCondition, saysHappening } from './says.ts';

const amountPhrase = effects.phrasing<number>();
const conditionPhrase = effects.phrasing<boolean>();

/** Arguments that many words share. */
export const amount = phrase<number>('amount');
const condition = phrase<boolean>('condition');
export const who = optional(oneOf(['you', 'foe']));

type Thing = keyof typeof words;
const THINGS = Object.keys(words) as Thing[];

/** How each thing is counted. */
const COUNTED: Readonly<Record<Thing, (m: Match, about: About) => number>> = {
  level: (m, { you }) => heroOf(m, you).level + 1,
  damage: (m, { you }) => heroOf(m, you).damage,
  'foe-damage': (m, { foe }) => (foe === FOE ? (m.fight?.damage ?? 0) : foe >= 0 ? heroOf(m, foe).damage : 0),
  hand: (m, { you }) => heroOf(m, you).hand.length,
  energy: (m, { you }) => heroOf(m, you).energy,
  die: (m, about) => dieOf(m, about, 'you'),
  'foe-die': (m, about) => dieOf(m, about, 'foe'),
  bag: (m, { you }) => heroOf(m, you).bag.length,
  kept: (m, { you }) => heroOf(m, you).kept.length,
  quests: (m, { you }) => heroOf(m, you).log.length,
  trophies: (m, { you }) => heroOf(m, you).trophies.length,
  attached: (m, { you }) => m.attached.filter((one) => one.seat === you).length,
  'rivals-here': (m, { you }) => rivalsHere(m, you),
  played: (m, { you }) => heroOf(m, you).played.length,
  steps: (m) => m.steps,
  'foe-level': (m, { foe }) =>
    foe === FOE ? (encounterFought(m)?.level ?? -1) + 1 : foe >= 0 ? heroOf(m, foe).level + 1 : 0,
  markers: (m) => m.track.length,
  that: (_m, about) => about.amount,
};

function rivalsHere(m: Match, you: number): number {
  return m.heroes.filter(({ space }, seat) => seat !== you && space === heroOf(m, you).space).length;
}

/** The die of this side in the fight; 0 outside of one. */
function dieOf({ fight }: Match, { you }: About, side: 'you' | 'foe'): number {
  if (!fight) return 0;
  return (you === fight.seat) === (side === 'you') ? fight.red : fight.black;
}

export const amounts = {
  number: amountPhrase({ args: { number }, text: saysAmount('number'), value: (_m, _about, a) => a.number }),
  count: amountPhrase({
    args: { count: oneOf(THINGS), each: optional(number), plus: optional(number), most: optional(number) },
    text: saysAmount('count'),
    value: (m, about, a) => {
      const counted = (a.each ?? 1) * COUNTED[a.count](m, about);
      return (a.plus ?? 0) + (a.most === undefined ? counted : Math.min(a.most, counted));
    },
  }),
};

/** A condition without arguments. */
function simple(word: SimpleCondition, value: (m: Match, about: About) => boolean) {
  return conditionPhrase({ args: {}, text: saysCondition(word), value });
}
type SimpleCondition =
  | 'encounter'
  | 'board-encounter'
  | 'undefeated'
  | 'aggressive'
  | 'duel'
  | 'armed'
  | 'armoured'
  | 'wounded'
  | 'unhurt'
  | 'alone'
  | 'moved'
  | 'in-combat'
  | 'behind'
  | 'leading'
  | 'odd-die'
  | 'foe-odd-die'
  | 'did';

function mostValour(m: Match): number {
  return Math.max(...m.heroes.map((_, seat) => valourOf(m, seat)));
}

const bound = { bound: number, of: amount };

export const conditions = {
  'at-least': conditionPhrase({
    args: bound,
    text: saysCondition('at-least'),
    value: (m, about, a) => compute(m, about, a.of) >= a.bound,
  }),
  'at-most': conditionPhrase({
    args: bound,
    text: saysCondition('at-most'),
    value: (m, about, a) => compute(m, about, a.of) <= a.bound,
  }),
  kind: conditionPhrase({
    args: { kind: oneOf(KINDS) },
    text: saysCondition('kind'),
    value: (m, _about, a) => encounterFought(m)?.kind === a.kind,
  }),
  colour: conditionPhrase({
    args: { colour: oneOf(LEVELS) },
    text: saysCondition('colour'),
    value: (m, _about, a) => encounterFought(m)?.level === LEVELS.indexOf(a.colour),
  }),
  encounter: simple('encounter', (m) => encounterFought(m) !== undefined),
  'board-encounter': simple('board-encounter', (m) => m.fight?.origin === 'board'),
  undefeated: simple('undefeated', (m) => m.fight?.origin === 'track'),
  aggressive: simple('aggressive', (m) => encounterFought(m)?.isAggressive === true),
  duel: simple('duel', (m) => m.fight?.origin === 'duel'),
  class: conditionPhrase({
    args: { class: oneOf(CLASSES) },
    text: saysCondition('class'),
    value: (m, { you }, a) => characterDef(m, you).class === a.class,
  }),
  face: conditionPhrase({
    args: { face: oneOf(['start', 'second']) },
    text: saysCondition('face'),
    value: (m, { you }, a) => heroOf(m, you).face === (a.face === 'start' ? 0 : 1),
  }),
  'foe-has': conditionPhrase({
    args: { attack: oneOf(ATTACKS) },
    text: saysCondition('foe-has'),
    value: (m, { foe }, a) => foe >= 0 && hasAttack(m, foe, a.attack),
  }),
  has: conditionPhrase({
    args: { attack: oneOf(ATTACKS) },
    text: saysCondition('has'),
    value: (m, { you }, a) => hasAttack(m, you, a.attack),
  }),
  in: conditionPhrase({
    args: { place: name },
    text: saysCondition('in'),
    value: (m, { you }, a) => isAt(m, heroOf(m, you).space, a.place),
  }),
  armed: simple('armed', (m, { you }) => heroOf(m, you).weapon.length > 0),
  armoured: simple('armoured', (m, { you }) => heroOf(m, you).armour.length > 0),
  wounded: simple('wounded', (m, { you }) => heroOf(m, you).damage > 0),
  unhurt: simple('unhurt', (m, { you }) => heroOf(m, you).damage === 0),
  alone: simple('alone', (m, { you }) => rivalsHere(m, you) === 0),
  moved: simple('moved', (m, { you }) => m.active === you && m.hasMoved),
  'in-combat': simple('in-combat', (m, { foe }) => m.fight !== undefined && foe >= 0),
  behind: simple('behind', (m, { you }) => valourOf(m, you) < mostValour(m)),
  leading: simple('leading', (m, { you }) => valourOf(m, you) === mostValour(m)),
  'odd-die': simple('odd-die', (m, about) => dieOf(m, about, 'you') % 2 === 1),
  'foe-odd-die': simple('foe-odd-die', (m, about) => dieOf(m, about, 'foe') % 2 === 1),
  did: simple('did', (_m, about) => about.amount > 0),
  not: conditionPhrase({
    args: { not: condition },
    text: saysCondition('not'),
    value: (m, about, a) => !compute(m, about, a.not),
  }),
  both: conditionPhrase({
    args: { both: condition, and: condition },
    text: saysCondition('both'),
    value: (m, about, a) => compute(m, about, a.both) && compute(m, about, a.and),
  }),
  either: conditionPhrase({
    args: { either: condition, or: condition },
    text: saysCondition('either'),
    value: (m, about, a) => compute(m, about, a.either) || compute(m, about, a.or),
  }),
};

/** One phrase of `on`: which happening it watches and which of them it means. */
function happening<const S extends ArgSpecs>(
  watched: Happening,
  args: S,
  text: Tell<ArgsOf<S>>,
  fits: (m: Match, args: ArgsOf<S>, b: number, c: number) => boolean = () => true,
): HappeningPhrasing<Match, ArgsOf<S>> & { readonly args: S } {
  return {
    code: HAPPENINGS.indexOf(watched),
    args,
    text,
    // What is everybody's watches everybody.
    matches: (m, owner, given, a, b, c) => (owner < 0 || owner === a) && fits(m, given, b, c),
  };
}

export const happenings = {
  'begin-turn': happening('turn-began', {}, saysHappening('begin-turn')),
  'end-turn': happening('turn-ended', {}, saysHappening('end-turn')),
  roll: happening('rolled', {}, saysHappening('roll')),
  enter: happening('entered', { place: optional(name) }, saysHappening('enter'), (m, a, space) =>
    a.place === undefined ? true : isAt(m, space, a.place),
  ),
  draw: happening('drew', {}, saysHappening('draw')),
  discard: happening('discarded', {}, saysHappening('discard')),
  play: happening('played', {}, saysHappening('play')),
  hurt: happening(
    'hurt',
    { least: optional(positive) },
    saysHappening('hurt'),
    (_m, a, damage) => damage >= (a.least ?? 1),
  ),
  heal: happening('healed', {}, saysHappening('heal')),
  'turn-over': happening(
    'turned-over',
    { face: optional(oneOf(['start', 'second'])) },
    saysHappening('turn-over'),
    (_m, a, face) => (a.face === undefined ? true : face === (a.face === 'start' ? 0 : 1)),
  ),
  'level-up': happening('level-gained', {}, saysHappening('level-up')),
  take: happening(
    'took',
    { resource: oneOf(RESOURCES) },
    saysHappening('take'),
    (_m, a, resource) => RESOURCES[resource] === a.resource,
  ),
  reveal: happening('revealed', {}, saysHappening('reveal')),
  complete: happening('completed', {}, saysHappening('complete')),
  'begin-combat': happening(
    'fight-began',
    { who: optional(oneOf(['encounter', 'rival'])) },
    saysHappening('begin-combat'),
    (_m, a, encounter) => (a.who === undefined ? true : (a.who === 'encounter') === encounter >= 0),
  ),
  dice: happening(
    'dice',
    { least: positive, who },
    saysHappening('dice'),
    (_m, a, own, other) => (a.who === 'foe' ? other : own) >= a.least,
  ),
  hit: happening('hit', { attack: optional(oneOf(ATTACKS)) }, saysHappening('hit'), (_m, a, attack) =>
    a.attack === undefined ? true : ATTACKS[attack] === a.attack,
  ),
  beat: happening(
    'beat',
    { kind: optional(oneOf(KINDS)), place: optional(name) },
    saysHappening('beat'),
    (m, a, encounter, space) =>
      (a.kind === undefined || boardContent(m).encounters[encounter].kind === a.kind) &&
      (a.place === undefined || isAt(m, space, a.place)),
  ),
  'win-duel': happening('won-duel', {}, saysHappening('win-duel')),
  'end-combat': happening('fight-ended', {}, saysHappening('end-combat')),
  defeat: happening('defeated', {}, saysHappening('defeat')),
  loot: happening('item-won', {}, saysHappening('loot')),
  trophy: happening('trophy-won', {}, saysHappening('trophy')),
};
