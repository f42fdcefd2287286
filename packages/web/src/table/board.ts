import type {
  ChoiceRole,
  Content,
  Decision,
  EntityRef,
  Game,
  Language,
  MatchEvent,
  MatchState,
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

/** A legal answer with its text. */
export interface Offered {
  readonly option: Option;
  readonly key: string;
  readonly label: string;
  /** The digit key that picks it: 0 ends the question, 1 to 9 the others; or undefined. */
  readonly digit: number | undefined;
  /** The things it refers to; the first is the one it is shown at. */
  readonly about: readonly EntityRef[];
  readonly role: ChoiceRole | undefined;
  /** Whether it names a thing that the player's next goal is about. */
  readonly isAtGoal: boolean;
  /** What it does, in one line. */
  readonly help: string;
  /** Why it would change nothing, if so. */
  readonly vain: string | undefined;
}

/** An option that a player might expect but that is refused. */
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

/** Events since the previous render; a board may animate them but never waits for them. */
export interface Happenings {
  /** Changes with every update: a key for effects. */
  readonly pulse: number;
  /** Empty after opening a table and after an undo: nothing is animated then. */
  readonly events: readonly MatchEvent[];
}

/** The story so far, filtered for this viewer. */
export interface StorySoFar {
  /** The match, where it is played: what was read of it is remembered. */
  readonly match?: string;
  /** Events from index `from` of the whole story on. */
  readonly events: readonly MatchEvent[];
  readonly from: number;
  /** Index of the first event since the viewer's last choice. */
  readonly since: number;
  /** Loads an earlier page; absent if the host has sent the whole story. */
  older?(): void;
}

/** Props of a board. It decides no rule: it draws the view and calls `choose` with an option it was given. */
export interface BoardProps {
  readonly game: Game;
  readonly view: View;
  readonly reader: Reader;
  readonly seats: readonly SeatPlan[];
  readonly decision: Decision | undefined;
  readonly offers: Offers;
  choose(option: Option): void;
  /** Shows the player why something is not possible now. */
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

/** A game's own parts of the page, all optional; loaded when a table of that game opens. */
export interface GameSkin {
  readonly Board?: ComponentType<BoardProps>;
  /** The face of a definition; without it one is made from names, text and picture. */
  faceOf?(game: Game, content: Content, def: number, language: Language): CardFace;
  /** The face of a definition in this match, where it differs from that in the box. */
  faceIn?(game: Game, state: MatchState, def: number, language: Language): CardFace | undefined;
  /** What the back of a deck family looks like. */
  backOf?(back: number): BackFace;
  /** For a first match, by the kind of decision; the table shows each once, beside the question. */
  readonly hints?: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** The icons of the game's keywords, for the large preview, by name. */
  readonly keywordIcons?: Readonly<Record<string, string>>;
  /** The sounds of the game's events, by type; most make none. */
  readonly sounds?: EventSounds;
  /** A player's final standing in a few words, listed at the end. */
  scoreOf?(board: BoardProps, seat: Seat): string;
  /** Label of the next match from this one's Save Sheet; without it a rematch is offered. */
  nextMatch?(board: BoardProps): string | undefined;
  /** Whether the board itself shows the story and every answer: then there is no log and no answer row. */
  tellsItself?(board: BoardProps): boolean;
  /** Whether a hint may be asked for now; by default always. A story is not told ahead. */
  advises?(board: BoardProps): boolean;
  /** Number of seats of a quick match; a few by default. */
  readonly usualSeats?: number;
  /** Form for the options of a match; by default generated from the game's declarations. */
  readonly Setup?: ComponentType<SetupProps>;
  /** Form for the options of one seat, for a player who joins a table. */
  readonly SeatSetup?: ComponentType<SeatSetupProps>;
}

/** A seat in setup: the user, one the user sets up (a bot, a local friend), or one open to a later player. */
export type SetupSeat = 'me' | 'other' | 'open';

/** Props of a game's own options form. */
export interface SetupProps {
  readonly game: Game;
  /** Options that were set; the others have the game's defaults. */
  readonly options: Options;
  /** All seats, people and bots. */
  readonly seats: readonly SetupSeat[];
  onChange(options: Options): void;
  /** Changes the number of seats. */
  onSeats(count: number): void;
}

/** Only the options of one seat change. */
export interface SeatSetupProps extends Omit<SetupProps, 'onSeats'> {
  readonly seat: Seat;
}
