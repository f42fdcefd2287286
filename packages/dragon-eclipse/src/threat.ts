/** What the Enemy is about to do, as far as its face-up card tells: for bots, and for those who show it. */
import type { Args, Seat } from '@tabard/engine';
import { type AttackDef, eclipseContent } from './defs.ts';
import { cardInSlot, distance, enemySide, topOf } from './rules/facts.ts';
import { attackValue, statisticOf, stepsOf } from './rules/stats.ts';
import { about, type InCombat } from './state.ts';
import { amountOf, amountOr } from './vocabulary/amounts.ts';
import { holds } from './vocabulary/conditions.ts';

/** A walk through an effect: how far the opponent is by then, and what it has suffered. */
interface Course {
  readonly m: InCombat;
  readonly foe: number;
  away: number;
  damage: number;
}

/** The damage that the coming card would do to a seat from where both stand; unknown cards threaten nothing. */
export function threatTo(m: InCombat, seat: Seat): number {
  const enemy = m.combat.fighters[m.seats];
  const card = topOf(enemy.deck);
  if (card < 0 || m.cards.def[card] < 0 || m.combat.fighters[seat].space < 0) return 0;
  const { symbol } = eclipseContent(m).defs[m.cards.def[card]] as AttackDef;
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

function walk(c: Course, node: number): void {
  const { word, args } = eclipseContent(c.m).nodes[node];
  const step = STEPS[word];
  if (step) step(c, args);
  else if (typeof args.do === 'number') walk(c, args.do);
}

function value(c: Course, amount: unknown): number {
  return amountOf(c.m, about(c.m.seats), amount);
}

function isReached(c: Course, args: Args): boolean {
  return c.away <= amountOr(c.m, about(c.m.seats), args.range, 1);
}

const STEPS: Readonly<Record<string, (c: Course, args: Args) => void>> = {
  sequence: (c, args) => {
    for (const node of args.steps as readonly number[]) walk(c, node);
  },
  choose: (c, args) => walk(c, (args.effects as readonly number[])[0]),
  if: (c, args) => {
    const node = holds(c.m, about(c.m.seats), args.if as never) ? args.then : args.else;
    if (typeof node === 'number') walk(c, node);
  },
  repeat: (c, args) => {
    for (let i = Math.min(4, value(c, args.times)); i > 0; i--) walk(c, args.do as number);
  },
  rush: (c, args) => {
    c.away = Math.max(Math.min(1, c.away), c.away - stepsOf(c.m, c.m.seats, value(c, args.bonus)));
  },
  retreat: (c, args) => {
    c.away += stepsOf(c.m, c.m.seats, value(c, args.bonus));
  },
  blink: (c, args) => {
    const far = Math.min(6, value(c, args.range));
    c.away = args.to === 'away' ? c.away + far : Math.max(1, c.away - far);
  },
  attack: (c, args) => {
    if (!isReached(c, args)) return;
    const guard = statisticOf(c.m, c.foe, 'defense') - amountOr(c.m, about(c.m.seats), args.pierce, 0);
    c.damage += Math.max(0, attackValue(c.m, c.m.seats, value(c, args.bonus)) - Math.max(0, guard));
    if (typeof args.hit === 'number') walk(c, args.hit);
  },
  deal: (c, args) => {
    if (args.who === 'you' || !isReached(c, args)) return;
    const guard = statisticOf(c.m, c.foe, 'willpower') - amountOr(c.m, about(c.m.seats), args.pierce, 0);
    c.damage +=
      Math.max(0, value(c, args.damage) - Math.max(0, guard)) + ((args.burn as number | undefined) ?? 0);
  },
  afflict: (c, args) => {
    if (args.who !== 'you' && isReached(c, args))
      c.damage += args.condition === 'burn' ? amountOr(c.m, about(c.m.seats), args.count, 1) : 0.8;
  },
  wound: (c, args) => {
    if (args.who === 'foe') c.damage += value(c, args.damage);
  },
};
