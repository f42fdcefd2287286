/** DE-SAVE-02, DE-SAVE-03: the Save Sheet of a campaign, by ids: what a campaign is, and nothing that ends with a Scenario. */
import type { Def } from '@tabard/engine';
import type { EclipseContent } from '../defs.ts';
import { writeSections } from '../sheet-lines.ts';
import type { StatusDef, StoryDef } from './defs.ts';
import { EXPLORED, type Tale, UNEXPLORED } from './state.ts';

export const TALE_HEADING = 'campaign sheet 1';

/** The sections of a sheet beside a deck for each Mystling. */
export const TALE_SECTIONS = [
  'played',
  'scenario',
  'tray',
  'token',
  'party',
  'exalted',
  'growing',
  'tamed',
  'met',
  'random',
  'statuses',
  'silver',
  'essence',
  'items',
  'equipment',
  'secrets',
  'world',
  'read',
  'unlocked',
  'advancement',
  'boosters',
  'modes',
] as const;
type TaleSection = (typeof TALE_SECTIONS)[number];

/** The sides of a World Map card and the hard modes, as a sheet writes them. */
export const SIDES = { unexplored: UNEXPLORED, explored: EXPLORED } as const;
export const HARD_MODES = {
  corrupted: 'isCorrupted',
  unpredictable: 'isUnpredictable',
  steel: 'isSteel',
} as const satisfies Readonly<Record<string, keyof Tale>>;
export const HARD_MODE_NAMES = Object.keys(HARD_MODES) as readonly (keyof typeof HARD_MODES)[];

export function deckSection(mystling: string): string {
  return `deck ${mystling}`;
}

/** `2 strike`, in the order in which the cards first come. */
function counted(ids: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => (count > 1 ? `${count} ${id}` : id));
}

function number(count: number): number[] {
  return count ? [count] : [];
}

/** `maren 1 3`: the parts that are marked. */
function statusEntry({ id, parts }: StatusDef, mask: number): string[] {
  const marked = Array.from({ length: parts }, (_, i) => i + 1).filter((part) => mask & (1 << (part - 1)));
  return marked.length ? [`${id} ${marked.join(' ')}`] : [];
}

function scriptsRead({ scripts }: StoryDef, { read }: Tale): string[] {
  return scripts.flatMap(({ id }, i) => (((read[Math.floor(i / 30)] ?? 0) >> (i % 30)) & 1 ? [id] : []));
}

/** What is saved of a campaign; `decider` holds the Decision token, where there are two. */
export function writeTaleSheet(
  content: EclipseContent,
  story: StoryDef,
  tale: Tale,
  decider: number,
): string {
  const named = (defs: readonly Def[]) => defs.map((def) => content.defs[def].id);
  const { scene } = tale;
  const entries: Readonly<Record<TaleSection, readonly (string | number)[]>> = {
    played: tale.played.map((one) => story.scenarios[one].id),
    scenario: scene ? [story.scenarios[scene.scenario].id] : [],
    tray: named(scene?.tray.map(({ mystling }) => mystling) ?? []),
    token: number(decider),
    party: named(tale.party),
    exalted: named(tale.exalted),
    growing: named(tale.growing),
    tamed: named(tale.tamed),
    met: named(tale.met),
    random: named(tale.random),
    statuses: story.statuses.flatMap((status, i) => statusEntry(status, tale.statuses[i])),
    silver: number(tale.silver),
    essence: number(tale.essence),
    items: tale.items.map((one) => story.items[one].id),
    equipment: tale.equipment.map((one) => story.equipment[one].id),
    secrets: tale.secrets.map((one) => story.secrets[one].id),
    world: tale.world.map(
      ({ card, side }) => `${story.world[card].id} ${side === EXPLORED ? 'explored' : 'unexplored'}`,
    ),
    read: scriptsRead(story, tale),
    unlocked: counted(named(tale.unlocked)),
    advancement: advancementDecks(tale),
    boosters: number(tale.boosters),
    modes: HARD_MODE_NAMES.filter((mode) => tale[HARD_MODES[mode]]),
  };
  return writeSections(TALE_HEADING, [
    ...TALE_SECTIONS.map((section) => [section, entries[section]] as const),
    ...decksOf(tale).map(
      ({ mystling, cards }) => [deckSection(content.defs[mystling].id), counted(named(cards))] as const,
    ),
  ]);
}

/** DE-AFTER-06: nothing where it is deck A alone. */
function advancementDecks({ hasAdvancementB, keepsAdvancementA }: Tale): string[] {
  if (!hasAdvancementB) return [];
  return keepsAdvancementA ? ['A', 'B'] : ['B'];
}

/** DE-DECK-14: the decks of the tray stand for those that were kept with the same Mystlings. */
function decksOf({ kept, scene }: Tale): Tale['kept'] {
  const tray = scene?.tray.map(({ mystling, deck }) => ({ mystling, cards: deck })) ?? [];
  return [...kept.filter((one) => !tray.some(({ mystling }) => mystling === one.mystling)), ...tray];
}
