import { useSyncExternalStore } from 'react';
import { useSettings } from './settings.ts';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** What the player set, else what the system asks for. */
export function useMotion(): 'full' | 'reduced' {
  const wanted = useSettings((settings) => settings.motion);
  const isReduced = useSyncExternalStore(subscribe, () => matchMedia(query).matches);
  if (wanted !== 'system') return wanted;
  return isReduced ? 'reduced' : 'full';
}
