import { describe, expect, it } from 'vitest';
import { type Toy, toy } from '../test/toy.ts';
import { allow, type Option } from './decision.ts';
import {
  answer,
  ask,
  awaits,
  become,
  call,
  declare,
  done,
  frameFor,
  go,
  type Handle,
  type Next,
  type Procedure,
  poll,
  proceduresOf,
  run,
  type Step,
  tableOf,
  takes,
  unwind,
  waitingAt,
  where,
} from './procedure.ts';
import { int, maybe, struct } from './schema.ts';

interface Vars {
  at: number;
}
type Steps = Record<string, Step<Toy, Vars>>;

const vars = struct({ at: int });
const handles: Record<string, Handle<Vars, number>> = {
  main: declare('main', vars, { landing: 'after' }),
  first: declare('first', vars),
  second: declare('second', vars),
};

/** A match that stands at the beginning of `main`; the trace is kept in the points. */
function begin(procedures: Record<string, Steps>) {
  const procedure = proceduresOf<Toy>();
  const list = Object.entries(procedures).map(([name, steps]) =>
    procedure({ ...handles[name], landing: undefined }, steps),
  );
  const table = tableOf(list as Procedure<never>[]);
  const m = toy.create({ seed: 'flow', seats: 2 });
  m.points = [];
  m.stack = [frameFor(m, table, 'main', { at: 0 })];
  return {
    m,
    go: () => run(m, table, () => false),
    choose: (seat: number, option: Option) => choose(m, seat, option),
    table,
  };

  function choose(m: Toy, seat: number, option: Option) {
    const at = waitingAt(m, table);
    if (!at) throw new Error('nothing is awaited');
    answer(m, table, at.frame, at.step, seat, option);
    run(m, table, () => false);
  }
}

/** A step that appends its number to the trace. */
function mark(number: number, next: Next): Step<Toy, Vars> {
  return (m) => {
    m.points.push(number);
    return next;
  };
}

const asking = (how: Partial<Parameters<typeof ask<Toy, Vars>>[0]>) =>
  ask<Toy, Vars>({ kind: 'q', rule: 'X', who: () => 0, offer: () => {}, then: () => done(), ...how });

describe('a procedure', () => {
  it('goes, calls, comes back with a result, and ends', () => {
    const { m, go: start } = begin({
      main: {
        a: mark(1, go('b')),
        b: mark(2, call(handles.first, { at: 5 }, 'c')),
        c: (m) => {
          m.points.push(m.result);
          return done();
        },
      },
      first: {
        x: (m, v) => {
          m.points.push(v.at);
          return done(42);
        },
      },
    });
    start();
    expect(m.points).toEqual([1, 2, 5, 42]);
    expect(m.stack).toEqual([]);
  });

  it('becomes another in its own place', () => {
    const { m, go: start } = begin({
      main: { a: mark(1, call(handles.first, { at: 0 }, 'b')), b: mark(4, done()) },
      first: { x: mark(2, become(handles.second, { at: 0 })), never: mark(99, done()) },
      second: {
        x: (m) => {
          m.points.push(m.stack.length);
          return done();
        },
      },
    });
    start();
    expect(m.points).toEqual([1, 2, 2, 4]);
  });

  it('unwinds to the nearest frame of a name', () => {
    const { m, go: start } = begin({
      main: { a: call1(handles.first), after: mark(7, done()) },
      first: { a: call1(handles.second), after: mark(99, done()) },
      second: { a: mark(1, unwind(handles.main)) },
    });
    start();
    expect(m.points).toEqual([1, 7]);
  });

  it('throws an error that names the missing procedure, step or frame to unwind to', () => {
    const nowhere = declare('nowhere', vars, { landing: 'a' });
    expect(() => begin({ main: { a: mark(0, call(nowhere, { at: 0 }, 'a')) } }).go()).toThrow(
      'no procedure "nowhere"',
    );
    expect(() => begin({ main: { a: mark(0, go('nowhere')) } }).go()).toThrow('"main" has no step "nowhere"');
    expect(() => begin({ main: { a: mark(0, unwind(nowhere)) } }).go()).toThrow(
      'nothing called "nowhere" is under way',
    );
  });

  it('is stopped in an endless loop with an error that names the step', () => {
    const circle = begin({ main: { a: () => go('b'), b: () => go('a') } });
    expect(() => circle.go()).toThrow(/the rules run in a circle at decision 0 \(main\.[ab]\)/);
  });

  it('has a unique name', () => {
    const one = proceduresOf<Toy>()(declare('same', struct({})), {}) as Procedure<never>;
    expect(() => tableOf([one, one])).toThrow('two procedures are called "same"');
  });
});

