import { describe, expect, it } from 'vitest';
import { type Toy, toy } from '../test/toy.ts';
import { copier } from './copier.ts';
import { allow } from './decision.ts';
import { happen, setEventChannel } from './events.ts';
import { hasher } from './hasher.ts';
import { newInformation } from './match.ts';
import { mootOrders } from './orders.ts';
import { ask, declare, done, frameFor, go, type Procedure, proceduresOf, run, tableOf } from './procedure.ts';
import { ints, struct } from './schema.ts';

const main = declare('main', struct({ left: ints }));

/** The effect of one item; `left` are the items not yet resolved. */
type Does = (m: Toy, thing: number, left: readonly number[]) => void;

/** Runs a list of items until a question is asked: the points scored, and the items left. */
function settle(things: readonly number[], does: Does) {
  const procedure = proceduresOf<Toy>()(main, {
    choose: ask({
      kind: 'order',
      rule: 'TOY-01',
      auto: true,
      orders: () => true,
      who: () => 0,
      offer: (_m, v, offer) => {
        for (const thing of v.left) allow(offer, 'take', thing);
      },
      none: () => done(),
      then: (m, v, { refs: [thing] }) => {
        v.left.splice(v.left.indexOf(thing), 1);
        does(m, thing, v.left);
        return go('choose');
      },
    }),
  });
  const procedures = tableOf([procedure as Procedure<never>]);
  const m = toy.create({ seed: 'orders', seats: 2 });
  m.points = [0];
  m.stack = [frameFor(m, procedures, 'main', { left: things.slice() })];
  const trials = {
    procedures,
    clone: copier(toy.schema, () => main.vars),
    hash: hasher(toy.schema, () => main.vars),
  };
  run(m, procedures, mootOrders<Toy>(trials) as () => boolean);
  return { points: m.points, left: m.stack[0]?.vars.left };
}

const add: Does = (m, thing) => {
  m.points[0] += thing;
};

describe('an ordering question', () => {
  it('is not asked where every order leads to the same state', () => {
    expect(settle([1, 2, 3], add)).toEqual({ points: [6], left: undefined });
  });

  it.each<[string, readonly number[], Does]>([
    ['the first item decides', [1, 2], (m, thing) => m.points.push(thing)],
    [
      'only the order of the last two matters',
      [1, 2, 3],
      (m, thing, left) => left.length === 0 && m.points.push(thing),
    ],
    [
      'an item reveals new information',
      [1, 2],
      (m) => {
        m.n++;
        newInformation(m);
        m.n--;
      },
    ],
    ['there are too many orders to try', [1, 2, 3, 4, 5], add],
  ])('is asked where %s', (_case, things, does) => {
    expect(settle(things, does)).toEqual({ points: [0], left: things });
  });

  it('emits no events during trials', () => {
    const heard: string[] = [];
    const before = setEventChannel({ sink: ({ type }) => heard.push(type), signatures: toy.events });
    try {
      settle([1, 2], (m, thing) => {
        add(m, thing, []);
        happen(m, 'laid', 0, -1);
      });
    } finally {
      setEventChannel(before);
    }
    expect(heard).toEqual(['laid', 'laid']);
  });
});
