import { startTransition, useEffect, useRef, useState } from 'react';
import { afterDrawing } from '../ui/after-drawing.ts';

/** A value as it was a drawing ago: what is made of it does not weigh on the frame in which the rest changes. */
export function useLater<T>(value: T): T {
  const [late, setLate] = useState(value);
  const latest = useRef(value);
  const isComing = useRef(false);
  useEffect(() => {
    latest.current = value;
    // One that is on its way will bring the latest: else many changes in a row would put it off for ever.
    if (isComing.current) return;
    isComing.current = true;
    afterDrawing(() => {
      isComing.current = false;
      startTransition(() => setLate(latest.current));
    });
  }, [value]);
  return late;
}
