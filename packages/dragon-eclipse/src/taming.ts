/** How far a taming has come, for bots that try it: 0 to the number of conditions. */
import { compute, isPhrasedBy, type Phrased, type Seat } from '@tabard/engine';
import { eclipseContent, type TamingStep } from './defs.ts';
import {
  about,
  distance,
  fighterDef,
  healthOf,
  isPlace,
  type Place,
  remainingHealth,
  tamingOf,
} from './rules/facts.ts';
import type { InCombat } from './state.ts';
import { conditions } from './vocabulary/conditions.ts';
import { happenings } from './vocabulary/happenings.ts';

/** Fulfilled conditions, and what part of the next one is done. */
export function tamingProgress(m: InCombat, seat: Seat): number {
  const steps = tamingOf(m);
  const step = steps[m.combat.tamed];
  if (!step) return m.combat.tamed;
  return m.combat.tamed + Math.min(0.95, partOf(m, seat, step)) - overkill(m, steps);
}

function partOf(m: InCombat, seat: Seat, step: TamingStep): number {
  if (step.reach) return 0.9 * closeness(m, seat, step.reach);
  const counted = m.combat.tamingCount / step.count;
  const ready = readiness(m, seat, step.on) + (step.when ? closeness(m, seat, step.when) : 0);
  return counted + (0.4 * ready) / step.count;
}

/** How near the players are to making it happen: in Power, in steps, in Burn. */
function readiness(m: InCombat, seat: Seat, on: Phrased | undefined): number {
  if (!on) return 0;
  if (isPhrasedBy(on, happenings.enter)) return nearnessOf(m, seat, on.args.place);
  if (isPhrasedBy(on, happenings.bonus)) return affordable(m, seat, on.args.bonus);
  if (isPhrasedBy(on, happenings.hurt) && on.args.by === 'burn')
    return Math.min(1, m.combat.fighters[seat].conditions[0]);
  return 0;
}

function nearnessOf(m: InCombat, seat: Seat, place: Place): number {
  const { space } = m.combat.fighters[seat];
  let least = 9;
  for (let other = 0; other < m.combat.terrain.length; other++)
    if (isPlace(m, seat, other, place)) least = Math.min(least, distance(m, space, other));
  return 1 / (1 + least);
}

/** The share of its cost that is there. */
function affordable(m: InCombat, seat: Seat, kind: string): number {
  const { bonuses, elemental } = eclipseContent(m);
  const def = fighterDef(m, seat);
  const number = kind === 'special' && def.type === 'mystling' ? def.abilities[0] : elemental[def.element];
  return Math.min(1, m.combat.fighters[seat].power / Math.max(1, bonuses[number].cost));
}

/** How near a condition is to being true: 1 when it is. */
function closeness(m: InCombat, seat: Seat, condition: Phrased<boolean>): number {
  if (compute(m, about(m, seat), condition)) return 1;
  if (isPhrasedBy(condition, conditions.both))
    return (closeness(m, seat, condition.args.both) + closeness(m, seat, condition.args.and)) / 2;
  if (isPhrasedBy(condition, conditions.either))
    return Math.max(closeness(m, seat, condition.args.either), closeness(m, seat, condition.args.or));
  if (isPhrasedBy(condition, conditions['at-most']))
    return ratio(condition.args.most, compute(m, about(m, seat), condition.args.of));
  if (isPhrasedBy(condition, conditions['at-least']))
    return ratio(compute(m, about(m, seat), condition.args.of), condition.args.least);
  if (isPhrasedBy(condition, conditions.on))
    return nearnessOf(m, condition.args.who === 'foe' ? m.seats : seat, condition.args.place);
  return 0;
}

function ratio(a: number, b: number): number {
  return b <= 0 ? 1 : Math.max(0, Math.min(1, (a + 1) / (b + 1)));
}

/** The Health that a condition asks to bring the Enemy down to. */
function healthAsked({ reach }: TamingStep): number | undefined {
  if (!reach || !isPhrasedBy(reach, conditions['at-most'])) return undefined;
  return reach.args.of.args.count === 'foe-health' ? reach.args.most : undefined;
}

/** An Enemy near its end cannot be tamed much longer: no lower than a later condition asks, or than half its Health. */
function overkill(m: InCombat, steps: readonly TamingStep[]): number {
  const left = remainingHealth(m, m.seats);
  if (left <= 0) return 2;
  if (healthAsked(steps[m.combat.tamed]) !== undefined) return 0;
  const asked = steps.slice(m.combat.tamed).map(healthAsked);
  const low = asked.find((most) => most !== undefined) ?? healthOf(m, m.seats) / 2;
  return 0.5 * Math.max(0, 1 - left / low);
}
