/** DE-RL-ART-04, DE-RL-ART-05, DE-RL-ART-07: Achievements, watched over a turn, a Combat or the whole Run. */
import {
  compute,
  type HappeningPhrasing,
  happen,
  happeningOf,
  type Phrased,
  type Seat,
} from '@tabard/engine';
import { about } from '../rules/facts.ts';
import { type InCombat, isInCombat, type Match } from '../state.ts';
import { ABOUT_ALL } from '../tale/handles.ts';
import type { Achievement } from './defs.ts';
import { artifactAt, type InRun, isRun } from './facts.ts';

/** How far a player is: what is there now, what is needed, and whether it is to be small. */
export interface AchievementProgress {
  readonly artifact: number;
  readonly now: number;
  readonly needed: number;
  readonly isLess: boolean;
}

function achievementOf(m: InRun, seat: Seat): Achievement | undefined {
  const goal = m.run.goals[seat] ?? -1;
  return goal < 0 ? undefined : artifactAt(m, goal).achievement;
}

/** What is measured for a seat: in a Combat about its Mystling, elsewhere about the Run. */
function measured(m: InRun, seat: Seat, { moment, of }: Achievement): number {
  if (!of) return m.run.counts[seat];
  if (moment === 'run') return compute(m, { ...ABOUT_ALL, you: seat }, of);
  return isInCombat(m) ? compute(m, about(m, seat), of) : 0;
}

function isReached(value: number, { least, most }: Achievement): boolean {
  return (least === undefined || value >= least) && (most === undefined || value <= most);
}

/** DE-RL-ART-04, DE-RL-APERK-01: flipped, marked on the sheet, and out of use until the next Run. */
function unlock(m: InRun, seat: Seat): void {
  const artifact = m.run.goals[seat];
  m.run.goals[seat] = -1;
  m.run.counts[seat] = 0;
  m.run.fresh.push(artifact);
  m.run.sheet.artifacts.push(artifact);
  happen(m, 'artifact-unlocked', seat, artifact);
}

function look(m: InRun, seat: Seat, achievement: Achievement): void {
  if (isReached(measured(m, seat, achievement), achievement)) unlock(m, seat);
}

/** What a verb of Combat reports; only the own turn of a player fulfils what is measured over a turn. */
export function watchAchievements(m: InCombat, code: number, a: number, b: number, c: number): void {
  const match: Match = m;
  if (!isRun(match)) return;
  for (let seat = 0; seat < m.seats; seat++) {
    const achievement = achievementOf(match, seat);
    if (!achievement) continue;
    for (const on of achievement.on) {
      if (happeningOf(on).code !== code || !isMeant(m, seat, on, a, b, c)) continue;
      match.run.counts[seat]++;
      look(match, seat, achievement);
      break;
    }
  }
}

function isMeant(m: InCombat, seat: Seat, on: Phrased, a: number, b: number, c: number): boolean {
  const happening: HappeningPhrasing<InCombat, object> = happeningOf(on);
  return m.combat.active === seat && happening.matches(m, seat, on.args, a, b, c);
}

/** What a won Combat fulfils, before the Arena is cleared. */
export function noticeWon(m: InRun, isBoss: boolean): void {
  for (let seat = 0; seat < m.seats; seat++) {
    const achievement = achievementOf(m, seat);
    if (achievement?.moment === 'won' || (achievement?.moment === 'boss' && isBoss))
      look(m, seat, achievement);
  }
}

/** What the players have and how large their decks are: looked at whenever either changes. */
export function noticeRun(m: InRun): void {
  for (let seat = 0; seat < m.seats; seat++) {
    const achievement = achievementOf(m, seat);
    if (achievement?.moment === 'run') look(m, seat, achievement);
  }
}

/** A Combat begins: what is counted over one begins anew. */
export function beginWatching({ run }: InRun): void {
  run.counts = run.counts.map(() => 0);
}

export function achievementProgress(m: InRun, seat: Seat): AchievementProgress | undefined {
  const achievement = achievementOf(m, seat);
  if (!achievement) return undefined;
  const { least, most } = achievement;
  return {
    artifact: m.run.goals[seat],
    now: measured(m, seat, achievement),
    needed: least ?? most ?? 0,
    isLess: least === undefined,
  };
}
