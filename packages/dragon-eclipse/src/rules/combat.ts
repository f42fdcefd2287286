/** A combat from its plan to its aftermath: callable by whatever is around it. */
import { become, call, done, go, move, noReactions, unmakeCards } from '@tabard/engine';
import {
  type Entrant,
  GOES_ON,
  hasArena,
  type InCombat,
  isInCombat,
  type Match,
  type Plan,
} from '../state.ts';
import { aftermathOf } from './aftermath.ts';
import { isEnemy, isPvp } from './facts.ts';
import { combat, combatSetup, duelSetup, enemyTurnEnd, resumption, rounds, turnEnd } from './handles.ts';
import { outerProcedure, procedure } from './procedure.ts';
import { combatQuests } from './quests.ts';
import { newFighter, openMap } from './setup.ts';

/** The match with the combat that lies on the table. */
export function inCombat(m: Match): InCombat {
  if (!isInCombat(m)) throw new Error('no combat lies on the table');
  return m;
}

function inArena(m: Match): InCombat {
  if (!hasArena(m)) throw new Error('no Arena lies on the table');
  return m;
}

/** Lays out the Arena of a plan with the Mystlings beside it. */
export function layOutCombat(match: Match, plan: Plan): InCombat {
  const m = layOutArena(match, plan);
  enterArena(m, plan.entrants);
  return m;
}

/** The Arena alone. */
export function layOutArena(match: Match, plan: Omit<Plan, 'entrants'>): InCombat {
  // Field by field in the order of the schema, so that it has the shape of its clones.
  match.combat = {
    enemy: plan.enemy,
    arena: plan.arena,
    map: plan.map,
    corruptionCount: plan.corruptionCount,
    isUnpredictable: plan.isUnpredictable,
    isSteel: plan.isSteel,
    isTameable: plan.isTameable,
    goal: plan.goal,
    first: plan.first,
    isConcedable: plan.isConcedable,
    growth: plan.growth,
    elementFee: plan.elementFee,
    specialFee: plan.specialFee,
    slotFee: plan.slotFee,
    specialShift: plan.specialShift,
    mark: match.cards.def.length,
    fighters: [],
    tokens: [],
    summonDamage: [],
    terrain: [],
    terrainDamage: [],
    fatigue: [],
    corruptions: [],
    majors: [],
    unused: [],
    turn: 0,
    round: 0,
    active: 0,
    ending: 0,
    order: [],
    taunt: 0,
    target: 0,
    specialSlot: 0,
    tamed: 0,
    tamingCount: 0,
    isWaived: false,
    quests: [],
    questCounts: [],
    reactions: noReactions(),
    over: GOES_ON,
    isConceded: false,
    victor: -1,
  };
  const m = inArena(match);
  openMap(m);
  return m;
}

function enterArena(m: InCombat, entrants: readonly Entrant[]): void {
  const { combat } = m;
  combat.quests = combatQuests(m, entrants);
  combat.questCounts = entrants.map(() => 0);
  for (const { def, stats } of entrants) combat.fighters.push(newFighter(m, def, stats));
  if (!isPvp(m)) combat.fighters.push(newFighter(m, combat.enemy));
}

/** DE-CLEAR-01, DE-CLEAR-02: the caller's part, once it is sure that the combat does not go on. */
export function clearArena(m: Match): void {
  unmakeCards(m, inCombat(m).combat.mark);
  m.combat = undefined;
}

const fight = outerProcedure(combat, {
  begin: (match, v) => {
    if (!v.plan) return go('resume');
    const { entrants, boons } = v.plan;
    const m = hasArena(match) ? match : layOutArena(match, v.plan);
    enterArena(m, entrants);
    v.plan = undefined;
    return isPvp(m)
      ? call(duelSetup, { entrants }, 'play')
      : call(combatSetup, { seat: 0, boons, entrants }, 'play');
  },
  play: () => call(rounds, { at: -1 }, 'over'),
  resume: (m) => {
    goOn(inCombat(m));
    return call(resumption, {}, 'over');
  },
  over: (m) => done(aftermathOf(inCombat(m))),
});

/** DE-FIGHT-06: the Arena as it was; what was under way when the combat stopped is given up. */
export function goOn(m: InCombat): void {
  if (m.combat.isConceded) throw new Error('DE-CONC-02: a combat that was conceded cannot go on');
  m.combat.over = GOES_ON;
  m.combat.victor = -1;
  m.combat.reactions.waiting.length = 0;
  m.combat.reactions.isReacting = false;
  m.combat.isWaived = false;
  for (const { resolving, discard, looked, deck } of m.combat.fighters) {
    while (resolving.length) move(resolving[0], resolving, discard);
    while (looked.length) move(looked[looked.length - 1], looked, deck);
  }
}

/** DE-FIGHT-06: the turn in which the combat stopped ends, and the next in order follows. */
const resume = procedure(resumption, {
  begin: (m) => {
    const { active, round } = m.combat;
    if (round === 0) return become(rounds, { at: -1 });
    return isEnemy(m, active) ? call(enemyTurnEnd, {}, 'next') : call(turnEnd, { seat: active }, 'next');
  },
  next: (m) => {
    const { active, order } = m.combat;
    return become(rounds, { at: isEnemy(m, active) ? -1 : order.indexOf(active) + 1 });
  },
});

export const combats = [fight, resume];
