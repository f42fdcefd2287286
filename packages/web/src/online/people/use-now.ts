import { useEffect, useState } from 'react';

/** The time, as often as a running clock needs it; it stands still while none runs. */
export function useNowWhile(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
