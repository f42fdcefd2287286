/** What a campaign remembers: the tale, which lasts, and the scene, which ends with its Scenario. */
import { bool, type Infer, int, ints, list, maybe, str, struct, wordIn } from '@tabard/engine';
import { aftermathSchema } from '../aftermath.ts';

/** DE-COMP-07, DE-RES-03, DE-RES-06. */
export const MOST_SILVER = 10;
export const MOST_ESSENCE = 6;
/** DE-ITEM-03, DE-EQUIP-05. */
export const MOST_ITEMS = 3;
export const MOST_EQUIPMENT = 2;
/** DE-FAT-02, DE-FAT-04. */
export const FATIGUE_IN_ALL = 5;
export const FATIGUE_DAMAGE = 5;

/** DE-FIGHT-02: what a side may begin a Combat with. */
export const BOONS = [
  'power',
  'damage',
  'burn',
  'slow',
  'weak',
  'silence',
  'tokens',
  'corruptions',
  'taming',
  'nearer',
  'special-slot',
] as const;
export type Boon = (typeof BOONS)[number];

/** DE-FIGHT-10, in the order of their names: Corruption, Unpredictable, Steel. */
export const HARD_MODES = ['isCorrupted', 'isUnpredictable', 'isSteel'] as const;

/** The token in a slot of a map: DE-SLOT-01. */
export const EMPTY_SLOT = 0;
export const TOKEN_A = 1;
export const TOKEN_B = 2;

/** Where the Time token is when it is not on a number of the track: DE-TIME-02, DE-TIME-06. */
export const ON_EVENT = 0;
export const NO_TIME = -1;

/** Which side of a World Map card is seen: DE-WMAP-01. */
export const UNEXPLORED = 0;
export const EXPLORED = 1;

/** How a Script is left: DE-JOUR-12. `none` while one is read. */
export const EXITS = [
  'none',
  'go',
  'explore',
  'combat',
  'resume',
  'back',
  'visit',
  'choose-scenario',
  'end-scenario',
  'end-campaign',
] as const;
export type Exit = (typeof EXITS)[number];

const keptDeckSchema = struct({ mystling: int, cards: ints });

/** A World Map card in its place. */
const worldCardSchema = struct({ card: int, side: int });

/** A Mystling of the tray with what is assigned to it: DE-TRAY-01. */
const pocketSchema = struct({
  mystling: int,
  deck: ints,
  damage: int,
  power: int,
  fatigue: int,
  /** DE-TRAY-02: components placed in the pocket, by their numbers among the tokens of the story. */
  attached: ints,
});
export type Pocket = Infer<typeof pocketSchema>;

/** A Test under way: the cards revealed, what was added to their sum, the modifiers used, the row of choice or -1. */
const trialSchema = struct({ test: int, revealed: ints, change: int, used: ints, row: int });
export type Trial = Infer<typeof trialSchema>;

/** What ends with the Scenario. */
const sceneSchema = struct({
  scenario: int,
  /** With two players the pocket of each seat. */
  tray: list(pocketSchema),
  /** Tokens in front of the players, by their numbers in the story: DE-STATUS-05. */
  front: ints,
  /** The Location map that lies open, or -1, and what lies on it. */
  map: int,
  slots: ints,
  /** Scripts under a lock, Secrets laid over the map: DE-LOCK-01, DE-SECRET-02. */
  locks: ints,
  overlays: ints,
  region: int,
  /** The Secret in the Event slot, or -1; whether it lies open; the Time token, red or not. */
  event: int,
  isEventOpen: bool,
  time: int,
  isRed: bool,
  /** Scripts read in this Exploration: DE-EXPL-09. */
  wandered: int,
  /** The Combat that is fought or was fought last, the Mystling it is against, and how it ended. */
  combat: int,
  enemy: int,
  result: str,
  /** The pockets that fight, by seat, and the aftermath that waits while the Combat may still go on: at most one. */
  fighting: ints,
  settling: list(aftermathSchema),
  /** Where a Random Combat returns to: DE-RAND-07. */
  back: int,
  trial: maybe(trialSchema),
});
export type Scene = Infer<typeof sceneSchema>;

/** What lasts for the whole campaign. Cards are definitions: what nobody knows is drawn when it is turned up. */
export const taleSchema = struct({
  /** By status: the mask of its marked parts. */
  statuses: ints,
  party: ints,
  /** Mystlings that use their Exalted cards: DE-QUEST-06; and those that grow when the Scenario ends: DE-QUEST-08. */
  exalted: ints,
  growing: ints,
  /** Action cards to build with, one entry a copy: DE-DECK-11. */
  unlocked: ints,
  kept: list(keptDeckSchema),
  /** Mystlings behind the Random Combat divider, met, and tamed: DE-RAND-02, DE-ENC-02, DE-ENC-03. */
  random: ints,
  met: ints,
  tamed: ints,
  silver: int,
  essence: int,
  /** Held cards and the Secrets that are held, by their numbers in the story. */
  items: ints,
  equipment: ints,
  secrets: ints,
  /** The Item discard pile, and what was put under the Equipment deck, in its order: DE-ITEM-04, DE-EQUIP-06. */
  discarded: ints,
  under: ints,
  world: list(worldCardSchema),
  /** Scenarios in the order in which they were played; Scripts read, as bits. */
  played: ints,
  read: ints,
  /** DE-AFTER-06. */
  hasAdvancementB: bool,
  keepsAdvancementA: bool,
  boosters: int,
  /** DE-FIGHT-10: the hard modes that are on. */
  isCorrupted: bool,
  isUnpredictable: bool,
  isSteel: bool,
  /** The Script that is read, or -1, and what it has said so far. */
  script: int,
  told: list(str),
  /** The way out of it, and where it leads. */
  exit: wordIn(EXITS),
  exitTo: int,
  scene: maybe(sceneSchema),
  /** The Save Sheet that was written last: where the Scenario began, or after the one before it. */
  sheet: str,
});
export type Tale = Infer<typeof taleSchema>;
