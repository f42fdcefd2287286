import type { Seat } from '@tabard/engine';
import type { CSSProperties } from 'react';
import { useSitting } from './sitting.ts';

const COLOURS = ['var(--tide)', '#a8431f', 'var(--dusk)', '#4d6a3b', '#7a5c26'];

export function seatColour(seat: Seat): CSSProperties {
  return { '--seat': COLOURS[seat % COLOURS.length] } as CSSProperties;
}

/** A letter for each seat, no two alike: of its name where that works, else its number. */
export function lettersOf(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const candidates = [...name.toUpperCase().replace(/[^\p{L}]/gu, ''), String(seat + 1)];
    const letter = candidates.find((one) => !taken.has(one)) ?? String(seat + 1);
    taken.add(letter);
    return letter;
  });
}

/** The counter of a party: its colour and its letter. */
export function Pawn({ seat }: { seat: Seat }) {
  const { letters, own } = useSitting();
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
