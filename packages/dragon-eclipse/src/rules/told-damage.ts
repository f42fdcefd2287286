/** How damage came about, part by part: for whoever listens, and before what is spent for it is gone. */
import { FLOOR, hasEventSink, type PartInEvent, PRINTED, type Sum, totalOfSum } from '@tabard/engine';
import type { FighterId, InCombat } from '../state.ts';
import { partsOf } from './sources.ts';

/** The origin of the printed Strength in the sum of an Attack. */
const STRENGTH = 'strength';

/** A blow before it lands: by what, what the card itself gives, and what both make of it. */
export interface Blow {
  readonly by: 'attack' | 'deal';
  readonly you: FighterId;
  /** What the effect itself says, and whether it counts something for that. */
  readonly printed: number;
  readonly isCounted: boolean;
  /** What the blow is worth before anything protects from it. */
  readonly value: number;
}

/** What a blow is made of, or nothing where nobody listens. */
export function partsOfBlow(m: InCombat, { by, you, printed, isCounted, value }: Blow): Sum {
  if (!hasEventSink()) return [];
  const parts = by === 'attack' ? partsOf(m, you, 'strength') : partsOf(m, you, 'deal');
  const sum = [...parts, part(isCounted ? 'counted' : 'action', printed)].filter(isSomething);
  return capped(by === 'attack' ? strengthFirst(sum) : sum, value, 'weak');
}

/** The printed Strength begins the sum of an Attack, by its name. */
function strengthFirst(sum: Sum): Sum {
  const printed = sum.filter(({ origin }) => origin === PRINTED);
  const others = sum.filter(({ origin }) => origin !== PRINTED);
  return [...printed.map((one) => ({ ...one, origin: STRENGTH })), ...others];
}

/** The same with what protected from it, down to the damage that was really dealt. */
export function damageSum(blow: Sum, guard: PartInEvent, pierce: number, dealt: number): readonly Sum[] {
  if (!hasEventSink()) return [];
  const pierced = Math.max(0, Math.min(-guard.by, pierce));
  return [alone(capped([...blow, guard, part('pierce', pierced)].filter(isSomething), dealt, FLOOR))];
}

/** Strength without anything beside it is a plain number. */
function alone(sum: Sum): Sum {
  return sum.length === 1 && sum[0].origin === STRENGTH ? [{ ...sum[0], origin: PRINTED }] : sum;
}

export function guardPart(statistic: 'defense' | 'willpower', by: number): PartInEvent {
  return part(statistic, -by);
}

function part(origin: string, by: number): PartInEvent {
  return { origin, def: -1, by };
}

function isSomething({ origin, by }: PartInEvent): boolean {
  return by !== 0 || origin === PRINTED || origin === STRENGTH;
}

/** What the sum has too much of is told as a part of its own, and what it lacks: nothing goes below 0. */
function capped(sum: Sum, total: number, origin: string): Sum {
  const off = total - totalOfSum(sum);
  return off === 0 ? sum : [...sum, part(off > 0 ? FLOOR : origin, off)];
}
