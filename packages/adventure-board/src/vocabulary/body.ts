/** Words about the Character: damage, Energy, steps, its card and its figure. */
import {
  call,
  compute,
  done,
  name,
  oneOf,
  optional,
  type Progress,
  positive,
  refuse,
  yes,
} from '@tabard/engine';
import { boardContent, VALUES } from '../defs.ts';
import * as the from '../rules/handles.ts';
import { nearestOf, whyNotStandOn } from '../rules/places.ts';
import { boost, drawAbilities, gainEnergy, heal, hurt, loseEnergy, turnTo } from '../rules/verbs.ts';
import { type About, type Combatant, effects, FOE, heroOf, type Match, SPANS } from '../state.ts';
import { amount, who } from './phrases.ts';
import { says } from './says.ts';

const { word } = effects;

const NOTHING = refuse('nothing-to-do', 'WA-TURN-04');
const NO_DAMAGE = refuse('no-damage', 'WA-TURN-04');
const NO_FIGHT = refuse('no-fight', 'WA-TURN-04');
const NOT_MOVING = refuse('not-moving', 'WA-MOVE-09');
const NOWHERE = refuse('nowhere', 'WA-MOVE-10');

/** Whom a word is about: yourself, or the opponent in the fight. */
export function targetOf(about: About, side: 'you' | 'foe' | undefined): Combatant {
  return side === 'foe' ? about.foe : about.you;
}

function whyNoTarget(about: About, side: 'you' | 'foe' | undefined) {
  return targetOf(about, side) < 0 ? NO_FIGHT : undefined;
}

/** A value of both attacks at once. */
const PAIRS = { attack: ['ranged', 'melee'], damage: ['ranged-damage', 'melee-damage'] } as const;
const BOOSTED = [...VALUES, 'attack', 'damage'] as const;

export const bodyWords = {
  hurt: word({
    args: { count: amount, who },
    text: says('hurt'),
    whyNot: (_m, about, a) => whyNoTarget(about, a.who),
    run: (m, v, a) => {
      const damage = Math.max(0, compute(m, v, a.count));
      const target = targetOf(v, a.who);
      if (target >= 0) hurt(m, target, damage);
      v.amount = damage;
    },
  }),
  heal: word({
    args: { count: amount },
    text: says('heal'),
    whyNot: (m, { you }) => (heroOf(m, you).damage > 0 ? undefined : NO_DAMAGE),
    run: (m, v, a) => {
      v.amount = heal(m, v.you, compute(m, v, a.count));
    },
  }),
  'heal-all': word({
    args: {},
    text: says('heal-all'),
    whyNot: (m, { you }) => (heroOf(m, you).damage > 0 ? undefined : NO_DAMAGE),
    run: (m, v) => {
      v.amount = heal(m, v.you, heroOf(m, v.you).damage);
    },
  }),
  energy: word({
    args: { count: amount, who },
    text: says('energy'),
    run: (m, v, a) => {
      v.amount = Math.max(0, compute(m, v, a.count));
      gainEnergy(m, v.you, v.amount);
    },
  }),
  'lose-energy': word({
    args: { count: amount, who },
    text: says('lose-energy'),
    whyNot: (m, about, a) => {
      const target = targetOf(about, a.who);
      return target >= 0 && target < m.seats && heroOf(m, target).energy > 0 ? undefined : NOTHING;
    },
    run: (m, v, a) => {
      const target = targetOf(v, a.who);
      v.amount = target >= 0 && target < m.seats ? loseEnergy(m, target, compute(m, v, a.count)) : 0;
    },
  }),
  steps: word({
    args: { count: amount, who },
    text: says('steps'),
    whyNot: (m, { you }) =>
      m.active === you && (m.phase === 'start' || m.phase === 'movement') ? undefined : NOT_MOVING,
    run: (m, v, a) => {
      const steps = compute(m, v, a.count);
      boost(m, v.you, 'steps', steps, 'turn', v.node);
      if (m.phase === 'movement') m.steps = Math.max(0, m.steps + steps);
    },
  }),
  boost: word({
    args: { value: oneOf(BOOSTED), by: amount, who, until: optional(oneOf(SPANS)) },
    text: says('boost'),
    // An Encounter may be made stronger before it is met: WA-EXPL-14.
    whyNot: (_m, about, a) =>
      a.who === 'foe' && a.until === undefined ? whyNoTarget(about, a.who) : undefined,
    run: (m, v, a) => boostBy(m, v, a.value, compute(m, v, a.by), a.who, a.until ?? 'combat'),
  }),
  'turn-over': word({
    args: {},
    text: says('turn-over'),
    run: (m, v) => turnTo(m, v.you, 1 - heroOf(m, v.you).face),
  }),
  'skip-challenge': word({
    args: {},
    text: says('skip-challenge'),
    run: (m) => {
      m.isSpared = true;
    },
  }),
  go: word({
    args: { place: name, nearest: yes },
    text: says('go'),
    whyNot: (m, { you }, a) => (spacesFor(m, you, a.place, a.nearest).length ? undefined : NOWHERE),
    steps: (args) => ({
      go: (m, v) => {
        const { place, nearest } = args(m, v);
        return call(the.putOn, { seat: v.you, spaces: spacesFor(m, v.you, place, nearest) }, 'end');
      },
      end: () => done(),
    }),
  }),
  'go-city': word({
    args: {},
    text: says('go-city'),
    steps: () => ({
      go: (m, v) => call(the.putOn, { seat: v.you, spaces: spacesFor(m, v.you, 'city', true) }, 'end'),
      end: () => done(),
    }),
  }),
  wander: word({
    args: { steps: positive },
    text: says('wander'),
    steps: (args) => ({
      go: (m, v) => {
        const { steps } = args(m, v);
        return call(the.putOn, { seat: v.you, spaces: within(m, v.you, steps) }, 'end');
      },
      end: () => done(),
    }),
  }),
  draw: word({
    args: { count: amount, who },
    text: says('draw'),
    run: (m, v, a) => {
      v.amount = drawAbilities(m, v.you, compute(m, v, a.count));
    },
  }),
};

type Boosted = (typeof BOOSTED)[number];

function boostBy(
  m: Match,
  v: About & Pick<Progress, 'node'>,
  value: Boosted,
  by: number,
  side: 'you' | 'foe' | undefined,
  span: (typeof SPANS)[number],
): void {
  const target = side === 'foe' && v.foe < 0 ? FOE : targetOf(v, side);
  if (value === 'attack' || value === 'damage')
    for (const one of PAIRS[value]) boost(m, target, one, by, span, v.node);
  else boost(m, target, value, by, span, v.node);
}

/** WA-MOVE-10: never above the Character's level. */
function spacesFor(m: Match, you: number, place: string, nearest: true | undefined): number[] {
  const all = boardContent(m).places[place].flatMap((is, space) =>
    is && !whyNotStandOn(m, you, space) ? [space] : [],
  );
  return nearest ? nearestOf(m, heroOf(m, you).space, all) : all;
}

function within(m: Match, you: number, steps: number): number[] {
  const { spaces, distances } = boardContent(m).map;
  const from = heroOf(m, you).space * spaces.length;
  return spaces.flatMap((_, space) =>
    distances[from + space] <= steps && !whyNotStandOn(m, you, space) ? [space] : [],
  );
}
