import type {
  ChoiceRole,
  Content,
  Decision,
  EntityRef,
  Game,
  Language,
  MatchEvent,
  Option,
  Options,
  Reader,
  Seat,
  Text,
  Unavailable,
  View,
} from '@tabard/engine';
import type { ComponentType } from 'react';
import type { SeatPlan } from '../host/host.ts';
import type { EventSounds } from '../sound/scores.ts';
import type { BackFace, CardFace } from '../ui/game-card.tsx';
import type { PeekProps } from './peek.tsx';

/** A legal answer, ready to be shown. */
export interface Offered {
  readonly option: Option;
  readonly key: string;
  readonly label: string;
  /** The digit key that picks it: 0 ends the question, 1 to 9 the others; or undefined. */
  readonly digit: number | undefined;
  /** The things it refers to; the first is the one it is shown at. */
  readonly about: readonly EntityRef[];
  readonly role: ChoiceRole | undefined;
  /** What it does, in one line. */
  readonly help: string;
}

/** What a player might expect to be possible and is not. */
export interface Refused {
  readonly unavailable: Unavailable;
  readonly label: string;
  readonly reason: string;
  readonly rule: string;
  readonly about: readonly EntityRef[];
}

/** The options of the decision now, grouped by what they refer to. */
export interface Offers {
  readonly all: readonly Offered[];
  /** Those that refer to nothing: `pass`, `rest`. */
  readonly loose: readonly Offered[];
  /** Those that name this thing anywhere among their references. */
  at(entity: EntityRef): readonly Offered[];
  readonly refused: readonly Refused[];
  refusedAt(entity: EntityRef): readonly Refused[];
}

/** What happened since the drawing before; a board may animate it and never waits for it. */
export interface Happenings {
  /** Changes with every update: a key for effects. */
  readonly pulse: number;
  /** Empty after opening a table and after an undo: nothing is animated then. */
  readonly events: readonly MatchEvent[];
}

/** What happened so far, as this viewer may know it. */
export interface StorySoFar {
  /** From place `from` of the whole story on. */
  readonly events: readonly MatchEvent[];
  readonly from: number;
  /** The place where what happened since the viewer's last choice begins. */
  readonly since: number;
  /** Asks for what happened before; a host that has told all of it has none. */
  older?(): void;
}

/** All that a board is told. It decides no rule: it draws the view and calls `choose` with an option it was given. */
export interface BoardProps {
  readonly game: Game;
  readonly view: View;
  readonly reader: Reader;
  readonly seats: readonly SeatPlan[];
  readonly decision: Decision | undefined;
  readonly offers: Offers;
  choose(option: Option): void;
  /** Tells the player why something is not possible now. */
  explain(refused: Refused): void;
  readonly happenings: Happenings;
  readonly story: StorySoFar;
  readonly motion: 'full' | 'reduced';
  say(text: Text): string;
  nameOf(entity: EntityRef): string;
  /** The face of a card instance of the view; undefined when this viewer does not know it. */
  faceOf(card: number): CardFace | undefined;
  backOf(card: number): BackFace;
  /** Props that make an element show this thing large on hover, focus and long press. */
  peek(entity: EntityRef): PeekProps;
}

/** What a game's own folder brings to the page, all of it optional; loaded when a table of that game opens. */
export interface GameSkin {
  readonly Board?: ComponentType<BoardProps>;
  /** The face of a definition; without it one is made from names, text and picture. */
  faceOf?(game: Game, content: Content, def: number, language: Language): CardFace;
  /** What the back of a deck family looks like. */
  backOf?(back: number): BackFace;
  /** For a first match, by the kind of decision; the table shows each once, beside the question. */
  readonly hints?: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** The icons of the game's keywords, for the large preview, by name. */
  readonly keywordIcons?: Readonly<Record<string, string>>;
  /** The sounds of the game's events, by type; most make none. */
  readonly sounds?: EventSounds;
  /** What somebody has come to, in a few words: told of everybody at the end. */
  scoreOf?(board: BoardProps, seat: Seat): string;
  /** What the next match is called that begins with the Save Sheet of this one; without it the same is played again. */
  nextMatch?(board: BoardProps): string | undefined;
  /** Whether the board itself tells the story and shows every answer now: no log stands beside it, no answers below. */
  tellsItself?(board: BoardProps): boolean;
  /** How many sit down at once with one click; a few where it is not said. */
  readonly company?: number;
  /** The choice of the options of a match; without it a form is made from what the game declares. */
  readonly Setup?: ComponentType<SetupProps>;
  /** The choice of what the player of one seat decides for themselves, who comes to a table that others made. */
  readonly SeatSetup?: ComponentType<SeatSetupProps>;
}

/** Who sits down: who chooses now, somebody they choose for (a bot, a friend at this screen), or whoever comes later. */
export type SetupSeat = 'me' | 'other' | 'open';

/** What a game's own choice of options is told. */
export interface SetupProps {
  readonly game: Game;
  /** Those that were chosen; the others are as the game has them by default. */
  readonly options: Options;
  /** All who are to sit down, people and bots. */
  readonly seats: readonly SetupSeat[];
  onChange(options: Options): void;
  /** So many are to sit down. */
  onSeats(count: number): void;
}

/** Only the options of one seat change. */
export interface SeatSetupProps extends Omit<SetupProps, 'onSeats'> {
  readonly seat: Seat;
}
