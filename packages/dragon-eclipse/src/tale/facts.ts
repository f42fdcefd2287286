/** What is so in a campaign: everything is public, since nothing is dealt before it is turned up. */
import { type Def, recordOf } from '@tabard/engine';
import {
  defOfType,
  type Element,
  eclipseContent,
  type MystlingDef,
  STATISTICS,
  type Statistics,
} from '../defs.ts';
import type { Match } from '../state.ts';
import type { EquipmentSymbol, HeldDef, LocationDef, QuestDef, Spot, StoryDef, StoryKind } from './defs.ts';
import { FATIGUE_IN_ALL, type Pocket, type Scene, type Tale } from './state.ts';

/** A match that is a campaign. */
export type InTale = Match & { tale: Tale };

export function hasTale(m: Match): m is InTale {
  return m.tale !== undefined;
}

export function storyOf(m: Match): StoryDef {
  const { story } = eclipseContent(m);
  if (!story) throw new Error('this content has no story');
  return story;
}

export function sceneOf(m: InTale): Scene {
  if (!m.tale.scene) throw new Error('no Scenario is under way');
  return m.tale.scene;
}

/** The number of a thing of the story; the compiler has made sure that it exists. */
export function numberOf(m: Match, kind: StoryKind, id: string): number {
  return storyOf(m).at[kind][id] ?? -1;
}

export function mystlingAt(m: Match, def: Def): MystlingDef {
  return defOfType(eclipseContent(m), def, 'mystling');
}

export function mystlingCalled(m: Match, id: string): Def {
  return eclipseContent(m).byId.get(id) ?? -1;
}

// --- statuses ---

/** DE-STATUS-03: with a part its box, without one any box. */
export function hasStatus(m: InTale, status: number, part?: number): boolean {
  const mask = m.tale.statuses[status] ?? 0;
  return part === undefined ? mask !== 0 : (mask & (1 << (part - 1))) !== 0;
}

/** DE-STATUS-07. */
export function partsHad(m: InTale, status: number): number {
  return bitsIn(m.tale.statuses[status] ?? 0);
}

function bitsIn(mask: number): number {
  let bits = 0;
  for (let left = mask; left; left &= left - 1) bits++;
  return bits;
}

// --- Scripts read, as bits of small integers ---

const BITS = 30;

export function hasRead({ tale }: InTale, script: number): boolean {
  return ((tale.read[Math.floor(script / BITS)] ?? 0) & (1 << (script % BITS))) !== 0;
}

export function markRead({ tale }: InTale, script: number): void {
  const at = Math.floor(script / BITS);
  while (tale.read.length <= at) tale.read.push(0);
  tale.read[at] |= 1 << (script % BITS);
}

/** How many Scripts were read. */
export function scriptsRead({ read }: Tale): number {
  return read.reduce((sum, bits) => sum + bitsIn(bits), 0);
}

// --- held cards ---

/** DE-EQUIP-04: available as long as a card with it is held. */
export function hasSymbol(m: InTale, symbol: EquipmentSymbol): boolean {
  const { equipment } = storyOf(m);
  return m.tale.equipment.some((one) => equipment[one].symbols.includes(symbol));
}

/** Items that are neither held nor on the discard pile nor turned up: what the deck holds, in no order anybody knows. */
export function itemsInDeck(m: InTale, turnedUp: readonly number[] = []): number[] {
  const away = new Set([...m.tale.items, ...m.tale.discarded, ...turnedUp]);
  return storyOf(m).items.flatMap((item, i) => (away.has(i) || isSetAside(m, item) ? [] : [i]));
}

/** Equipment in the shuffled part of its deck; below it lies what was put under it. */
export function equipmentInDeck(m: InTale): number[] {
  const away = new Set([...m.tale.equipment, ...m.tale.under]);
  return storyOf(m).equipment.flatMap((one, i) => (away.has(i) || isSetAside(m, one) ? [] : [i]));
}

