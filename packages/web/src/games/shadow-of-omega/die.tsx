import { useSitting } from './sitting.ts';
import './die.css';

const SIDES = [1, 2, 3, 4, 5, 6];
/** Where the pips lie on a side, in a grid of three by three. */
const PIPS = [[], [5], [1, 9], [1, 5, 9], [1, 3, 7, 9], [1, 3, 5, 7, 9], [1, 3, 4, 6, 7, 9]];

/** A die that tumbles and lands on its value; with reduced motion it lies there at once. */
export function Die({ value, tone = 'bone' }: { value: number; tone?: 'bone' | 'ember' }) {
  const { words } = useSitting();
  return (
    <span className="omega-die" data-tone={tone} role="img" aria-label={words('die', value)}>
      <span className="omega-cube" data-value={value}>
        {SIDES.map((side) => (
          <span key={side} className="omega-side" data-side={side}>
            {PIPS[side].map((place) => (
              <i key={place} style={{ gridArea: `${Math.ceil(place / 3)} / ${((place - 1) % 3) + 1}` }} />
            ))}
          </span>
        ))}
      </span>
    </span>
  );
}
