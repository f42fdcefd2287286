/** What a Run remembers beside its tale, which holds possessions and the Mystlings with their decks. */
import { bool, type Infer, int, ints, list, struct, wordIn } from '@tabard/engine';

/** DE-RL-MYST-04. */
export const SMALLEST_DECK = 4;
export const BOSSES = 3;

/** How a Run stands: under way, or how it ended (DE-RL-RES-01). */
export const RUN_STATES = ['on', 'won', 'lost', 'given-up'] as const;

/** DE-RL-SHEET-01: the Save Sheet. Artifact Perks and Darkness tiers follow from it. */
const sheetSchema = struct({
  /** Unlocked Mystlings by definition, and how many boxes each has marked. */
  mystlings: ints,
  boxes: ints,
  /** Unlocked Artifacts, in the order in which they were. */
  artifacts: ints,
  /** By Starting Perk: the highest step bought. */
  perks: ints,
  /** How many maps are completed: DE-RL-SHEET-06, in their order. */
  maps: int,
  /** DE-RL-APERK-08: the Mystling of choice was taken. */
  isFreeTaken: bool,
});
export type SaveSheet = Infer<typeof sheetSchema>;

export const runSchema = struct({
  sheet: sheetSchema,
  /** The map, or -1 while it is chosen, and the spaces entered so far; the last is where the players are. */
  map: int,
  way: ints,
  /** The Campsite at which the Run begins: DE-RL-SHORT-01. */
  start: int,
  /** How many Darkness tiers are in force: DE-RL-DARK-02. */
  darkness: int,
  state: wordIn(RUN_STATES),
  /** Bosses defeated, those that a shortcut skips among them. */
  bosses: int,
  /** The Enemy that is fought or was fought last, or -1. */
  enemy: int,
  /** Defeated Mystlings by definition, one entry a Combat; those tamed among them. */
  defeated: ints,
  /** The Mystery cards on the lettered slots, those that lie open, and those under the deck in their order. */
  slots: ints,
  open: ints,
  mysteriesUnder: ints,
  /** Action cards that left the Advancement and Elemental decks, one entry a copy, and those under their decks. */
  cardsOut: ints,
  cardsUnder: ints,
  /** Artifacts in use, and of them the exhausted ones. */
  artifacts: ints,
  exhausted: ints,
  /** DE-RL-ART-04: unlocked in this Run. */
  fresh: ints,
  /** By seat: the locked Artifact, or -1, and how often its happening came in this Combat. */
  goals: ints,
  counts: ints,
  /** By seat: what Mysteries added to each statistic for this Run, in the order of STATISTICS. */
  grown: list(ints),
  /** DE-RL-BOSS-04: the map was completed for the first time. */
  isFirstCompletion: bool,
});
export type Run = Infer<typeof runSchema>;
