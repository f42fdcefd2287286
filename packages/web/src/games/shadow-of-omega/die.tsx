import { useSitting } from './sitting.ts';
import './die.css';

const SIDES = [1, 2, 3, 4, 5, 6];

/** A die that tumbles and lands on its value; with reduced motion it lies there at once. */
export function Die({ value, tone = 'bone' }: { value: number; tone?: 'bone' | 'ember' }) {
  const { words, motion } = useSitting();
  const sides = motion === 'reduced' ? [value] : SIDES;
  return (
    <span className="omega-die" data-tone={tone} role="img" aria-label={words('die', value)}>
      <span className="omega-cube" data-value={value}>
        {sides.map((side) => (
          <span key={side} className="omega-side" data-side={side} />
        ))}
      </span>
    </span>
  );
}
