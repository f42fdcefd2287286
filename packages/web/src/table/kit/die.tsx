import type { EntityRef } from '@tabard/engine';
import { useBoardContext } from './board-context.ts';
import { Thing } from './thing.tsx';
import './die.css';

const SIDES = [1, 2, 3, 4, 5, 6];

interface DieProps {
  readonly value: number;
  readonly tone?: 'bone' | 'ember';
}

/** A die that tumbles and lands on its value; with reduced motion it lies there at once. What no side shows is written. */
export function Die({ value, tone = 'bone' }: DieProps) {
  const { words, motion } = useBoardContext();
  if (!SIDES.includes(value))
    return (
      <span className="die" data-tone={tone} role="img" aria-label={words('die', value)}>
        <b className="die-side die-number">{value}</b>
      </span>
    );
  const sides = motion === 'reduced' ? [value] : SIDES;
  return (
    <span className="die" data-tone={tone} role="img" aria-label={words('die', value)}>
      <span className="die-cube" data-value={value}>
        {sides.map((side) => (
          <span key={side} className="die-side" data-side={side} />
        ))}
      </span>
    </span>
  );
}

/** A die that an answer may be about. */
export function ChosenDie({ of, ...die }: DieProps & { readonly of: EntityRef }) {
  const { offers, words } = useBoardContext();
  const face = <Die key={die.value} {...die} />;
  if (!offers.at(of).length) return face;
  return (
    <Thing refs={[of]} name={words('die', die.value)} className="die-choice">
      {() => face}
    </Thing>
  );
}
