/** DE-GOLD-02: effects that something set off, in an order of the player's choice. */
import { allow, ask, bool, call, done, type Infer, int, ints, type Seat, struct } from '@tabard/engine';
import { about, type Combat } from '../state.ts';
import { isEnemy, isPvp, turnOn } from './facts.ts';
import { perform } from './interpreter.ts';
import { procedure } from './procedure.ts';

const reactionVars = struct({ waiting: ints });
type ReactionVars = Infer<typeof reactionVars>;

/** The player whose turn it is; during the Enemy turn the holder of the Taunt token. */
function orderer(m: Combat): Seat {
  if (isPvp(m) || !isEnemy(m, m.active)) return m.active;
  return m.seats === 1 ? 0 : m.taunt;
}

function find(v: ReactionVars, effect: number, owner: number): number {
  for (let i = 0; i < v.waiting.length; i += 2)
    if (v.waiting[i] === effect && v.waiting[i + 1] === owner) return i;
  return -1;
}

/**
 * RULING DE-GOLD-02: an effect that was set off sets off no other, so that none runs in a circle. RULING DE-COOP-07: in
 * the turn of a player, what the Enemy is set off to do turns on that player.
 */
export const reacting = [
  procedure('reactions', struct({ isInner: bool, isBegun: bool, target: int }), {
    begin: (m, v) => {
      if (!v.isBegun) {
        v.isInner = m.isReacting;
        v.target = m.target;
      }
      v.isBegun = true;
      const waiting = m.queue;
      m.queue = [];
      m.isReacting = true;
      return call('reaction', { waiting }, 'end');
    },
    end: (m, v) => {
      if (m.queue.length) return { to: 'go', step: 'begin' };
      m.isReacting = v.isInner;
      m.target = v.target;
      return done();
    },
  }),
  procedure('reaction', reactionVars, {
    choose: ask({
      kind: 'order-effects',
      rule: 'DE-GOLD-02',
      auto: true,
      who: orderer,
      offer: (_m, v, offer) => {
        for (let i = 0; i < v.waiting.length; i += 2)
          if (find(v, v.waiting[i], v.waiting[i + 1]) === i)
            allow(offer, 'first', v.waiting[i], v.waiting[i + 1]);
      },
      none: () => done(),
      then: (m, v, answer) => {
        const [effect, owner] = answer.refs;
        v.waiting.splice(find(v, effect, owner), 2);
        turnOn(m, owner, m.active);
        return perform(effect, about(owner), 'choose');
      },
    }),
  }),
];
