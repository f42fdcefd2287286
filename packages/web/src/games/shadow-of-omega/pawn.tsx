import type { Seat } from '@tabard/engine';
import type { CSSProperties } from 'react';
import { useOmegaBoard } from './omega-board.ts';

const COLOURS = ['var(--tide)', '#a8431f', 'var(--dusk)', '#4d6a3b', '#7a5c26'];

export function seatColour(seat: Seat): CSSProperties {
  return { '--seat': COLOURS[seat % COLOURS.length] } as CSSProperties;
}

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
