/** What the tests of this package share. */
import { type Option, optionKey } from '@tabard/engine';
import { adventureBoard, type Match } from '../src/index.ts';

export function newMatch(
  seats: number,
  options: Readonly<Record<string, unknown>> = {},
  seed = 'test',
): Match {
  return adventureBoard.create({ seed, seats, options });
}

/** Answers whoever is asked with the first option that will do. */
export function answer(m: Match, wanted: (option: Option) => boolean): void {
  const [decision] = adventureBoard.pending(m);
  const option = decision.options.find(wanted);
  if (!option) throw new Error(`"${decision.kind}" offers nothing that will do`);
  adventureBoard.choose(m, decision.seat, { n: decision.n, key: optionKey(option) });
}

/** Takes the first option until the first turn begins. */
export function setUp(m: Match): Match {
  while (m.round === 0) answer(m, () => true);
  return m;
}
