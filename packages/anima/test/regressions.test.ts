import {
  below,
  EVERYONE,
  eventText,
  type Given,
  isHidden,
  type MatchEvent,
  optionKey,
  type Seat,
  sayTo,
  seedRng,
  type Viewer,
} from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import ledger from '../../../rules/anima.yaml';
import { anyDef, omegaContent } from '../src/defs.ts';
import { shadowOfOmega } from '../src/index.ts';
import { INCAPACITATED, type Omega, partyOf, READY, SPUN } from '../src/state.ts';

function place(given: Given): Omega {
  return shadowOfOmega.position(given);
}

function card(m: Omega, id: string): number {
  return m.cards.def.indexOf(omegaContent(m).defs.findIndex((def) => def.id === id));
}

/** The answers a seat may give now, with the cards named: `play wrong-way thief`. */
function offered(m: Omega, seat: Seat): string[] {
  const decision = shadowOfOmega.pending(m).find((one) => one.seat === seat);
  return (decision?.options ?? []).map(({ verb, refs }) => named(m, verb, refs));
}

function named(m: Omega, verb: string, refs: readonly number[]): string {
  const kinds = shadowOfOmega.choices[verb];
  return [verb, ...refs.map((ref, i) => (kinds[i] === 'card' ? anyDef(m, ref).id : ref))].join(' ');
}

/** Gives the answer that reads like this. */
function answer(m: Omega, seat: Seat, wanted: string): void {
  const decision = shadowOfOmega.pending(m).find((one) => one.seat === seat);
  const option = decision?.options.find(({ verb, refs }) => named(m, verb, refs) === wanted);
  if (!option) throw new Error(`seat ${seat} may not "${wanted}", but ${offered(m, seat).join(', ')}`);
  expect(shadowOfOmega.choose(m, seat, { n: m.n, key: optionKey(option) })).toBeUndefined();
}

/** Passes wherever somebody may, until this is asked. */
function passUntil(m: Omega, kind: string): void {
  for (let asked = shadowOfOmega.pending(m)[0]; asked.kind !== kind; asked = shadowOfOmega.pending(m)[0])
    answer(m, asked.seat, 'pass');
}

/** The cards of a hand that this viewer is shown. */
function shownOf(m: Omega, owner: Seat, viewer: Viewer): string[] {
  const { hand } = shadowOfOmega.view(m, viewer).state.parties[owner];
  return hand.filter((held) => !isHidden(held)).map((held) => anyDef(m, held).id);
}

describe('[AN-ADV-10] a card that goes from hand to hand', () => {
  const onlookers: readonly Viewer[] = [2, 'spectator'];

  /** Everybody saw Ben take Feint from the discards; nobody saw the rest of his hand. */
  function known(given: Given): Omega {
    const m = place(given);
    m.cards.seen[card(m, 'feint')] = EVERYONE;
    return m;
  }

  it.each(onlookers)('as spoils, is told to no onlooker (%s)', (viewer) => {
    const m = known({
      seats: ['Ann', 'Ben', 'Cid'],
      phase: 'interaction',
      areas: ['Americh', 'The Lost Ruins'],
      Ann: { in: 'The Lost Ruins', party: ['Weaponmaster'] },
      Ben: { in: 'The Lost Ruins', party: ['Paladin'], hand: ['Feint', 'Ambush'] },
      dice: [6, 4, 2],
    });
    answer(m, 0, 'attack 1');
    while (m.parties[0].hand.length === 0) answer(m, shadowOfOmega.pending(m)[0].seat, 'pass');
    expect([shownOf(m, 0, viewer), shownOf(m, 1, viewer)]).toEqual([[], []]);
    expect([shownOf(m, 0, 0), shownOf(m, 1, 1)]).toEqual([['ambush'], ['feint']]);
    // Ben sees what he has lost.
    expect(shownOf(m, 0, 1)).toEqual(['ambush']);
  });

  it.each(onlookers)(
    'in a trade, is told to no onlooker (%s), whether it is put forward or not',
    (viewer) => {
      const m = known({
        seats: ['Ann', 'Ben', 'Cid'],
        phase: 'interaction',
        step: 'Ben',
        areas: ['Americh'],
        Ann: { in: 'Americh', party: ['Weaponmaster'] },
        Ben: { in: 'Americh', party: ['Paladin'], hand: ['Feint', 'Ambush'] },
      });
      answer(m, 1, 'trade 0');
      answer(m, 1, 'offer ambush');
      expect(shownOf(m, 1, viewer)).toEqual([]);
      expect(shadowOfOmega.view(m, viewer).state.offered[1].every(isHidden)).toBe(true);
      answer(m, 1, 'propose');
      answer(m, 0, 'agree');
      expect([shownOf(m, 0, viewer), shownOf(m, 1, viewer)]).toEqual([[], []]);
      expect(shownOf(m, 0, 0)).toEqual(['ambush']);
    },
  );

  it.each([0b10, 0b11])('in a trade, does not tell whether the other knew it already (%i)', (seen) => {
    const m = place({
      seats: ['Ann', 'Ben', 'Cid'],
      phase: 'interaction',
      step: 'Ben',
      areas: ['Americh'],
      Ann: { in: 'Americh', party: ['Weaponmaster'], hand: ['Feint'] },
      Ben: { in: 'Americh', party: ['Paladin'], hand: ['Ambush'] },
    });
    m.cards.seen[card(m, 'ambush')] = seen;
    m.cards.seen[card(m, 'feint')] = seen === 0b11 ? 0b11 : 0b01;
    answer(m, 1, 'trade 0');
    answer(m, 1, 'offer ambush');
    answer(m, 1, 'want-card');
    const proposed = m.n;
    answer(m, 1, 'propose');
    expect(m.barrier).toBeGreaterThan(proposed);
    answer(m, 0, 'put feint');
    const agreed = m.n;
    answer(m, 0, 'agree');
    expect(m.barrier).toBeGreaterThan(agreed);
  });

  it('is still known where it was the only one', () => {
    const m = known({
      seats: ['Ann', 'Ben', 'Cid'],
      phase: 'interaction',
      areas: ['The Lost Ruins'],
      Ann: { in: 'The Lost Ruins', party: ['Weaponmaster'] },
      Ben: { in: 'The Lost Ruins', party: ['Paladin'], hand: ['Feint'] },
      dice: [6, 4],
    });
    answer(m, 0, 'attack 1');
    while (m.parties[0].hand.length === 0) answer(m, shadowOfOmega.pending(m)[0].seat, 'pass');
    expect(shownOf(m, 0, 'spectator')).toEqual(['feint']);
  });
});

