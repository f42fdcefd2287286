/** What verbs report: to what is in force, to the Taming card, and as an event when somebody listens. */
import {
  compute,
  type HappeningPhrasing,
  happen,
  happeningOf,
  numbered,
  type Phrased,
  type Seat,
  type Sum,
} from '@tabard/engine';
import { watchAchievements } from '../run/achievements.ts';
import type { InCombat } from '../state.ts';
import { about, isPvp, tamingOf } from './facts.ts';
import { questWatched } from './quests.ts';
import { sources } from './sources.ts';

/** What verbs report, in a fixed order: a trigger watches some of them by their numbers. */
export const HAPPENINGS = [
  'turn-began',
  'turn-ended',
  'attacked',
  'missed',
  'dealt',
  'hurt',
  'healed',
  'moved',
  'entered',
  'blinked',
  'afflicted',
  'cleansed',
  'resolved',
  'discarded',
  'drew',
  'reshuffled',
  'searched',
  'bonus-used',
  'power-gained',
  'power-spent',
  'token-placed',
  'token-gained',
  'fell',
  'interrupted',
  'triggered',
  'upgraded',
  'special-used',
  'special-silenced',
  'tired',
] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** By what somebody was hurt. */
export const HURTS = ['attack', 'deal', 'wound', 'burn'] as const;

const CODES = numbered(HAPPENINGS);

export function report(
  m: InCombat,
  happening: Happening,
  a: number,
  b = -1,
  c = -1,
  sums: readonly Sum[] = [],
): void {
  const code = CODES[happening];
  sources.notice(m, code, a, b, c);
  if (!isPvp(m)) watchTaming(m, code, a, b, c);
  if (m.tale) watchQuests(m, code, a, b, c);
  if (m.run) watchAchievements(m, code, a, b, c);
  happen(m, happening, a, b, c, sums);
}

/** DE-TAME-01, DE-COOP-12: the next condition only; "you" is any of the players. */
function watchTaming(m: InCombat, code: number, a: number, b: number, c: number): void {
  const step = tamingOf(m)[m.combat.tamed];
  if (!step?.on || happeningOf(step.on).code !== code) return;
  for (let seat = 0; seat < m.seats; seat++) {
    if (!isMet(m, seat, step.on, step.when, a, b, c)) continue;
    m.combat.tamingCount++;
    if (m.combat.tamingCount >= step.count) fulfil(m);
    return;
  }
}

/** DE-QUEST-04, DE-QUEST-07: each Mystling that fights counts for its own Quest. */
function watchQuests(m: InCombat, code: number, a: number, b: number, c: number): void {
  for (let seat = 0; seat < m.combat.quests.length; seat++) {
    const on = questWatched(m, seat);
    if (on && happeningOf(on).code === code && isMet(m, seat, on, undefined, a, b, c))
      m.combat.questCounts[seat]++;
  }
}

/** Whether a happening is the one that a Taming condition means for this seat. */
export function isMet(
  m: InCombat,
  seat: Seat,
  on: Phrased,
  when: Phrased<boolean> | undefined,
  a: number,
  b: number,
  c: number,
): boolean {
  const happening: HappeningPhrasing<InCombat, object> = happeningOf(on);
  return (
    happening.matches(m, seat, on.args, a, b, c) && (when === undefined || compute(m, about(m, seat), when))
  );
}

/** DE-TAME-02: marked, and it stays so. */
export function fulfil(m: InCombat): void {
  m.combat.tamed++;
  m.combat.tamingCount = 0;
  happen(m, 'condition-fulfilled', m.combat.tamed - 1);
}
