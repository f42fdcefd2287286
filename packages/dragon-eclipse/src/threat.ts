/** What the Enemy is about to do, as far as its face-up card tells: for bots, and for those who show it. */
import { compute, computeOr, type Node, nodeOf, type Phrased, type Seat } from '@tabard/engine';
import { defOfType, eclipseContent } from './defs.ts';
import { about, cardInSlot, distance, enemySide, topOf } from './rules/facts.ts';
import { attackValue, statisticOf, stepsOf } from './rules/stats.ts';
import type { FighterId, InCombat } from './state.ts';

/** A walk through an effect: how far the opponent is by then, and what it has suffered. */
interface Course {
  readonly m: InCombat;
  readonly foe: FighterId;
  away: number;
  damage: number;
}

/** The damage that the coming card would do to a seat from where both stand; unknown cards threaten nothing. */
export function threatTo(m: InCombat, seat: Seat): number {
  const enemy = m.combat.fighters[m.seats];
  const card = topOf(enemy.deck);
  if (card < 0 || m.cards.def[card] < 0 || m.combat.fighters[seat].space < 0) return 0;
  const { symbol } = defOfType(eclipseContent(m), m.cards.def[card], 'attack');
  const course: Course = {
    m,
    foe: seat,
    away: distance(m, enemy.space, m.combat.fighters[seat].space),
    damage: 0,
  };
  walk(course, enemySide(m).attacks[symbol]);
  if (isSpecialDue(m)) walk(course, enemySide(m).special);
  return course.damage;
}

/** Whether a card will lie in the slot of the Special Ability after the next slide. */
export function isSpecialDue(m: InCombat): boolean {
  if (m.combat.fighters[m.seats].conditions[3] > 0) return false;
  return m.combat.specialSlot === 1 || cardInSlot(m.combat.fighters[m.seats], m.combat.specialSlot - 1) >= 0;
}

function walk(c: Course, node: Node): void {
  const { word, args } = nodeOf(c.m, node);
  const step = STEPS[word];
  if (step) step(c, args as never);
  else if (typeof args.do === 'number') walk(c, args.do);
}

/** What an Enemy attack may say. */
interface Args {
  readonly range?: Phrased<number>;
  readonly bonus?: Phrased<number>;
  readonly damage?: Phrased<number>;
  readonly count?: Phrased<number>;
  readonly pierce?: Phrased<number>;
  readonly burn?: number;
  readonly condition?: string;
  readonly to?: string;
  readonly who?: 'you' | 'foe';
  readonly hit?: Node;
}

function value(c: Course, amount: Phrased<number> | undefined, otherwise = 0): number {
  return computeOr(c.m, about(c.m, c.m.seats, c.foe), amount, otherwise);
}

function isReached(c: Course, args: Args): boolean {
  return c.away <= value(c, args.range, 1);
}

const STEPS: Readonly<Record<string, (c: Course, args: never) => void>> = {
  sequence: (c, { steps }: { readonly steps: readonly Node[] }) => {
    for (const node of steps) walk(c, node);
  },
  choose: (c, { choose }: { readonly choose: readonly Node[] }) => walk(c, choose[0]),
  if: (c, args: { readonly if: Phrased<boolean>; readonly then: Node; readonly else?: Node }) => {
    const node = compute(c.m, about(c.m, c.m.seats, c.foe), args.if) ? args.then : args.else;
    if (node !== undefined) walk(c, node);
  },
  repeat: (c, args: { readonly times: Phrased<number>; readonly do: Node }) => {
    for (let i = Math.min(4, value(c, args.times)); i > 0; i--) walk(c, args.do);
  },
  rush: (c, args: Args) => {
    c.away = Math.max(Math.min(1, c.away), c.away - stepsOf(c.m, c.m.seats, value(c, args.bonus)));
  },
  retreat: (c, args: Args) => {
    c.away += stepsOf(c.m, c.m.seats, value(c, args.bonus));
  },
  blink: (c, args: Args) => {
    const far = Math.min(6, value(c, args.range));
    c.away = args.to === 'away' ? c.away + far : Math.max(1, c.away - far);
  },
  attack: (c, args: Args) => {
    if (!isReached(c, args)) return;
    const guard = statisticOf(c.m, c.foe, 'defense') - value(c, args.pierce);
    c.damage += Math.max(0, attackValue(c.m, c.m.seats, value(c, args.bonus)) - Math.max(0, guard));
    if (args.hit !== undefined) walk(c, args.hit);
  },
  deal: (c, args: Args) => {
    if (args.who === 'you' || !isReached(c, args)) return;
    const guard = statisticOf(c.m, c.foe, 'willpower') - value(c, args.pierce);
    c.damage += Math.max(0, value(c, args.damage) - Math.max(0, guard)) + (args.burn ?? 0);
  },
  afflict: (c, args: Args) => {
    if (args.who !== 'you' && isReached(c, args))
      c.damage += args.condition === 'burn' ? value(c, args.count, 1) : 0.8;
  },
  wound: (c, args: Args) => {
    if (args.who === 'foe') c.damage += value(c, args.damage);
  },
};