it('[AN-GEN-07] who put a deck in order hides that order from those who had looked before', () => {
  const m = place({
    seats: ['Ann', 'Ben'],
    phase: 'exploration',
    areas: ['Americh'],
    decks: { encounter: ['Treasure', 'Old Warrior', 'Dark Knight'] },
    Ann: { in: 'Americh', party: ['Oracle'] },
    Ben: { in: 'Americh', party: ['Weaponmaster'] },
  });
  const top = m.decks.encounter.slice(-3);
  for (const one of top) m.cards.seen[one] = 0b10;
  answer(m, 0, 'use oracle');
  answer(m, 0, 'put-next dark-knight');
  answer(m, 0, 'put-next treasure');
  expect(shadowOfOmega.view(m, 1).state.decks.encounter.every(isHidden)).toBe(true);
  expect(shadowOfOmega.view(m, 0).state.decks.encounter.slice(-3)).toEqual([top[1], top[2], top[0]]);
});

describe('[AN-OPT-09] in the tree', () => {
  const tree = { seats: ['Ann', 'Ben'], options: { tree: true }, phase: 'movement' };

  it('no Area leaves the table, not even the one a party is on its way to', () => {
    const m = place({
      ...tree,
      decks: { encounter: ['Shifting Roads'] },
      Ann: { in: 'Archangel', leaving: true, party: ['Weaponmaster'], hand: ['Forged Maps'] },
    });
    expect(offered(m, 0)).not.toContain('play forged-maps');
    answer(m, 0, 'go the-lost-ruins');
    if (offered(m, 0).includes('pass')) answer(m, 0, 'pass');
    expect(m.places).toHaveLength(14);
    expect(partyOf(m, 0).area).toBe(card(m, 'the-lost-ruins'));
  });

  it('a guard that a card put on an Area bars the way like any other', () => {
    const m = place({
      ...tree,
      areas: [{ Archangel: { faceup: 'Dark Knight' } }],
      Ann: { in: 'outside', party: ['Weaponmaster'] },
      dice: [1, 4],
    });
    answer(m, 0, 'go archangel');
    expect(offered(m, 1)).not.toEqual([]);
    expect([partyOf(m, 0).lost, partyOf(m, 0).area]).toEqual([true, -1]);
  });
});

