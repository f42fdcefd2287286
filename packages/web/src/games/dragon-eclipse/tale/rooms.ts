import { hasTale, isInCombat, isRun, type Match, type Situation, situationOf } from '@tabard/dragon-eclipse';
import type { BoardProps } from '../../../table/board.ts';
import type { EclipseBoard } from '../eclipse-board.ts';
import { runRoomOf } from '../run/rooms.ts';

/** Where the question of a campaign stands. */
export type Room = 'combat' | 'deck' | 'test' | 'map' | 'world' | 'choosing' | 'journal';

/** The room of each situation of a campaign; those of a Combat are the Arena's. */
const ROOMS: Readonly<Partial<Record<Situation['kind'], Room>>> = {
  'deck-building': 'deck',
  test: 'test',
  map: 'map',
  'world-map': 'world',
  scenarios: 'world',
  starting: 'choosing',
  party: 'choosing',
  fighters: 'choosing',
  advancement: 'choosing',
  introduction: 'journal',
  script: 'journal',
};

/** The innermost situation that has a room decides. */
export function roomOf({ situations, state }: Pick<EclipseBoard, 'situations' | 'state'>): Room {
  if (isInCombat(state) && situations.some(({ kind }) => kind === 'story-combat')) return 'combat';
  const found = situations.findLast(({ kind }) => ROOMS[kind]);
  return (found && ROOMS[found.kind]) ?? (state.outcome ? 'journal' : 'choosing');
}

/** The rooms of the story and of a Run show every answer themselves; the Arena and the choice of a deck leave some to the bar. */
export function tellsItself({ view }: BoardProps): boolean {
  const state = view.state as Match;
  if (isRun(state)) return runRoomOf(state) !== 'combat';
  return hasTale(state) && isRoomOfStory(state);
}

function isRoomOfStory(state: Match): boolean {
  const room = roomOf({ state, situations: situationOf(state) });
  return room !== 'combat' && room !== 'deck';
}

/** A bot that looks ahead would tell pages that nobody has read: the story is decided without it. */
export function advises({ view }: BoardProps): boolean {
  const state = view.state as Match;
  return isRun(state) || !hasTale(state) || !isRoomOfStory(state);
}
