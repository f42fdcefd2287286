import type { Seat } from '@tabard/engine';
import { seatColour } from '../../table/kit/seat-colour.ts';
import { useOmegaBoard } from './omega-board.ts';

/** The counter of a party: its colour and its letter. */
export function Pawn({ seat }: { seat: Seat }) {
  const { letters, own } = useOmegaBoard();
  return (
    <span
      className={`omega-pawn ${seat === own ? 'is-own' : ''}`}
      style={seatColour(seat)}
      aria-hidden="true"
    >
      {letters[seat]}
    </span>
  );
}