it('[AN-SPIN-04, AN-INCAP-01] an expelled Character that is picked up is still spun or incapacitated', () => {
  const m = place({
    seats: ['Ann', 'Ben', 'Cid'],
    phase: 'reset',
    Ann: { party: ['Thief', 'Witch', 'Weaponmaster', 'Paladin'], spun: ['Thief'], incapacitated: ['Witch'] },
    Ben: { party: ['Knife-Dancer'] },
    Cid: { party: ['Oracle', 'Acrobat', 'Minstrel', 'Corsair'] },
  });
  answer(m, 0, 'expel thief');
  answer(m, 1, 'take thief');
  answer(m, 0, 'expel witch');
  answer(m, 0, 'done');
  expect(m.status[card(m, 'thief')]).toBe(SPUN);
  expect(offered(m, 1)).not.toContain('use thief');
  // Nobody alone has the fewest any more.
  expect(m.discards.character).toEqual([card(m, 'witch')]);
  expect(m.status[card(m, 'witch')]).toBe(READY);
});

it('[AN-PRELIM-08, AN-ENC-07] a Preliminary Creature that is avoided was not beaten and stays', () => {
  const m = place({
    seats: ['Ann', 'Ben'],
    phase: 'movement',
    areas: [{ 'The Lost Ruins': 'Dark Knight' }],
    Ann: { party: ['Illusionist'] },
    dice: [4],
  });
  answer(m, 0, 'go the-lost-ruins');
  answer(m, 0, 'use illusionist');
  expect(partyOf(m, 0).area).toBe(card(m, 'the-lost-ruins'));
  expect(m.places[0].guard).toEqual([card(m, 'dark-knight')]);
  expect(shadowOfOmega.view(m, 1).state.places[0].guard.some(isHidden)).toBe(false);
});

it('[AN-ENC-03] an Encounter that took the place of another is met before it is answered', () => {
  const m = place({
    seats: ['Ann', 'Ben'],
    phase: 'movement',
    areas: [{ Archangel: 'Old Warrior' }],
    decks: { encounter: ['Dragon God'] },
    Ann: { party: ['Warlock'], hand: ['Veil of Elsewhere'] },
    Ben: { party: ['Illusionist'] },
  });
  answer(m, 0, 'go archangel');
  answer(m, 1, 'pass');
  answer(m, 0, 'play veil-of-elsewhere warlock');
  const [, replace] = shadowOfOmega.pending(m)[0].options;
  shadowOfOmega.choose(m, 0, { n: m.n, key: optionKey(replace) });
  // Too high for Archangel: nobody is asked to avoid it, and Ann is in.
  expect(partyOf(m, 0).area).toBe(card(m, 'archangel'));
  expect(m.discards.encounter).toEqual([card(m, 'old-warrior'), card(m, 'dragon-god')]);
});

it('[AN-GEN-07] nobody pays with cards who has none', () => {
  const m = place({
    seats: ['Ann', 'Ben'],
    phase: 'exploration',
    areas: ['The Lost Ruins'],
    decks: { encounter: ['Cave-in'] },
    Ann: { in: 'The Lost Ruins', party: ['Weaponmaster'] },
    dice: [2, 1],
  });
  answer(m, 0, 'explore');
  expect(offered(m, 0)).toHaveLength(1);
  expect(shadowOfOmega.unavailable(m, 0).map(({ why }) => why.code)).toEqual(['empty-hand']);
});

it('[AN-INCAP-07] straightening does not turn an incapacitated Character faceup', () => {
  const m = place({
    seats: ['Ann', 'Ben'],
    phase: 'movement',
    areas: [{ 'The Lost Ruins': 'Old Warrior' }],
    Ann: {
      party: ['Weaponmaster', 'Paladin'],
      incapacitated: ['Paladin'],
      plots: ['Organization: The Clockwork College'],
    },
    dice: [6, 1],
  });
  answer(m, 0, 'go the-lost-ruins');
  answer(m, 0, 'use the-clockwork-college');
  answer(m, 0, 'target paladin');
  expect(m.status[card(m, 'paladin')]).toBe(INCAPACITATED);
});

it('[AN-TIMING-01, AN-RESIST-02] a resisting party may use its cards and abilities of the Exploration phase', () => {
  const m = place({
    seats: ['Ann', 'Ben'],
    phase: 'exploration',
    areas: ['Village of Cornes'],
    decks: { encounter: ['Treasure', 'Old Warrior', 'Dark Knight'] },
    Ann: {
      in: 'Village of Cornes',
      party: ['Weaponmaster', 'Oracle'],
      missions: ['The Beast at the Gate'],
      resisting: 'The Beast at the Gate',
      progress: 1,
    },
    dice: [1, 6],
  });
  expect(offered(m, 0)).toEqual(['mission the-beast-at-the-gate', 'use oracle']);
  answer(m, 0, 'use oracle');
  answer(m, 0, 'put-next treasure');
  answer(m, 0, 'put-next old-warrior');
  // Nothing is left to play: the fight begins by itself, and is lost by far.
  answer(m, 0, 'lose oracle');
  expect([partyOf(m, 0).lost, partyOf(m, 0).progress]).toEqual([true, 0]);
});

