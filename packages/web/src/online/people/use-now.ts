import { useEffect, useState } from 'react';
import { serverTime } from '../../host/remote/server-time.ts';

/** Server time, updated as often as a running clock needs it; frozen while none runs. */
export function useNowWhile(isRunning: boolean): number {
  const [now, setNow] = useState(serverTime);
  useEffect(() => {
    if (!isRunning) return;
    setNow(serverTime());
    const timer = setInterval(() => setNow(serverTime()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
