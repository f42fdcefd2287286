/** What a player has to do to win a combat (DE-END-01, DE-END-02, DE-TAME-03, DE-PVP-03) a Run (DE-RL-BOSS-04) or a Scenario (DE-EXPL-10). */
import { type Goal, type Seat, text } from '@tabard/engine';
import { healthOf, isPvp, remainingHealth, tamingOf } from './rules/facts.ts';
import { achievementProgress } from './run/achievements.ts';
import { type InRun, isRun } from './run/facts.ts';
import { BOSSES } from './run/state.ts';
import { type InCombat, isInCombat, type Match } from './state.ts';
import { hasTale, type InTale, locationOf } from './tale/facts.ts';

export function goalsOf(m: Match, seat: Seat): readonly Goal[] {
  if (!isInCombat(m)) return isRun(m) ? runGoals(m, seat) : hasTale(m) ? taleGoals(m) : [];
  if (isPvp(m)) return duelGoals(m, seat);
  return isRun(m) ? [...combatGoals(m, seat), ...triedFor(m, seat)] : combatGoals(m, seat);
}

function duelGoals(m: InCombat, seat: Seat): Goal[] {
  return [beat(m, 1 - seat, 'now'), stand(m, seat)];
}

function combatGoals(m: InCombat, seat: Seat): Goal[] {
  const taming = tamingOf(m);
  const mustTame = m.asked.goal === 'tame';
  const tame: Goal[] = taming.length
    ? [
        {
          text: text('goal.tame', m.combat.tamed, taming.length, tamingRef(m)),
          is: mustTame ? 'now' : 'later',
        },
      ]
    : [];
  return [...(mustTame ? [] : [beat(m, m.seats, 'now')]), ...tame, stand(m, seat)];
}

function tamingRef(m: InCombat) {
  return { kind: 'taming', id: Math.min(m.combat.tamed, tamingOf(m).length - 1) };
}

function beat(m: InCombat, fighter: number, is: Goal['is']): Goal {
  const who = { kind: 'fighter', id: fighter };
  return { text: text('goal.beat', who, remainingHealth(m, fighter), healthOf(m, fighter)), is, at: [who] };
}

/** Whoever falls has lost. */
function stand(m: InCombat, seat: Seat): Goal {
  const who = { kind: 'fighter', id: seat };
  return { text: text('goal.stand', who, remainingHealth(m, seat)), is: 'danger', at: [who] };
}

/** DE-EXPL-10: a Scenario is lived through to its end; on a map the way out stays. */
function taleGoals(m: InTale): Goal[] {
  const { scene } = m.tale;
  if (!scene) return [];
  const lived: Goal = { text: text('goal.scenario', { kind: 'scenario', id: scene.scenario }), is: 'now' };
  const location = locationOf(m);
  const out = location?.spots.find(({ script }) => script === location.out);
  if (!out) return [lived];
  const way = { kind: 'script', id: out.script };
  return [lived, { text: text('goal.way-out', way), is: 'later', at: [way] }];
}

/** DE-RL-BOSS-04, DE-RL-ART-01: three Bosses win a Run; an Achievement unlocks what is tried for. */
function runGoals(m: InRun, seat: Seat): Goal[] {
  if (m.run.state !== 'on') return [];
  return [{ text: text('goal.bosses', m.run.bosses, BOSSES), is: 'now' }, ...triedFor(m, seat)];
}

/** DE-RL-ART-01: most Achievements are reached in a Combat, so it is told there too. */
function triedFor(m: InRun, seat: Seat): Goal[] {
  const progress = achievementProgress(m, seat);
  if (!progress) return [];
  const { artifact, now, needed, isLess } = progress;
  const it = { kind: 'artifact', id: artifact };
  const deed = { kind: 'achievement', id: artifact };
  const tried = isLess ? text('goal.artifact', it, deed) : text('goal.artifact-count', it, deed, now, needed);
  return [{ text: tried, is: 'later', at: [it] }];
}
