/** How an Action card is resolved: DE-TAG-RESOLVE. */
import { allow, ask, card, done, happen, int, move, remove, struct } from '@tabard/engine';
import { about } from '../state.ts';
import { actionDef } from './facts.ts';
import { perform, react } from './interpreter.ts';
import { procedure } from './procedure.ts';
import { report } from './report.ts';
import { settle } from './settle.ts';

const cardVars = struct({ you: int, card, slot: int });

/** The card lies among those being resolved and goes where it belongs afterwards: DE-TURN-07. */
const resolveCard = procedure('card', cardVars, {
  begin: (m, v) => {
    m.usedDefs[m.cards.def[v.card]] = 1;
    happen(m, 'played', v.you, v.card, v.slot);
    const { active } = actionDef(m, v.card);
    if (active === undefined) return { to: 'go', step: 'leave' };
    return perform(active, { ...about(v.you), card: v.card, slot: v.slot }, 'leave');
  },
  leave: (m, v) => {
    const { resolving, upgrade } = m.fighters[v.you];
    if (!resolving.includes(v.card)) return { to: 'go', step: 'end' };
    if (!actionDef(m, v.card).upgrade) {
      move(v.card, resolving, m.fighters[v.you].discard);
      return { to: 'go', step: 'end' };
    }
    if (upgrade.length) return { to: 'go', step: 'keep' };
    move(v.card, resolving, upgrade);
    report(m, 'upgraded', v.you, v.card);
    return { to: 'go', step: 'end' };
  },
  /** DE-CARD-07: one Upgrade stays, the other is discarded. */
  keep: ask({
    kind: 'keep-upgrade',
    rule: 'DE-CARD-07',
    who: (_m, v) => v.you,
    offer: (m, v, offer) => {
      allow(offer, 'keep', v.card);
      allow(offer, 'keep', m.fighters[v.you].upgrade[0]);
    },
    then: (m, v, answer) => {
      const { resolving, upgrade, discard } = m.fighters[v.you];
      if (answer.refs[0] === v.card) {
        move(upgrade[0], upgrade, discard);
        move(v.card, resolving, upgrade);
        report(m, 'upgraded', v.you, v.card);
      } else {
        remove(resolving, v.card);
        discard.push(v.card);
      }
      return { to: 'go', step: 'end' };
    },
  }),
  end: (m, v) => {
    m.fighters[v.you].resolved++;
    report(m, 'resolved', v.you, v.card, v.slot);
    settle(m);
    return m.queue.length ? react('done') : done();
  },
  done: () => done(),
});

export const resolvingCards = [resolveCard];