describe('a declared procedure', () => {
  const scoreSchema = struct({ points: int });
  const score = declare('score', struct({ at: int }), { gives: scoreSchema });
  const main = declare('main', struct({ score: maybe(scoreSchema), at: int }), { landing: 'stop' });
  const relay = declare('relay', struct({}), { gives: scoreSchema });
  const deep = declare('deep', struct({}));
  const procedure = proceduresOf<Toy>();

  const scoring = procedure(score, {
    begin: (_m, v) => (v.at > 3 ? go('big') : done({ points: v.at })),
    big: () => done({ points: 100 }),
  });

  function play(...procedures: Procedure<Toy>[]): Toy {
    const table = tableOf([...procedures, scoring] as Procedure<never>[]);
    const m = toy.create({ seed: 'declared', seats: 2 });
    m.points = [];
    m.stack = [frameFor(m, table, 'main', { score: undefined, at: 0 })];
    run(m, table, () => false);
    return m;
  }

  it('puts a result of its declared shape into a variable of its caller', () => {
    const m = play(
      procedure(main, {
        begin: (_m, v) => call(score, { at: ++v.at }, 'took'),
        took: takes(score, 'score', (m, v) => {
          m.points.push(v.score?.points ?? -1);
          return v.at > 3 ? done() : go('begin');
        }),
        stop: () => done(),
      }),
    );
    expect(m.points).toEqual([1, 2, 3, 100]);
  });

  it('returns the result of the procedure that it becomes', () => {
    const m = play(
      procedure(main, {
        begin: () => call(relay, {}, 'took'),
        took: takes(relay, 'score', (m, v) => {
          m.points.push(v.score?.points ?? -1);
          return done();
        }),
        stop: () => done(),
      }),
      procedure(relay, { begin: () => become(score, { at: 2 }) }),
    );
    expect(m.points).toEqual([2]);
  });
  it('continues at its landing after an unwind', () => {
    const m = play(
      procedure(main, {
        begin: () => call(deep, {}, 'begin'),
        stop: (m) => {
          m.points.push(7);
          return done();
        },
      }),
      procedure(deep, { begin: () => unwind(main) }),
    );
    expect(m.points).toEqual([7]);
  });

  it('rejects a result that no step takes, another shape, and a landing that is no step', () => {
    expect(() =>
      play(procedure(main, { begin: () => call(score, { at: 1 }, 'stop'), stop: () => done() })),
    ).toThrow('nothing takes the result of "score" at decision 0 (main.stop)');
    expect(() =>
      procedure(declare('x', struct({ score: struct({ points: int }) })), {
        begin: takes(score, 'score', () => done()),
      }),
    ).toThrow('"x" takes the result of "score" into "score", which has another shape');
    expect(() => procedure(declare('x', struct({}), { landing: 'end' }), { begin: () => done() })).toThrow(
      'the landing of "x" is "end", which is none of its steps',
    );
    expect(() => unwind(deep)).toThrow('"deep" declares no landing');
  });

  it('has its steps, variables and results checked by the compiler', () => {
    const wrong = () =>
      procedure(score, {
        // @ts-expect-error no such step
        go: () => go('typo'),
        // @ts-expect-error no such step
        plain: () => ({ to: 'go', step: 'typo' }),
        // @ts-expect-error no such step
        asked: ask({ kind: 'q', rule: 'X', who: () => 0, offer: () => {}, then: () => go('typo') }),
        // @ts-expect-error no such step to come back to
        back: () => call(score, { at: 1 }, 'typo'),
        // @ts-expect-error a variable is missing
        vars: () => call(score, {}, 'go'),
        // @ts-expect-error a number is not its result
        result: () => done(1),
        // @ts-expect-error the other gives a number
        become: () => become(deep, {}),
        // @ts-expect-error the variable is a number
        takes: takes(score, 'at', () => done({ points: 1 })),
      });
    expect(wrong).toThrow('into "at", which has another shape');
  });
});

