/** What a board shows of a fight: both sides with their named parts, and the odds as things stand. */
import type { Card, Seat } from '@tabard/engine';
import { ATTACKS, type AttackKind, type Value } from '../defs.ts';
import type { AttackFacts, FightOdds, FightSide, Situation } from '../situation.ts';
import { type Combatant, type Fight, FOE, type Match, opponentOf } from '../state.ts';
import { hasAttack } from './attacks.ts';
import { damageOn } from './health.ts';
import { sumOf, totalOf, whyForbidden } from './sources.ts';

export function fightFacts(m: Match): Situation | undefined {
  const { fight } = m;
  if (!fight) return undefined;
  const black = fight.rival >= 0 ? fight.rival : FOE;
  const sides = [sideOf(m, fight, fight.seat, fight.red), sideOf(m, fight, black, fight.black)] as const;
  return {
    kind: 'fight',
    stage: fight.stage,
    origin: fight.origin,
    space: fight.space,
    card: fight.card,
    sides,
    odds: oddsOf(sides),
  };
}

/** The odds of a fight with an Encounter that has not begun, as both stand now; its powers have not acted yet. */
export function oddsAgainst(m: Match, seat: Seat, encounter: number, card: Card = -1): FightOdds {
  const fight: Fight = {
    seat,
    rival: -1,
    encounter,
    card,
    space: m.heroes[seat].space,
    origin: 'board',
    reward: -1,
    stage: 'dice',
    red: 0,
    black: 0,
    damage: 0,
    isBroken: false,
  };
  const imagined = { ...m, fight };
  return oddsOf([sideOf(imagined, fight, seat, 0), sideOf(imagined, fight, FOE, 0)]);
}

function sideOf(m: Match, fight: Fight, of: Combatant, die: number): FightSide {
  return {
    seat: of === FOE ? -1 : (of as Seat),
    encounter: of === FOE ? fight.encounter : -1,
    die,
    defence: totalOf(m, of, 'defence'),
    defenceParts: sumOf(m, of, 'defence'),
    health: totalOf(m, of, 'health'),
    healthParts: sumOf(m, of, 'health'),
    damage: damageOn(m, of),
    ward: totalOf(m, of, 'ward'),
    wardParts: sumOf(m, of, 'ward'),
    attacks: ATTACKS.flatMap((kind) => attackFacts(m, of, kind) ?? []),
  };
}

function attackFacts(m: Match, of: Combatant, kind: AttackKind): AttackFacts | undefined {
  if (!hasAttack(m, of, kind) || whyForbidden(m, of, kind)) return undefined;
  const harm: Value = kind === 'ranged' ? 'ranged-damage' : 'melee-damage';
  const attack = totalOf(m, of, kind);
  return {
    kind,
    attack,
    damage: totalOf(m, of, harm),
    parts: sumOf(m, of, kind),
    damageParts: sumOf(m, of, harm),
    needs: Math.max(1, totalOf(m, opponentOf(m, of), 'defence') - attack),
  };
}

// --- odds ---

type Sides = readonly [FightSide, FightSide];

/** Over every roll of the dice that do not lie yet, values as they stand. */
function oddsOf(sides: Sides): FightOdds {
  const [reds, blacks] = sides.map(({ die }) => (die > 0 ? [die] : [1, 2, 3, 4, 5, 6]));
  const odds = { won: 0, lost: 0, both: 0, neither: 0, hurt: 0, of: reds.length * blacks.length };
  for (const red of reds) for (const black of blacks) odds[fought(sides, red, black, odds)]++;
  return odds;
}

function fought(
  sides: Sides,
  red: number,
  black: number,
  odds: { hurt: number },
): 'won' | 'lost' | 'both' | 'neither' {
  const damage = [sides[0].damage, sides[1].damage];
  const dice = [red, black];
  for (const kind of ATTACKS) {
    const harms = sides.map((side, i) => harmOf(side, sides[1 - i], kind, dice[i]));
    damage[1] += harms[0];
    damage[0] += harms[1];
    if (damage[0] >= sides[0].health || damage[1] >= sides[1].health) break;
  }
  if (damage[0] > sides[0].damage) odds.hurt++;
  const isOut = damage[0] >= sides[0].health;
  const isFoeOut = damage[1] >= sides[1].health;
  if (isOut) return isFoeOut ? 'both' : 'lost';
  return isFoeOut ? 'won' : 'neither';
}

function harmOf(side: FightSide, target: FightSide, kind: AttackKind, die: number): number {
  const attack = side.attacks.find((one) => one.kind === kind);
  if (!attack || die < attack.needs) return 0;
  return Math.max(0, attack.damage - target.ward);
}
