import type { CardFace } from '../../ui/game-card.tsx';

/** How a card may lie on the table that shows less than all of it; the rest is read when it is shown large. */
export type Lying = 'area' | 'tiny' | 'mini' | 'guard' | 'foe';

/** What is not seen of it, as the style sheets have it; drawn and hidden it would only cost time. */
const UNSEEN: Readonly<Record<Lying, readonly (keyof CardFace)[]>> = {
  area: ['text'],
  tiny: ['typeLabel', 'corners', 'badge', 'middle', 'text', 'foot'],
  mini: ['typeLabel', 'foot'],
  guard: ['typeLabel', 'badge', 'foot'],
  foe: ['typeLabel', 'text', 'foot'],
};

const drawn = new WeakMap<CardFace, Partial<Record<Lying, CardFace>>>();

/** A face with only what is seen of it; the same for the same face. */
export function briefFace(face: CardFace, lying: Lying): CardFace {
  const known = drawn.get(face) ?? {};
  drawn.set(face, known);
  known[lying] ??= without(face, UNSEEN[lying]);
  return known[lying];
}

function without(face: CardFace, parts: readonly (keyof CardFace)[]): CardFace {
  return { ...face, ...Object.fromEntries(parts.map((part) => [part, undefined])) };
}
