/** A queue of triggered effects, resolved when the running part has ended. */
import { allow } from './decision.ts';
import type { About, Build, Effects, EffectVars } from './effects.ts';
import type { Node, Seat } from './ids.ts';
import type { MatchState } from './match.ts';
import { ask, become, call, declare, done, go, type Handle, type Next } from './procedure.ts';
import { bool, type Infer, ints, struct } from './schema.ts';

/** The queue, a part of the game's state. */
export const reactionQueue = struct({
  /** Two numbers for each: the effect and its owner. */
  waiting: ints,
  /** A triggered effect is running; it triggers no other, so that none loops. */
  isReacting: bool,
});
export type ReactionQueue = Infer<typeof reactionQueue>;

export function noReactions(): ReactionQueue {
  return { waiting: [], isReacting: false };
}

/** A game's rules for triggered effects. */
export interface Reactions<M, A> {
  of(m: M): ReactionQueue;
  /** The rule for ordering them, and the seat that chooses the order. */
  readonly rule: string;
  orderedBy(m: M): Seat;
  /** The context of a triggered effect. */
  about(m: M, owner: number): A;
}

export function areWaiting(queue: ReactionQueue): boolean {
  return queue.waiting.length > 0;
}

export function enqueue(queue: ReactionQueue, effect: Node, owner: number): void {
  queue.waiting.push(effect, owner);
}

/** The procedure that triggered effects run in. */
export const REACTIONS = 'reactions';
const batch = declare(REACTIONS, struct({ isInner: bool, isBegun: bool }));
const order = declare('order-reactions', struct({ waiting: ints }));

/** Resolves the queue, then continues with the step `back`. */
export function react<S extends string>(back: S): Next<S, never> {
  return call(batch, { isInner: false, isBegun: false }, back);
}

/** Resolves the queue, then the given effect. */
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

/** The index of this owner's effect in the queue; equal entries are interchangeable. */
function indexOf(waiting: readonly number[], effect: Node, owner: number): number {
  for (let i = 0; i < waiting.length; i += 2) if (waiting[i] === effect && waiting[i + 1] === owner) return i;
  return -1;
}
