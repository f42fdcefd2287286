import { createCard, EVERYONE, registerContent } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { eclipseFiles } from '../src/content.ts';
import { compileContent } from '../src/index.ts';
import { gainFatigue } from '../src/rules/fatigue.ts';
import { discardFromSlot, discardTop, reshuffle } from '../src/rules/slots.ts';
import type { InCombat } from '../src/state.ts';
import { table } from './table.ts';

const sample = (id: string, more: object) => ({
  id,
  set: 'S',
  name: { en: id, fr: id },
  picture: { icon: 'fox', colours: ['light', 'lamp'] },
  ...more,
});
const when = (on: object) => ({ when: [{ on, do: { gain: 'power' } }] });
const set = compileContent([
  ...eclipseFiles,
  {
    name: 'neutral',
    data: [
      sample('on-discard', { passive: when({ discard: 'you' }) }),
      sample('on-tire', { passive: when({ tire: 'you' }) }),
      sample('on-reshuffle', { passive: when({ reshuffle: 'you' }) }),
      sample('upgrade-on-reshuffle', { upgrade: when({ reshuffle: 'you' }) }),
    ],
  },
]);
registerContent(set);

/** Ann, with this card of the set on top of a pile of hers. */
function withCard(id: string, pile: 'discard' | 'upgrade' | 'deck'): InCombat {
  const m = table({ Ann: { deck: ['Leap', 'Focus'], slots: { 4: 'Leap' }, discard: ['Strike'] } });
  m.content = set.hash;
  const card = createCard(m, set.byId.get(id) ?? -1);
  m.cards.seen[card] = EVERYONE;
  m.combat.fighters[0][pile].push(card);
  return m;
}

/** How many effects wait because something happened. */
const waiting = (m: InCombat) => m.combat.reactions.waiting.length / 2;

describe('[DE-CARD-02] a passive acts on what covers it or empties the pile, since it was in force when that happened', () => {
  it('a card that is discarded from a slot', () => {
    const m = withCard('on-discard', 'discard');
    discardFromSlot(m, 0, m.combat.fighters[0].slots[0]);
    expect(waiting(m)).toBe(1);
  });

  it('cards from the top of the deck: the first alone, which then covers it', () => {
    const m = withCard('on-discard', 'discard');
    discardTop(m, 0, 2);
    expect(waiting(m)).toBe(1);
  });

  it('but not its own way to the pile', () => {
    const m = withCard('on-discard', 'deck');
    discardTop(m, 0, 1);
    expect(waiting(m)).toBe(0);
  });

  it('Fatigue', () => {
    const m = withCard('on-tire', 'discard');
    gainFatigue(m, 0);
    expect(waiting(m)).toBe(1);
  });

  it.each([
    ['on-reshuffle', 'discard'],
    ['upgrade-on-reshuffle', 'upgrade'],
  ] as const)('a reshuffle: %s', (id, pile) => {
    const m = withCard(id, pile);
    reshuffle(m, 0);
    expect(waiting(m)).toBe(1);
  });
});
