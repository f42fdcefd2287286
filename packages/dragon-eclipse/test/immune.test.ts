import { optionKey } from '@tabard/engine';
import { expect, it } from 'vitest';
import { dragonEclipse as game, type InCombat, isInCombat } from '../src/index.ts';
import { cardInSlot } from '../src/rules/facts.ts';
import { canInterrupt, interrupt } from '../src/rules/slots.ts';

/** A combat by first answers, up to a question in the middle of an Enemy card with a card in slot 2. */
function inEnemyCard(): InCombat {
  for (let seed = 0; seed < 40; seed++) {
    const m = game.create({ seed: `immune ${seed}`, seats: 1, options: { enemy: 'prowler' } });
    for (let [decision] = game.pending(m); decision; [decision] = game.pending(m)) {
      const isInside = m.stack.some(({ proc }) => proc === 'enemy-card');
      if (isInside && isInCombat(m) && cardInSlot(m.combat.fighters[1], 2) >= 0) return m;
      game.choose(m, decision.seat, { n: decision.n, key: optionKey(decision.options[0]) });
    }
  }
  throw new Error('no Enemy card asked for anything');
}

it('[DE-TAG-RESOLVE-IMMUNE, DE-TAG-INTERRUPT] the Enemy card that is being resolved cannot be interrupted', () => {
  const m = inEnemyCard();
  const card = cardInSlot(m.combat.fighters[1], 1);
  const others = m.combat.fighters[1].slots.length - 1;
  expect(interrupt(m, 0, 1, 5)).toBe(others);
  expect(m.combat.fighters[1].slots).toEqual([card]);
  expect(canInterrupt(m, 1)).toBe(false);
});
