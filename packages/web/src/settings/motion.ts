import { useMedia } from '../ui/use-media.ts';
import { useSettings } from './settings.ts';

/** What the player set, else what the system asks for. */
export function useMotion(): 'full' | 'reduced' {
  const wanted = useSettings((settings) => settings.motion);
  const isReduced = useMedia('(prefers-reduced-motion: reduce)');
  if (wanted !== 'system') return wanted;
  return isReduced ? 'reduced' : 'full';
}
