/** What a Run is made of, compiled: maps, Mystery cards, Artifacts, perks and Darkness tiers. */

import type { Names, Node, Phrased, Picture } from '@tabard/engine';
import type { Statistics } from '../defs.ts';

/** DE-RL-MAP-05, DE-RL-MAP-04: the first Campsite is where a Run starts. */
type SpaceKind = 'start' | 'mystery' | 'tier' | 'boss' | 'camp';

/** A space of a map. What does not belong to its kind is 0, a letter -1. */
export interface RunSpace {
  /** The part, the row in it and the place in the row: `1b2`. */
  readonly id: string;
  readonly kind: SpaceKind;
  readonly part: number;
  readonly tier: number;
  /** The lettered slot whose Mystery card it resolves, or -1 for cards from the deck. */
  readonly letter: number;
  readonly cards: number;
  /** Where it is drawn, in hundredths of the picture. */
  readonly x: number;
  readonly y: number;
  /** DE-RL-MAP-03: the spaces that its arrows lead to. */
  readonly next: readonly number[];
}

export interface RunMapDef {
  readonly id: string;
  readonly names: Names;
  /** What kind of way it is, in a sentence. */
  readonly text: Names;
  readonly picture: Picture;
  /** DE-RL-MAP-02. */
  readonly letters: readonly string[];
  readonly spaces: readonly RunSpace[];
}

/** DE-RL-MYST-01. */
export interface MysteryDef {
  readonly id: string;
  readonly names: Names;
  readonly text: Names;
  readonly picture: Picture;
  readonly top: Node;
  readonly bottom: Node;
}

/** When an Achievement is looked at: at a happening of a Combat, when a Combat is won, whenever the Run changes. */
export const ACHIEVEMENT_MOMENTS = ['combat', 'boss', 'won', 'run'] as const;

/** DE-RL-ART-07: an amount that has to be large or small enough, or a happening that has to come so often. */
export interface Achievement {
  readonly moment: (typeof ACHIEVEMENT_MOMENTS)[number];
  readonly on: readonly Phrased[];
  /** What is measured; without it the happenings of one Combat are counted. */
  readonly of: Phrased<number> | undefined;
  readonly least: number | undefined;
  readonly most: number | undefined;
}

/** DE-RL-ART-06. */
export const ARTIFACT_MOMENTS = [
  'combat-start',
  'turn-start',
  'turn',
  'fatal',
  'symbol-draw',
  'card-added',
  'mystery-resolved',
] as const;
export type ArtifactMoment = (typeof ARTIFACT_MOMENTS)[number];

export interface ArtifactDef {
  readonly id: string;
  readonly names: Names;
  readonly picture: Picture;
  readonly achievement: Achievement;
  readonly moment: ArtifactMoment;
  /** What it does in a Combat; outside of one its moment says it. */
  readonly effect: Node | undefined;
}

/** DE-RL-PERK-02, in the order of the sheet. */
export const STARTING_PERKS = ['neutral', 'elemental', 'remove', 'items', 'power', 'equipment'] as const;
export type StartingPerk = (typeof STARTING_PERKS)[number];

/** DE-RL-APERK-02 to DE-RL-APERK-08. */
export const ARTIFACT_PERKS = ['slots', 'symbols', 'add-b', 'taming', 'darkness', 'drop-a', 'free'] as const;
export interface ArtifactPerkDef {
  readonly gives: (typeof ARTIFACT_PERKS)[number];
  /** How many Artifact slots there are now. */
  readonly slots: number;
  /** Enemy Attack cards taken out before a Mystery draw, by symbol from the poorest. */
  readonly symbols: readonly number[];
}

/** DE-RL-DARK-03 to DE-RL-DARK-11. */
export const DARKNESS = [
  'damage',
  'lose-own',
  'fatigue',
  'scar',
  'boss-corruption',
  'higher-tier',
  'element-cost',
  'special-cost',
  'slot-power',
  'special-slot',
] as const;
export type Darkness = (typeof DARKNESS)[number];
export interface DarknessDef {
  readonly does: Darkness;
  readonly amount: number;
}

export interface RunDef {
  readonly maps: readonly RunMapDef[];
  readonly mysteries: readonly MysteryDef[];
  readonly artifacts: readonly ArtifactDef[];
  readonly artifactPerks: readonly ArtifactPerkDef[];
  /** DE-RL-PERK-01: Silver for each step. */
  readonly perkCosts: readonly number[];
  /** DE-RL-SHEET-02: unlocked at first. */
  readonly starting: readonly string[];
  /** DE-RL-SHEET-04: Essence by Tier. */
  readonly unlockCosts: readonly number[];
  readonly darkness: readonly DarknessDef[];
  /** By how much Mysteries raise each statistic at most in one Run. */
  readonly growthLimits: Statistics;
}
