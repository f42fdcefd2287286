import { describe, expect, it } from 'vitest';
import { type Toy, toy } from '../test/toy.ts';
import { declare, done, proceduresOf, tableOf } from './procedure.ts';
import { causeIn, questionOf } from './question.ts';
import { REACTIONS } from './reactions.ts';
import { int, struct } from './schema.ts';

const procedure = proceduresOf<Toy>();
const procedures = tableOf([
  procedure(
    declare('resolve', struct({ card: int })),
    { begin: () => done() },
    { causes: (_m, { card }) => (card < 0 ? undefined : { kind: 'card', id: card }) },
  ),
  procedure(declare('target', struct({})), { choose: () => done() }),
  procedure(declare(REACTIONS, struct({})), { begin: () => done() }),
]);

/** What is asked for inside these procedures, outermost first. */
function causeInside(...frames: readonly (readonly [proc: string, vars?: object])[]) {
  const m = toy.create({ seed: 'sea', seats: 2 });
  m.stack = frames.map(([proc, vars]) => ({ proc, step: 'begin', since: 0, vars: { ...vars } }));
  return causeIn(m, procedures);
}

describe('what a question is asked for', () => {
  it('is what the innermost procedure resolves', () => {
    const [outer, inner] = [{ card: 3 }, { card: 7 }];
    expect(causeInside(['resolve', outer], ['target'])).toEqual({ kind: 'card', id: 3 });
    expect(causeInside(['resolve', outer], ['resolve', inner], ['target'])).toEqual({ kind: 'card', id: 7 });
    expect(causeInside(['resolve', outer], ['resolve', { card: -1 }])).toEqual({ kind: 'card', id: 3 });
  });

  it('is nothing around a triggered effect, and nothing where no procedure says', () => {
    expect(causeInside(['resolve', { card: 3 }], [REACTIONS], ['target'])).toBeUndefined();
    expect(causeInside(['target'])).toBeUndefined();
  });

  it('stands before the question', () => {
    const cause = { kind: 'card', id: 3 };
    expect(questionOf('move', [2], undefined)).toEqual({ key: 'ask.move', args: [2] });
    expect(questionOf('target', undefined, cause)).toEqual({
      key: 'ask.by',
      args: [{ key: 'ask.cause', args: [cause] }, { key: 'ask.target' }],
    });
  });
});
