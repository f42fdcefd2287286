import { useState } from 'react';
import { useSitting } from './sitting.ts';

/** A number that changes whenever this fighter is hurt; undefined until it was. */
export function useHit(fighter: number): number | undefined {
  const { happenings, motion } = useSitting();
  const { pulse, events } = happenings;
  const [seen, setSeen] = useState(pulse);
  const [hit, setHit] = useState<number>();
  if (seen !== pulse) {
    setSeen(pulse);
    const isHit = events.some(
      ({ type, args }) => type === 'hurt' && args[0] === fighter && Number(args[1]) > 0,
    );
    if (isHit && motion === 'full') setHit(pulse);
  }
  return hit;
}
