import type { Guide, Language } from '@tabard/engine';
import type { ComponentType } from 'react';
import type { GameSkin } from '../table/board.ts';

/** What the page knows of a game before it is loaded: `entry.ts` in the game's folder is all that registers it. */
export interface PageEntry {
  /** As `packages/games` calls it. */
  readonly id: string;
  readonly names: Readonly<Record<Language, GameTitle>>;
  readonly cover: CoverArt;
  /** Without a skin it is played at the plain table. */
  loadSkin?(): Promise<GameSkin>;
  /** Guided first matches, one for each mode that has one; the first is offered to newcomers. */
  readonly guides?: readonly GuideEntry[];
  /** What the game’s match of the day is called. */
  readonly daily?: Readonly<Record<Language, string>>;
  /** Pages of its own, beside those that every game has. */
  readonly pages?: readonly GamePage[];
}

/** A guided first match of one mode. */
export interface GuideEntry {
  /** Never changed: matches that are guided by it are kept with it. */
  readonly id: string;
  /** What the way into it is called, where it is not simply the game’s first match. */
  readonly names?: Readonly<Record<Language, string>>;
  loadGuide(): Promise<Guide>;
}

export interface GameTitle {
  readonly title: string;
  readonly description: string;
}

/** The picture of a game in the hall, made of glyphs. */
export interface CoverArt {
  readonly sky: readonly [string, string];
  readonly figures: readonly CoverFigure[];
}

/** A glyph on a cover: where its foot stands, from left and bottom, and its height, in hundredths. */
interface CoverFigure {
  readonly icon: string;
  readonly left: number;
  readonly bottom: number;
  readonly height: number;
  readonly tone: 'far' | 'middle' | 'near';
}

/** A page of a game, with its place among the others. */
interface GamePage {
  readonly path: string;
  readonly href: string;
  readonly icon: string;
  readonly names: Readonly<Record<Language, string>>;
  load(): Promise<{ readonly default: ComponentType }>;
}
