/** Effects that something set off wait in a queue until the part under way is through; then they are resolved. */
import { allow } from './decision.ts';
import type { About, Build, Effects, EffectVars } from './effects.ts';
import type { Node, Seat } from './ids.ts';
import type { MatchState } from './match.ts';
import { ask, become, call, declare, done, go, type Handle, type Next } from './procedure.ts';
import { bool, type Infer, ints, struct } from './schema.ts';

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

const batch = declare('reactions', struct({ isInner: bool, isBegun: bool }));
const order = declare('order-reactions', struct({ waiting: ints }));

/** Resolves everything that something set off, then goes on with the step `back`. */
export function react<S extends string>(back: S): Next<S, never> {
  return call(batch, { isInner: false, isBegun: false }, back);
}

/** Resolves what was set off, and then an effect that follows. */
export function reactionsThen<A>(effect: Handle<EffectVars<A>, number>): Handle<EffectVars<A>, number> {
  return declare('reactions-then', effect.vars);
}

export function reactionProcedures<M extends MatchState, A extends About, P>(
  reactions: Reactions<M, A>,
  effects: Effects<M, A>,
  procedure: Build<M, P>,
): P[] {
  return [
    procedure(batch, {
      begin: (m, v) => {
        const queue = reactions.of(m);
        if (!v.isBegun) v.isInner = queue.isReacting;
        v.isBegun = true;
        const { waiting } = queue;
        queue.waiting = [];
        queue.isReacting = true;
        return call(order, { waiting }, 'end');
      },
      end: (m, v) => {
        const queue = reactions.of(m);
        if (areWaiting(queue)) return go('begin');
        queue.isReacting = v.isInner;
        return done();
      },
    }),
    procedure(order, {
      choose: ask({
        kind: 'order-effects',
        rule: reactions.rule,
        auto: true,
        who: (m) => reactions.orderedBy(m),
        offer: (_m, { waiting }, offer) => {
          for (let i = 0; i < waiting.length; i += 2)
            if (indexOf(waiting, waiting[i], waiting[i + 1]) === i)
              allow(offer, 'first', waiting[i], waiting[i + 1]);
        },
        none: () => done(),
        then: (m, { waiting }, answer) => {
          const [effect, owner] = answer.refs;
          waiting.splice(indexOf(waiting, effect, owner), 2);
          return effects.perform(effect, reactions.about(m, owner), 'choose');
        },
      }),
    }),
    procedure(reactionsThen(effects.effect), {
      react: () => react('go-on'),
      'go-on': (_m, v) => become(effects.effect, v),
    }),
  ];
}

/** Where an effect of this owner waits: equal ones are not told apart. */
function indexOf(waiting: readonly number[], effect: Node, owner: number): number {
  for (let i = 0; i < waiting.length; i += 2) if (waiting[i] === effect && waiting[i + 1] === owner) return i;
  return -1;
}
