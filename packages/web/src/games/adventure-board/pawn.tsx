import type { Seat } from '@tabard/engine';
import { seatColour } from '../../table/kit/seat-colour.ts';
import { useOrrenBoard } from './orren-board.ts';

/** The counter of a player: colour and letter. */
export function Pawn({ seat }: { seat: Seat }) {
  const { letters } = useOrrenBoard();
  return (
    <span className="orren-pawn" style={seatColour(seat)} aria-hidden="true">
      {letters[seat]}
    </span>
  );
}
