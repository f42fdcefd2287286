/** A Run in the words of its positions. */
import { eclipseContent } from '../defs.ts';
import { healthIn, storyOf } from '../tale/facts.ts';
import type { Pocket } from '../tale/state.ts';
import { achievementProgress } from './achievements.ts';
import { deckGrowth } from './board-facts.ts';
import { STARTING_PERKS } from './defs.ts';
import {
  artifactSlots,
  darknessUnlocked,
  type InRun,
  mapOf,
  mapsUnlocked,
  pocketOf,
  positionOn,
  runDefOf,
} from './facts.ts';

export function runWords(m: InRun, seats: readonly string[]) {
  const { run, tale } = m;
  const { items, equipment } = storyOf(m);
  const { artifacts, mysteries } = runDefOf(m);
  const ids = (list: readonly number[]) => list.map((i) => artifacts[i].id);
  const map = run.map < 0 ? undefined : mapOf(m);
  return {
    silver: tale.silver,
    essence: tale.essence,
    items: tale.items.map((i) => items[i].id),
    equipment: tale.equipment.map((i) => equipment[i].id),
    discarded: tale.discarded.map((i) => items[i].id),
    under: tale.under.map((i) => equipment[i].id),
    map: map?.id ?? null,
    space: map && run.way.length ? map.spaces[positionOn(m)].id : null,
    way: run.way.map((space) => map?.spaces[space].id),
    slots: Object.fromEntries(run.slots.map((card, i) => [map?.letters[i], mysteries[card].id])),
    'mystery deck bottom': run.mysteriesUnder.map((card) => mysteries[card].id),
    state: run.state,
    bosses: run.bosses,
    darkness: run.darkness,
    defeated: namesOf(m, run.defeated),
    artifacts: ids(run.artifacts),
    exhausted: ids(run.exhausted),
    fresh: ids(run.fresh),
    goals: Object.fromEntries(run.goals.map((goal, seat) => [seats[seat], artifacts[goal]?.id ?? null])),
    progress: Object.fromEntries(
      run.goals.map((_, seat) => [seats[seat], achievementProgress(m, seat)?.now ?? null]),
    ),
    'artifact slots': artifactSlots(m),
    tray: (tale.scene?.tray ?? []).map((pocket, seat) => pocketWords(m, pocket, seat)),
    sheet: sheetWords(m),
    outcome: m.outcome?.reason ?? null,
  };
}

function namesOf(m: InRun, defs: readonly number[]): string[] {
  const content = eclipseContent(m);
  return defs.map((def) => content.defs[def].names.en);
}

function pocketWords(m: InRun, { mystling, deck, damage, power, fatigue }: Pocket, seat: number) {
  const { added, removed } = deckGrowth(m, seat);
  return {
    mystling: namesOf(m, [mystling])[0],
    damage,
    power,
    fatigue,
    cards: deck.length,
    added: namesOf(m, added),
    removed: namesOf(m, removed),
    health: healthIn(m, pocketOf(m, seat)),
  };
}

function sheetWords(m: InRun) {
  const { sheet } = m.run;
  const { artifacts } = runDefOf(m);
  const names = namesOf(m, sheet.mystlings);
  return {
    mystlings: Object.fromEntries(names.map((name, i) => [name, sheet.boxes[i]])),
    artifacts: sheet.artifacts.map((i) => artifacts[i].id),
    perks: Object.fromEntries(STARTING_PERKS.map((perk, i) => [perk, sheet.perks[i]])),
    maps: sheet.maps,
    'maps unlocked': mapsUnlocked(m, sheet),
    darkness: darknessUnlocked(runDefOf(m), sheet),
  };
}
