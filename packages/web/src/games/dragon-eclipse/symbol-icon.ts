import type { EclipseContent } from '@tabard/dragon-eclipse';
import { GLYPHS } from './glyphs.ts';

/** What a symbol of the Enemy cards looks like. */
export function symbolIcon({ defs }: EclipseContent, symbol: number): string {
  const def = defs.find((one) => one.type === 'attack' && one.symbol === symbol);
  return def?.picture.icon ?? GLYPHS.damage;
}
