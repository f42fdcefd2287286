import type { EntityRef } from '@tabard/engine';
import { useBoardContext } from './board-context.ts';
import { Thing } from './thing.tsx';
import './die.css';

const SIDES = [1, 2, 3, 4, 5, 6];

interface DieProps {
  readonly value: number;
  readonly tone?: 'bone' | 'ember';
}

/** A die that rolls to its value, at once with reduced motion. A value that no side shows is written as text. */
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

/** A die that options may refer to. */
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
