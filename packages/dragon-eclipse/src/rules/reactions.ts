/** DE-GOLD-02: effects that something set off, in an order of the player's choice. */
import { allow, ask, call, done, go, type Seat } from '@tabard/engine';
import { about, type InCombat } from '../state.ts';
import { isEnemy, isPvp, turnOn } from './facts.ts';
import { reaction, reactions, type VarsOf } from './handles.ts';
import { perform } from './interpreter.ts';
import { procedure } from './procedure.ts';

type ReactionVars = VarsOf<typeof reaction>;

/** The player whose turn it is; during the Enemy turn the holder of the Taunt token. */
function orderer(m: InCombat): Seat {
  if (isPvp(m) || !isEnemy(m, m.combat.active)) return m.combat.active;
  return m.seats === 1 ? 0 : m.combat.taunt;
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
  procedure(reactions, {
    begin: (m, v) => {
      if (!v.isBegun) {
        v.isInner = m.combat.isReacting;
        v.target = m.combat.target;
      }
      v.isBegun = true;
      const waiting = m.combat.queue;
      m.combat.queue = [];
      m.combat.isReacting = true;
      return call(reaction, { waiting }, 'end');
    },
    end: (m, v) => {
      if (m.combat.queue.length) return go('begin');
      m.combat.isReacting = v.isInner;
      m.combat.target = v.target;
      return done();
    },
  }),
  procedure(reaction, {
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
        turnOn(m, owner, m.combat.active);
        return perform(effect, about(owner), 'choose');
      },
    }),
  }),
];
