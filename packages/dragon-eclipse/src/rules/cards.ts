/** How an Action card is resolved: DE-TAG-RESOLVE. */
import { allow, areWaiting, ask, done, go, move, react, remove } from '@tabard/engine';
import { effects } from '../state.ts';
import { about, actionDef } from './facts.ts';
import { resolveCard } from './handles.ts';
import { procedure } from './procedure.ts';
import { report } from './report.ts';
import { settle } from './settle.ts';

/** The card lies among those being resolved and goes where it belongs afterwards: DE-TURN-07. */
const resolve = procedure(
  resolveCard,
  {
    begin: (m, v) => {
      m.usedDefs[m.cards.def[v.card]] = 1;
      const { active } = actionDef(m, v.card);
      if (active === undefined) return go('leave');
      return effects.perform(active, { ...about(m, v.you), card: v.card, slot: v.slot }, 'leave');
    },
    leave: (m, v) => {
      const { resolving, upgrade } = m.combat.fighters[v.you];
      if (!resolving.includes(v.card)) return go('end');
      if (!actionDef(m, v.card).upgrade) {
        move(v.card, resolving, m.combat.fighters[v.you].discard);
        return go('end');
      }
      if (upgrade.length) return go('keep');
      move(v.card, resolving, upgrade);
      report(m, 'upgraded', v.you, v.card);
      return go('end');
    },
    /** DE-CARD-07: one Upgrade stays, the other is discarded. */
    keep: ask({
      kind: 'keep-upgrade',
      rule: 'DE-CARD-07',
      who: (_m, v) => v.you,
      offer: (m, v, offer) => {
        allow(offer, 'keep', v.card);
        allow(offer, 'keep', m.combat.fighters[v.you].upgrade[0]);
      },
      then: (m, v, answer) => {
        const { resolving, upgrade, discard } = m.combat.fighters[v.you];
        if (answer.refs[0] === v.card) {
          move(upgrade[0], upgrade, discard);
          move(v.card, resolving, upgrade);
          report(m, 'upgraded', v.you, v.card);
        } else {
          remove(resolving, v.card);
          discard.push(v.card);
        }
        return go('end');
      },
    }),
    end: (m, v) => {
      m.combat.fighters[v.you].resolved++;
      report(m, 'resolved', v.you, v.card, v.slot);
      settle(m);
      return areWaiting(m.combat.reactions) ? react('done') : done();
    },
    done: () => done(),
  },
  {
    shows: (_m, v) => ({ kind: 'card', fighter: v.you, card: v.card }),
    causes: (_m, v) => ({ kind: 'card', id: v.card }),
  },
);

export const resolvingCards = [resolve];
