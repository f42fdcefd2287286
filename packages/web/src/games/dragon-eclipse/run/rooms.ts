import { isInCombat, type Match, type Situation, situationOf } from '@tabard/dragon-eclipse';

/** Where the question of a Run stands. */
export type RunRoom = 'combat' | 'choosing' | 'map' | 'mystery' | 'reward' | 'artifacts' | 'end';

/** The room of each situation of a Run. */
const ROOMS: Readonly<Partial<Record<Situation['kind'], RunRoom>>> = {
  'run-maps': 'choosing',
  'run-mystlings': 'choosing',
  perk: 'choosing',
  crossroads: 'map',
  mysteries: 'mystery',
  mystery: 'mystery',
  reward: 'reward',
  removal: 'reward',
  camp: 'artifacts',
  arming: 'artifacts',
  goals: 'artifacts',
  resolution: 'end',
  farewell: 'end',
};

/** The innermost situation that has a room decides. */
export function runRoomOf(state: Match, situations: readonly Situation[] = situationOf(state)): RunRoom {
  if (state.outcome) return 'end';
  if (isInCombat(state)) return 'combat';
  const found = situations.findLast(({ kind }) => ROOMS[kind]);
  return (found && ROOMS[found.kind]) ?? 'map';
}
