import { describe, expect, expectTypeOf, it } from 'vitest';
import { type Toy, toy } from '../test/toy.ts';
import { type CardInEvent, type EventOf, eventsOf, type MatchEvent } from './events.ts';
import { declare, done, go, proceduresOf } from './procedure.ts';
import { int, struct } from './schema.ts';
import { situationsFrom } from './situation.ts';

type Situation =
  | { readonly kind: 'storm'; readonly wind: number }
  | { readonly kind: 'landfall'; readonly at: 'sighted' | 'ashore' };

const procedure = proceduresOf<Toy, Situation>();
const storm = procedure(
  declare('storm', struct({ wind: int })),
  { blow: () => done() },
  { shows: (_m, { wind }) => (wind > 0 ? { kind: 'storm', wind } : undefined) },
);
const landfall = procedure(
  declare('landfall', struct({})),
  { sighted: () => go('ashore'), ashore: () => done() },
  { shows: (_m, _v, step) => ({ kind: 'landfall', at: step }) },
);
const quiet = procedure(declare('quiet', struct({})), { pass: () => done() });

/** A match inside these procedures, outermost first. */
function inside(...frames: readonly (readonly [proc: string, step: string, vars?: object])[]): Toy {
  const m = toy.create({ seed: 'sea', seats: 2 });
  m.stack = frames.map(([proc, step, vars]) => ({ proc, step, since: 0, vars: { ...vars } }));
  return m;
}

describe('what is going on in a match', () => {
  const situationsOf = situationsFrom<Toy, Situation>([storm, landfall, quiet]);

  it('is what the running procedures show, outermost first, with their step', () => {
    const m = inside(['landfall', 'sighted'], ['quiet', 'pass'], ['storm', 'blow', { wind: 7 }]);
    expect(situationsOf(m)).toEqual([
      { kind: 'landfall', at: 'sighted' },
      { kind: 'storm', wind: 7 },
    ]);
  });

  it('omits procedures that show nothing', () => {
    expect(situationsOf(inside(['storm', 'blow', { wind: 0 }], ['effect', 'walk']))).toEqual([]);
  });

  it('is a type error where a step is named that the procedure does not have', () => {
    const typo = procedure(
      declare('typo', struct({})),
      { sighted: () => done() },
      // @ts-expect-error: there is no step "ashore"
      { shows: (_m, _v, step) => (step === 'ashore' ? { kind: 'landfall', at: step } : undefined) },
    );
    expect(situationsFrom<Toy, Situation>([typo])(inside(['typo', 'sighted']))).toEqual([]);
  });
});

describe('the events of a game', () => {
  const events = { drew: ['seat', 'card'], dice: ['seat', '#die'], begun: [] } as const;

  it('have their arguments typed by their type', () => {
    type Event = EventOf<typeof events>;
    expectTypeOf<Extract<Event, { type: 'drew' }>['args'][1]>().toEqualTypeOf<CardInEvent | -1>();
    expectTypeOf<Extract<Event, { type: 'dice' }>['args']['length']>().toEqualTypeOf<2>();
    expectTypeOf<Event['type']>().toEqualTypeOf<'drew' | 'dice' | 'begun'>();
  });

  it('are recognized by the names of the signatures', () => {
    const happened: MatchEvent[] = [
      { type: 'dice', args: [0, 6] },
      { type: 'unheard', args: [] },
    ];
    expect(eventsOf(events, happened)).toEqual([{ type: 'dice', args: [0, 6] }]);
  });
});