describe('an asking step', () => {
  const yes = { verb: 'yes', refs: [] };

  it('waits, and goes on with the answer', () => {
    const {
      m,
      go: start,
      choose,
    } = begin({
      main: {
        a: asking({
          offer: (_m, _v, offer) => allow(offer, 'yes'),
          then: (m, _v, { verb }) => {
            m.points.push(verb === 'yes' ? 1 : 2);
            return done();
          },
        }),
      },
    });
    start();
    expect(where(m)).toBe('decision 0 (main.a)');
    choose(0, yes);
    expect([m.points, m.n, m.stack]).toEqual([[1], 1, []]);
    expect(where(m)).toBe('decision 1 (over)');
  });

  it.each([
    ['one option and auto', 1, { auto: true }, [1]],
    ['two options and auto', 2, { auto: true }, []],
    ['one option', 1, {}, []],
    ['no option and none', 0, { none: mark(9, done()) as () => Next }, [9]],
    ['one option and none', 1, { none: mark(9, done()) as () => Next }, []],
  ])('with %s is settled as it should', (_case, count, how, points) => {
    const { m, go: start } = begin({
      main: {
        a: asking({
          offer: (_m, _v, offer) => {
            for (let i = 0; i < count; i++) allow(offer, 'take', i);
          },
          then: mark(1, done()) as () => Next,
          ...how,
        }),
      },
    });
    start();
    expect(m.points).toEqual(points);
    expect(m.n).toBe(0);
  });
});

describe('a poll', () => {
  const voting = (mask: number): Record<string, Steps> => ({
    main: {
      a: poll<Toy, Vars>({
        kind: 'q',
        rule: 'X',
        who: () => mask,
        offer: (_m, _v, offer, seat) => allow(offer, 'say', seat),
        then: (m, _v, answers) => {
          m.points = answers.map((one) => one?.refs[0] ?? -1);
          return done();
        },
      }),
    },
  });

  it('waits for all asked seats, in any order, and continues once', () => {
    const { m, go: start, choose } = begin(voting(3));
    start();
    choose(1, { verb: 'say', refs: [1] });
    expect([m.points, m.n, m.answers]).toEqual([[], 0, ['', 'say 1']]);
    choose(0, { verb: 'say', refs: [0] });
    expect([m.points, m.n, m.answers]).toEqual([[0, 1], 1, ['', '']]);
  });

  it('awaits only the seats that have not answered', () => {
    const { m, go: start, choose, table } = begin(voting(3));
    start();
    choose(1, { verb: 'say', refs: [1] });
    const at = waitingAt(m, table);
    expect(at && [0, 1].map((seat) => awaits(m, at.frame, at.step, seat))).toEqual([true, false]);
  });

  it('does not await seats that are not asked', () => {
    const { m, go: start, choose } = begin(voting(2));
    start();
    choose(1, { verb: 'say', refs: [1] });
    expect(m.points).toEqual([-1, 1]);
  });

  it('that asks nobody ends at once', () => {
    const { m, go: start } = begin(voting(0));
    start();
    expect([m.stack, m.n]).toEqual([[], 0]);
  });
});

function call1(proc: Handle<Vars>): Step<Toy, Vars> {
  return () => call(proc, { at: 0 }, 'after');
}
