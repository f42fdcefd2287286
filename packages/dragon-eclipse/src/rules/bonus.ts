/** Bonus Actions: DE-BONUS-01 to DE-BONUS-09. */
import {
  allowUnless,
  FLOOR,
  type Offer,
  PRINTED,
  type Refusal,
  refuse,
  type Seat,
  type Sum,
  totalOfSum,
} from '@tabard/engine';
import { type Bonus, eclipseContent } from '../defs.ts';
import { effects, type InCombat, MOST_POWER } from '../state.ts';
import { auraBonuses, bonusOf } from './auras.ts';
import { about, arenaSide, fighterDef, tamingOf } from './facts.ts';
import { turn } from './handles.ts';
import { isMet } from './report.ts';
import { partsOf } from './sources.ts';
import { modifierOf } from './stats.ts';

const USED = refuse('bonus-used', 'DE-BONUS-02');
const TOO_DEAR = refuse('not-enough-power', 'DE-BONUS-03');
/** Without a card to discard or to draw. */
const UNPREPARED = refuse('nothing-to-do', 'DE-BONUS-06');
const SILENCED = refuse('silenced', 'DE-COND-07');

/** DE-BONUS-03, DE-RL-DARK-09: with Darkness dearer, at most 10; what makes a Special Ability cheaper counts then. */
export function costOf(m: InCombat, seat: Seat, bonus: Bonus): number {
  const dear = dearCost(m, bonus);
  return bonus.kind === 'special' ? Math.max(0, dear + modifierOf(m, seat, 'special')) : dear;
}

function dearCost({ combat }: InCombat, { kind, cost }: Bonus): number {
  if (kind === 'element') return Math.min(MOST_POWER, cost + combat.elementFee);
  return kind === 'special' ? Math.min(MOST_POWER, cost + combat.specialFee) : cost;
}

/** The same cost, part by part: what is printed, what Darkness adds, what makes it cheaper. */
export function partsOfCost(m: InCombat, seat: Seat, bonus: Bonus): Sum {
  const { kind, cost } = bonus;
  const printed = { origin: PRINTED, def: -1, by: cost };
  const darkness = { origin: 'darkness', def: -1, by: dearCost(m, bonus) - cost };
  const changes = kind === 'special' ? partsOf(m, seat, 'special') : [];
  const sum = [printed, ...[darkness, ...changes].filter(({ by }) => by !== 0)];
  const short = costOf(m, seat, bonus) - totalOfSum(sum);
  return short === 0 ? sum : [...sum, { origin: FLOOR, def: -1, by: short }];
}

/** DE-BONUS-02, DE-BONUS-03, DE-COND-07. */
function whyNotBonus(m: InCombat, seat: Seat, number: number, bonus: Bonus): Refusal | undefined {
  const { used, power, conditions } = m.combat.fighters[seat];
  if (used.includes(number)) return USED;
  if (conditions[3] > 0 && (bonus.kind === 'special' || bonus.kind === 'element')) return SILENCED;
  if (power < costOf(m, seat, bonus)) return TOO_DEAR;
  return bonus.kind === 'prepare' && effects.whyNot(m, bonus.effect, about(m, seat)) ? UNPREPARED : undefined;
}

function offerBonus(m: InCombat, seat: Seat, number: number, offer: Offer): void {
  allowUnless(offer, whyNotBonus(m, seat, number, bonusOf(m, number)), 'bonus', number);
}

/** DE-BONUS-04: the common ones, that of the main element, the Mystling's own, those of cards and of the Arena. */
export function bonusesOf(m: InCombat, fighter: number): readonly number[] {
  const { dash, prepare, elemental } = eclipseContent(m);
  const def = fighterDef(m, fighter);
  const own = def.type === 'mystling' ? def.abilities : [];
  const ofArena = arenaSide(m).rules?.bonuses ?? [];
  return [dash, prepare, elemental[def.element], ...own, ...auraBonuses(m, fighter), ...ofArena];
}

export function offerBonuses(m: InCombat, seat: Seat, offer: Offer): void {
  for (const number of bonusesOf(m, seat)) offerBonus(m, seat, number, offer);
}

const DRAWN_ANYWAY = refuse('drawn-anyway', 'DE-TURN-08');

/** DE-TURN-08: with the card played and no Bonus Action left the turn ends, and the slots are filled in any case. */
export function whyNotDrawYet(m: InCombat, fighter: number): Refusal | undefined {
  const frame = m.stack.find(({ proc, vars }) => proc === turn.name && vars.seat === fighter);
  if (!frame?.vars.hasPlayed) return undefined;
  const offer: Offer = { options: [], refused: undefined };
  offerBonuses(m, fighter, offer);
  return offer.options.length ? undefined : DRAWN_ANYWAY;
}

/**
 * Whether using this fulfils a Taming condition that lets its damage be waived, and the combat goes on after it.
 * DE-TAME-03: the last condition ends it at once, and there is no damage to speak of.
 */
export function mayWaive(m: InCombat, seat: Seat, bonus: number): boolean {
  const steps = tamingOf(m);
  const step = steps[m.combat.tamed];
  if (!step?.waive || !step.on || m.combat.tamed === steps.length - 1) return false;
  return isMet(m, seat, step.on, step.when, seat, bonus, -1);
}
