import { startTransition, useEffect, useRef, useState } from 'react';
import { afterDrawing } from '../ui/after-drawing.ts';

/** A value delayed by one frame, to keep expensive renders out of the frame of an update. */
export function useLater<T>(value: T): T {
  const [late, setLate] = useState(value);
  const latest = useRef(value);
  const isComing = useRef(false);
  useEffect(() => {
    latest.current = value;
    // A pending update delivers the latest value; restarting it would postpone it for ever.
    if (isComing.current) return;
    isComing.current = true;
    afterDrawing(() => {
      isComing.current = false;
      startTransition(() => setLate(latest.current));
    });
  }, [value]);
  return late;
}