it('[AN-MISS-01] what goes wrong in an Encounter that is overcome does not fail the Mission that asked for it', () => {
  const m = place({
    seats: ['Ann', 'Ben'],
    phase: 'exploration',
    areas: ['Ashfall Mines'],
    decks: {
      encounter: ['Cave-in', 'Treasure', 'Old Warrior', 'Dark Knight', 'Marsh Imps', 'Starving Wolves'],
      advantage: ['Breaking Wave'],
    },
    Ann: {
      in: 'Ashfall Mines',
      party: ['Weaponmaster'],
      'combat bonus': 20,
      hand: ['Ambush'],
      missions: ['The Descent'],
    },
    // Explored without an Encounter; the check is failed; four fights are won.
    dice: [2, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  });
  answer(m, 0, 'explore');
  passUntil(m, 'reward');
  answer(m, 0, 'mission the-descent');
  passUntil(m, 'choose-effect');
  const [discardHand] = shadowOfOmega.pending(m)[0].options;
  shadowOfOmega.choose(m, 0, { n: m.n, key: optionKey(discardHand) });
  passUntil(m, 'reset');
  expect(partyOf(m, 0).finished).toEqual([card(m, 'the-descent')]);
});

it('[AN-CHAR-07] everybody is told who begins the new party', () => {
  const m = place({
    seats: ['Ann', 'Ben'],
    areas: [{ 'The Wyrm Caldera': 'Dragon God' }, 'Americh'],
    phase: 'movement',
    decks: { character: ['Minstrel'] },
    Ann: { party: ['Thief'] },
    Ben: { party: ['Knife-Dancer'], in: 'Americh' },
    dice: [1, 6],
  });
  const told: MatchEvent[] = [];
  const key = `go ${card(m, 'wyrm-caldera')}`;
  expect(shadowOfOmega.choose(m, 0, { n: m.n, key }, (event) => told.push(event))).toBeUndefined();
  const began = told.find(({ type }) => type === 'new-party');
  expect(began?.args[1]).toMatchObject({ card: card(m, 'minstrel'), seen: EVERYONE });
});

it('[AN-REW-10] whoever may look at what guards an Area is asked also if they know it: it tells nobody what they know', () => {
  const m = place({
    seats: ['Ann', 'Ben'],
    phase: 'exploration',
    areas: ['Americh', { 'The Lost Ruins': 'Old Warrior' }],
    discards: { advantage: ['Starfall'] },
    Ann: { in: 'Americh', party: ['Paladin'] },
    Ben: { in: 'outside', party: ['Acrobat'] },
    dice: [1],
  });
  m.cards.seen[card(m, 'old-warrior')] |= 1;
  answer(m, 0, 'explore');
  answer(m, 0, 'special');
  expect(offered(m, 0)).toEqual(['choose-area the-lost-ruins']);
});

it.each(['first', 'revised'])('what is asked and refused in %s cites rules of that edition', (edition) => {
  const sections = ledger as { rules: { id: string; editions: string[] }[] }[];
  const rules = sections.flatMap((section) => section.rules);
  const known = new Set(rules.filter((rule) => rule.editions.includes(edition)).map((rule) => rule.id));
  const m = shadowOfOmega.create({ seed: 'ledger', seats: 4, options: { edition } });
  const chance = seedRng('answers');
  const strangers = new Set<string>();
  for (let i = 0; i < 1500 && !m.outcome; i++) {
    const [decision] = shadowOfOmega.pending(m);
    const cited = shadowOfOmega.unavailable(m, decision.seat).map(({ why }) => why.rule);
    for (const rule of [decision.rule, ...cited]) if (!known.has(rule)) strangers.add(rule);
    const option = decision.options[below(chance, decision.options.length)];
    shadowOfOmega.choose(m, decision.seat, { n: m.n, key: optionKey(option) });
  }
  expect([...strangers]).toEqual([]);
});

it.each([
  [2, 'Your Combat: +2 in this combat.', 'Votre Combat\u00a0: +2 dans ce combat.'],
  [-1, 'Your Combat: −1 in this combat.', 'Votre Combat\u00a0: −1 dans ce combat.'],
])('a change of Combat by %i is told with its sign', (by, english, french) => {
  const m = shadowOfOmega.create({ seed: 'sign', seats: 2 });
  const event = eventText(shadowOfOmega, { type: 'combat-bonus', args: [0, by, 0] });
  const told = (language: 'en' | 'fr') =>
    sayTo(shadowOfOmega, m, { language, seat: 0, seats: ['Ann', 'Ben'] }, event);
  expect([told('en'), told('fr')]).toEqual([english, french]);
});
