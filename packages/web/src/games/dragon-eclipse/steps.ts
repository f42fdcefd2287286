import type { Match } from '@tabard/dragon-eclipse';

export const STEPS = ['bonus', 'card', 'again', 'draw', 'enemy'] as const;
export type TurnStep = (typeof STEPS)[number];

/** Where in its round a combat is: the steps that are open now; none before it begins. */
export function stepsNow(m: Match): readonly TurnStep[] {
  const isIn = (...procs: string[]) => m.stack.some(({ proc }) => procs.includes(proc));
  if (isIn('enemy-turn', 'enemy-turn-end')) return ['enemy'];
  if (isIn('turn-end')) return ['draw'];
  const at = m.stack.findIndex(({ proc }) => proc === 'turn');
  const turn = m.stack[at];
  if (!turn) return [];
  if (m.stack.slice(at).some(({ proc }) => proc === 'card')) return ['card'];
  if (turn.vars.hasPlayed) return ['again'];
  return turn.step === 'before' ? ['bonus', 'card'] : ['bonus'];
}
