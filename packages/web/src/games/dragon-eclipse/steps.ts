import type { Combat } from '@tabard/dragon-eclipse';

export const STEPS = ['bonus', 'card', 'again', 'draw', 'enemy'] as const;
export type TurnStep = (typeof STEPS)[number];

const DRAWING = new Set(['draw', 'end', 'burn', 'close']);

/** Where in its round a combat is: the steps that are open now; none before it begins. */
export function stepsNow(m: Combat): readonly TurnStep[] {
  if (m.stack.some(({ proc }) => proc === 'enemy-turn')) return ['enemy'];
  const at = m.stack.findIndex(({ proc }) => proc === 'turn');
  const turn = m.stack[at];
  if (!turn) return [];
  if (DRAWING.has(turn.step)) return ['draw'];
  if (m.stack.slice(at).some(({ proc }) => proc === 'card')) return ['card'];
  if (turn.vars.hasPlayed) return ['again'];
  return turn.step === 'before' ? ['bonus', 'card'] : ['bonus'];
}