/** DE-RL-SETUP-04: a Run is played with the cards that have the RL mark. */
function isSetAside(m: Match, { isRoguelite }: HeldDef): boolean {
  return m.run !== undefined && !isRoguelite;
}

// --- the tray ---

/** DE-JOUR-09: only Mystlings in the tray, subtype elements included. */
export function hasElement(m: InTale, pocket: Pocket, element: Element): boolean {
  const { element: main, subtype } = mystlingAt(m, pocket.mystling);
  return main === element || subtype?.element === element;
}

export function healthIn(m: InTale, { mystling }: Pocket): number {
  return statsOf(m, mystling).health;
}

export function questOf(m: Match, mystling: Def): QuestDef | undefined {
  const { id } = mystlingAt(m, mystling);
  // A page knows the Quests of its Party alone: the others are holes.
  return storyOf(m).quests.find((quest) => quest?.mystling === id);
}

/** DE-QUEST-06: those of the Exalted card once it is in use. */
export function statsOf(m: InTale, mystling: Def): Statistics {
  const { stats, run } = mystlingAt(m, mystling);
  if (m.run) return grownStats(m, m.run.grown, mystling, run);
  const exalted = m.tale.exalted.includes(mystling) ? questOf(m, mystling)?.stats : undefined;
  return exalted ?? stats;
}

/** What a Run has added to the statistics of its Mystling. */
function grownStats(m: InTale, grown: readonly number[][], mystling: Def, stats: Statistics): Statistics {
  const seat = m.tale.scene?.tray.findIndex((one) => one.mystling === mystling) ?? -1;
  const added = grown[seat];
  if (!added?.some((by) => by !== 0)) return stats;
  return recordOf(STATISTICS, (name) => stats[name] + added[STATISTICS.indexOf(name)]);
}

export function fatigueLeft(m: InTale): number {
  return FATIGUE_IN_ALL - sceneOf(m).tray.reduce((sum, { fatigue }) => sum + fatigue, 0);
}

// --- the map ---

export function locationOf(m: InTale): LocationDef | undefined {
  return storyOf(m).locations[m.tale.scene?.map ?? -1];
}

/** Every spot that can be seen now: those of the map that nothing hides, and those that overlays add. */
export function spotsSeen(m: InTale): Spot[] {
  const scene = sceneOf(m);
  const { secrets } = storyOf(m);
  const laid = scene.overlays.map((secret) => secrets[secret]);
  const spots = [...(locationOf(m)?.spots ?? []), ...laid.flatMap(({ adds }) => adds)];
  return spots.filter(
    ({ script, region }) =>
      !laid.some(({ hides }) => hides.includes(script)) && (region < 0 || region === scene.region),
  );
}

/** The slots of the open map in the order of the tokens in them: its own, then those of the overlays. */
export function slotNames(m: InTale): string[] {
  const { secrets } = storyOf(m);
  const laid = sceneOf(m).overlays.flatMap((secret) => secrets[secret].addsSlots);
  return [...(locationOf(m)?.slots ?? []), ...laid];
}

/** DE-SECRET-09: the place of a slot that can be seen, or -1. */
export function slotNumber(m: InTale, slot: string): number {
  const { secrets } = storyOf(m);
  const isHidden = sceneOf(m).overlays.some((secret) => secrets[secret].hidesSlots.includes(slot));
  return isHidden ? -1 : slotNames(m).indexOf(slot);
}

/** Where on which map a Script stands that can be seen now or was read; undefined for one that stands on none. */
export function placeOf(m: InTale, script: number): { location: LocationDef; spot: Spot } | undefined {
  const open = locationOf(m);
  const seen = open && spotsSeen(m).find((one) => one.script === script);
  if (open && seen) return { location: open, spot: seen };
  if (!hasRead(m, script)) return undefined;
  // A page knows the maps that it was shown: the others are holes.
  const location = storyOf(m).locations.find((one) => one?.spots.some((spot) => spot.script === script));
  const spot = location?.spots.find((one) => one.script === script);
  return location && spot && { location, spot };
}
