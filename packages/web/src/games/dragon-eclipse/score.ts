import { statisticFacts } from '@tabard/dragon-eclipse';
import type { Seat } from '@tabard/engine';
import type { BoardProps } from '../../table/board.ts';
import { eclipseBoard, isCombatBoard, nameOfDef } from './eclipse-board.ts';

/** What is left of a player's Mystling, and how long it took; of a campaign nothing is counted. */
export function scoreOf(props: BoardProps, seat: Seat): string {
  const board = eclipseBoard(props);
  if (!isCombatBoard(board)) return '';
  const { combat } = board.state;
  const health = statisticFacts(board.state, seat).find(({ name }) => name === 'health');
  if (!health) return '';
  const name = nameOfDef(board, combat.fighters[seat].def);
  return board.words('score-health', name, health.now, health.printed, combat.round);
}
