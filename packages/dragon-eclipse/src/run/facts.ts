/** What is so in a Run: everything is public, since nothing is dealt before it is turned up. */
import type { Def, Seat } from '@tabard/engine';
import { eclipseContent } from '../defs.ts';
import type { Match } from '../state.ts';
import { type InTale, mystlingAt, sceneOf } from '../tale/facts.ts';
import type { Pocket } from '../tale/state.ts';
import type {
  ArtifactDef,
  ArtifactMoment,
  ArtifactPerkDef,
  Darkness,
  RunDef,
  RunMapDef,
  RunSpace,
} from './defs.ts';
import type { Run, SaveSheet } from './state.ts';

/** A match that is a Run: its tale holds what the players have. */
export type InRun = InTale & { run: Run };

export function isRun(m: Match): m is InRun {
  return m.run !== undefined;
}

export function runDefOf(m: Match): RunDef {
  const { run } = eclipseContent(m);
  if (!run) throw new Error('this content has no roguelite');
  return run;
}

export function pocketOf(m: InTale, seat: Seat): Pocket {
  return sceneOf(m).tray[seat];
}

// --- the map ---

export function mapOf(m: InRun): RunMapDef {
  return runDefOf(m).maps[m.run.map];
}

/** The number of the space where the players are. */
export function positionOn({ run }: InRun): number {
  return run.way[run.way.length - 1];
}

export function spaceAt(m: InRun, space: number): RunSpace {
  return mapOf(m).spaces[space];
}

/** DE-RL-DARK-08, DE-RL-DARK-12: the Tier that an Enemy of this space is drawn from. */
export const HIGHEST_TIER = 5;
export function tierDrawn(m: InRun, { tier }: RunSpace): number {
  return Math.min(HIGHEST_TIER, tier + darknessOf(m, 'higher-tier'));
}

/** DE-RL-SHORT-01, DE-RL-MAP-04: the space of a Campsite; 0 is the starting space. */
export function campsiteSpace(m: InRun, campsite: number): number {
  const camps = mapOf(m).spaces.flatMap(({ kind }, i) => (kind === 'start' || kind === 'camp' ? [i] : []));
  return camps[campsite];
}

// --- the sheet ---

export function isUnlocked(sheet: SaveSheet, mystling: Def): boolean {
  return sheet.mystlings.includes(mystling);
}

export function boxesOf({ mystlings, boxes }: SaveSheet, mystling: Def): number {
  return boxes[mystlings.indexOf(mystling)] ?? 0;
}

/** DE-RL-SHEET-06. */
export function mapsUnlocked(m: Match, { maps }: SaveSheet): number {
  return Math.min(runDefOf(m).maps.length, maps + 1);
}

/** DE-RL-DARK-01. */
const ALL_BOXES = 3;
export function darknessUnlocked(def: RunDef, { boxes }: SaveSheet): number {
  return Math.min(def.darkness.length, boxes.filter((one) => one >= ALL_BOXES).length);
}

/** DE-RL-APERK-01: one perk for each unlocked Artifact; those of this Run work from the next on. */
export function artifactPerksOf(m: InRun): readonly ArtifactPerkDef[] {
  const { sheet, fresh } = m.run;
  return runDefOf(m).artifactPerks.slice(0, sheet.artifacts.length - fresh.length);
}

export function hasPerk(m: InRun, gives: ArtifactPerkDef['gives']): boolean {
  return artifactPerksOf(m).some((perk) => perk.gives === gives);
}

/** DE-RL-APERK-02. */
export function artifactSlots(m: InRun): number {
  return artifactPerksOf(m).reduce((most, { slots }) => Math.max(most, slots), 0);
}

/** DE-RL-SHEET-04. */
export function unlockCost(m: Match, mystling: Def): number {
  return runDefOf(m).unlockCosts[mystlingAt(m, mystling).tier - 1];
}

export function lockedMystlings(m: InRun): Def[] {
  return mystlingsIn(m).filter((mystling) => !isUnlocked(m.run.sheet, mystling));
}

const mystlingsKnown = new WeakMap<object, readonly Def[]>();

/** Every Mystling of the set, looked for once. */
export function mystlingsIn(m: Match): readonly Def[] {
  const { defs } = eclipseContent(m);
  const known = mystlingsKnown.get(defs);
  if (known) return known;
  const found = defs.flatMap(({ type }, def) => (type === 'mystling' ? [def] : []));
  mystlingsKnown.set(defs, found);
  return found;
}

/** DE-RL-PERK-01: the Silver for the next step of a Starting Perk, or undefined when it has all. */
export function nextPerkCost(m: InRun, perk: number): number | undefined {
  return runDefOf(m).perkCosts[m.run.sheet.perks[perk]];
}

// --- Darkness ---

/** How much of something the Darkness tiers in force do. */
export function darknessOf(m: InRun, does: Darkness): number {
  if (!m.run.darkness) return 0;
  const tiers = runDefOf(m).darkness.slice(0, m.run.darkness);
  return tiers.reduce((sum, tier) => (tier.does === does ? sum + tier.amount : sum), 0);
}

// --- Artifacts ---

export function artifactAt(m: Match, artifact: number): ArtifactDef {
  return runDefOf(m).artifacts[artifact];
}

/** DE-RL-ART-02: the Artifact in use that may be exhausted at this moment, or -1. */
export function readyArtifact(m: InRun, moment: ArtifactMoment): number {
  const { artifacts, exhausted } = m.run;
  return artifacts.find((one) => artifactAt(m, one).moment === moment && !exhausted.includes(one)) ?? -1;
}

/** DE-RL-ART-04: unlocked before this Run. */
export function usableArtifacts({ run: { sheet, fresh } }: InRun): number[] {
  return sheet.artifacts.filter((one) => !fresh.includes(one));
}

/** DE-RL-ART-08: neither unlocked nor held by anybody. */
export function lockedArtifacts(m: InRun): number[] {
  const { sheet, goals } = m.run;
  return runDefOf(m).artifacts.flatMap((_, i) =>
    sheet.artifacts.includes(i) || goals.includes(i) ? [] : [i],
  );
}

// --- decks ---

/** DE-RL-MYST-04: Fatigue lies in the deck, too. */
export function deckSize({ deck, fatigue }: Pocket): number {
  return deck.length + fatigue;
}

/** DE-RL-APERK-04, DE-RL-APERK-07: the sets of the Advancement deck of this Run. */
export function advancementSets(m: InRun): readonly string[] {
  const a = hasPerk(m, 'drop-a') ? [] : ['A'];
  return hasPerk(m, 'add-b') ? [...a, 'B'] : a;
}

/** DE-RL-RUN-06, DE-RL-MYST-05: the elements whose decks a player draws from. */
export function elementsOf(m: InRun, seat: Seat): readonly string[] {
  const { element, subtype } = mystlingAt(m, pocketOf(m, seat).mystling);
  return subtype ? [element, subtype.element] : [element];
}

// --- the Run of the day ---

/** What a beaten Boss and a won Run are worth beside the Combats. */
const BOSS_POINTS = 2;
const WON_POINTS = 5;

/** How far a Run came: a point for each Combat won, two more for each Boss, five more for a Run that is won. */
export function runPoints({ run }: Match): number {
  if (!run) return 0;
  return run.defeated.length + BOSS_POINTS * run.bosses + (run.state === 'won' ? WON_POINTS : 0);
}
