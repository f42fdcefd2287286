/** In a view an unknown card is a negative number that reveals only its back. */
import type { Card } from './ids.ts';
export function hiddenWith(back: number): number {
  return -2 - back;
}

export function isHidden(card: Card): boolean {
  return card <= -2;
}

export function backOfHidden(card: Card): number {
  return -2 - card;
}
