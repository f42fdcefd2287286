/** Trigger, and cards resolved from outside the slots. */
import { allow, ask, call, done, go, happen, type Refusal, refuse, showAll, takeTop } from '@tabard/engine';
import type { FighterId, InCombat, Steps } from '../state.ts';
import { isEnemy } from './facts.ts';
import { enemyCard, resolveCard } from './handles.ts';
import { report } from './report.ts';
import { reshuffle, takeFromSlot } from './slots.ts';
import { deciderFor } from './targets.ts';

const USED = refuse('trigger-used', 'DE-TRIG-01');
const NO_CARD = refuse('no-card-to-trigger', 'DE-TRIG-05');

/** DE-TRIG-01, DE-TRIG-05, DE-TRIG-07. */
export function whyNotTrigger(m: InCombat, you: FighterId): Refusal | undefined {
  if (m.combat.fighters[you].hasTriggered) return USED;
  if (!isEnemy(m, you) && m.combat.fighters[you].slots.length === 0) return NO_CARD;
  return undefined;
}

export const triggerSteps = (): Steps => ({
  begin: (m, v) => {
    if (whyNotTrigger(m, v.you)) return done(0);
    if (!isEnemy(m, v.you)) return go('choose');
    // DE-TRIG-06: slide, draw and resolve as usual; the Special Ability is looked at once, afterwards.
    m.combat.fighters[v.you].hasTriggered = true;
    report(m, 'triggered', v.you);
    return call(enemyCard, {}, 'end');
  },
  choose: ask({
    kind: 'trigger',
    rule: 'DE-TRIG-02',
    auto: true,
    who: (m, v) => deciderFor(m, v),
    offer: (m, v, offer) => {
      for (const card of m.combat.fighters[v.you].slots) allow(offer, 'trigger', card);
    },
    none: () => done(0),
    then: (m, v, answer) => {
      const [card] = answer.refs;
      m.combat.fighters[v.you].hasTriggered = true;
      const slot = takeFromSlot(m, v.you, card);
      m.combat.fighters[v.you].resolving.push(card);
      report(m, 'triggered', v.you, card);
      happen(m, 'played', v.you, card, slot);
      return call(resolveCard, { you: v.you, card, slot }, 'end');
    },
  }),
  end: () => done(1),
});

/** DE-SLOTX-02: it is in no slot, and its slot number is 0. */
export const resolveTopSteps = (): Steps => ({
  begin: (m, v) => {
    const { deck, resolving } = m.combat.fighters[v.you];
    if (!deck.length) reshuffle(m, v.you);
    const card = takeTop(m, deck);
    if (card === undefined) return done(0);
    resolving.push(card);
    showAll(m, card);
    happen(m, 'played', v.you, card, 0);
    return call(resolveCard, { you: v.you, card, slot: 0 }, 'end');
  },
  end: () => done(1),
});
