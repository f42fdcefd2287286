import type { Seat } from '@tabard/engine';
import type { CSSProperties } from 'react';

const COLOURS = ['var(--tide)', '#a8431f', 'var(--dusk)', '#4d6a3b', '#7a5c26'];

/** The colour of a seat, as `--seat`; a letter goes with it wherever it is shown. */
export function seatColour(seat: Seat): CSSProperties {
  return { '--seat': COLOURS[seat % COLOURS.length] } as CSSProperties;
}
