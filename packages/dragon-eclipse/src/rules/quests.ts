/** DE-QUEST-04 to DE-QUEST-07: the Combat Quests of the Mystlings that fight. */
import type { Phrased, Seat } from '@tabard/engine';
import { eclipseContent } from '../defs.ts';
import type { Entrant, InCombat, Match } from '../state.ts';

/** By seat: the number of the Quest that its Mystling has still to fulfil in Combat, or -1. */
export function combatQuests(m: Match, entrants: readonly Entrant[]): number[] {
  const { story, defs } = eclipseContent(m);
  const { tale } = m;
  // Quests belong to the campaign: a Run has none.
  if (!story || !tale || m.run) return [];
  return entrants.map(({ def }) =>
    tale.exalted.includes(def) || tale.growing.includes(def)
      ? -1
      : story.quests.findIndex(({ mystling, kind }) => kind === 'combat' && mystling === defs[def].id),
  );
}

/** What counts for the Quest of a seat. */
export function questWatched(m: InCombat, seat: Seat): Phrased | undefined {
  return eclipseContent(m).story?.quests[m.combat.quests[seat]]?.on;
}

/** DE-QUEST-05, DE-QUEST-07: whatever the result, but a conceded Combat fulfils nothing. */
export function isQuestFulfilled(m: InCombat, seat: Seat): boolean {
  const quest = eclipseContent(m).story?.quests[m.combat.quests[seat]];
  return quest !== undefined && !m.combat.isConceded && m.combat.questCounts[seat] >= quest.times;
}
