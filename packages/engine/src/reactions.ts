/** Effects that something set off wait in a queue until the part under way is through; then they are resolved. */
import { allow } from './decision.ts';
import type { About, Effects, EffectVars } from './effects.ts';
import type { Node, Seat } from './ids.ts';
import type { MatchState } from './match.ts';
import { ask, become, call, done, go, type Next, type Procedure, type Step } from './procedure.ts';
import { bool, type Infer, ints, type Schema, struct } from './schema.ts';

/** The queue, as a part of the state: wherever the game puts it. */
export const reactionQueue = struct({
  /** Two numbers each: the effect, and whose it is. */
  waiting: ints,
  /** An effect that was set off is under way; it sets off no other, so that none runs in a circle. */
  isReacting: bool,
});
export type ReactionQueue = Infer<typeof reactionQueue>;

export function noReactions(): ReactionQueue {
  return { waiting: [], isReacting: false };
}

/** What a game says of effects that were set off. */
export interface Reactions<M, A> {
  of(m: M): ReactionQueue;
  /** The rule by which they are put in order, and the seat that does. */
  readonly rule: string;
  orderedBy(m: M): Seat;
  /** What such an effect is about. */
  about(m: M, owner: number): A;
}

export function areWaiting(queue: ReactionQueue): boolean {
  return queue.waiting.length > 0;
}

export function enqueue(queue: ReactionQueue, effect: Node, owner: number): void {
  queue.waiting.push(effect, owner);
}

/** Resolves everything that something set off, then goes on with the step `back`. */
export function react(back: string): Next {
  return call('reactions', { isInner: false, isBegun: false }, back);
}

const batchVars = struct({ isInner: bool, isBegun: bool });
const orderVars = struct({ waiting: ints });

type Build<M> = <V>(
  name: string,
  vars: Schema<V>,
  steps: Readonly<Record<string, Step<M, V>>>,
) => Procedure<M>;

export function reactionProcedures<M extends MatchState, A extends About>(
  reactions: Reactions<M, A>,
  effects: Effects<M, A>,
  procedure: Build<M>,
): Procedure<M>[] {
  return [
    procedure('reactions', batchVars, {
      begin: (m, v) => {
        const queue = reactions.of(m);
        if (!v.isBegun) v.isInner = queue.isReacting;
        v.isBegun = true;
        const { waiting } = queue;
        queue.waiting = [];
        queue.isReacting = true;
        return call('order-reactions', { waiting }, 'end');
      },
      end: (m, v) => {
        const queue = reactions.of(m);
        if (areWaiting(queue)) return go('begin');
        queue.isReacting = v.isInner;
        return done();
      },
    }),
    procedure('order-reactions', orderVars, {
      choose: ask({
        kind: 'order-effects',
        rule: reactions.rule,
        auto: true,
        who: reactions.orderedBy,
        offer: (_m, v, offer) => {
          for (let i = 0; i < v.waiting.length; i += 2)
            if (indexOf(v.waiting, v.waiting[i], v.waiting[i + 1]) === i)
              allow(offer, 'first', v.waiting[i], v.waiting[i + 1]);
        },
        none: () => done(),
        then: (m, v, answer) => {
          const [effect, owner] = answer.refs;
          v.waiting.splice(indexOf(v.waiting, effect, owner), 2);
          return effects.perform(effect, reactions.about(m, owner), 'choose');
        },
      }),
    }),
    procedure('reactions-then', effects.vars, {
      react: () => react('go-on'),
      'go-on': (_m, v: EffectVars<A>) => become('effect', { ...v, at: 0, called: 0 }),
    }),
  ];
}

/** Where an effect of this owner waits: equal ones are not told apart. */
function indexOf(waiting: readonly number[], effect: Node, owner: number): number {
  for (let i = 0; i < waiting.length; i += 2) if (waiting[i] === effect && waiting[i + 1] === owner) return i;
  return -1;
}
