import type { Situation } from '@tabard/dragon-eclipse';

export const STEPS = ['bonus', 'card', 'again', 'draw', 'enemy'] as const;
export type TurnStep = (typeof STEPS)[number];

/** Where in its round a combat is: the steps that are open now; none before it begins. */
export function stepsNow(situations: readonly Situation[]): readonly TurnStep[] {
  const find = <K extends Situation['kind']>(kind: K) =>
    situations.find((one): one is Extract<Situation, { kind: K }> => one.kind === kind);
  if (find('enemy-turn')) return ['enemy'];
  if (find('turn-end')) return ['draw'];
  const turn = find('turn');
  if (!turn) return [];
  if (find('card')) return ['card'];
  if (turn.hasPlayed) return ['again'];
  return turn.mayPlay ? ['bonus', 'card'] : ['bonus'];
}
