// Incidents against each other, against Areas and against Traps, with cards made for the purpose.
import { type Card, type ContentFile, EVERYONE, optionKey, registerContent, remove } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { contentWith } from '../src/content.ts';
import { twilightOfTheGods } from '../src/index.ts';
import { whyForbidden } from '../src/rules/sources.ts';
import { drawAdvantages } from '../src/rules/verbs.ts';
import type { Omega } from '../src/state.ts';

const plot = (id: string, fields: object) => ({
  id,
  name: { en: id, fr: id },
  picture: { icon: 'frog', colours: ['moss', 'dusk'] },
  skill: 'plot',
  when: 'reset',
  ...fields,
});

const pack: readonly ContentFile[] = [
  {
    name: 'advantages',
    data: [
      plot('peace', { stays: 'incident', forbid: ['attack'] }),
      plot('war', { stays: 'incident', permit: ['attack'] }),
      plot('drought', { stays: 'incident', forbid: ['draw'] }),
      plot('grace', { stays: 'incident', forbid: ['death'] }),
      plot('toll', { stays: 'incident', after: { phase: 'movement', each: { discard: 1 } } }),
      plot('gift', { stays: 'trap', effect: { draw: 2 } }),
      plot('axe', { stays: 'trap', effect: { target: 'own', then: 'kill' } }),
    ],
  },
  {
    name: 'areas',
    data: [
      {
        ...plot('sanctuary', {}),
        skill: undefined,
        when: undefined,
        level: 1,
        forbid: ['attack'],
        explore: ['none', 'none', 'none', 'none', 'none', 'none'],
        rewards: ['advantage'],
      },
    ].map(({ skill: _skill, when: _when, ...area }) => area),
  },
];
const content = contentWith('twilight', ['twilight'], pack);
registerContent(content);

/** A match that waits for the last to move, with hands of one card. */
function begun(): Omega {
  const m = twilightOfTheGods.create({ seed: 'lamp', seats: 2, content: content.hash });
  while (m.phase !== 'movement') answer(m, 'done');
  answer(m, 'rest');
  for (const party of m.parties) m.discards.advantage.push(...party.hand.splice(1));
  return m;
}

function answer(m: Omega, wish: string, events: string[] = []): void {
  const [{ seat, n, options }] = twilightOfTheGods.pending(m);
  const option = options.find(({ verb }) => verb === wish) ?? options[0];
  twilightOfTheGods.choose(m, seat, { n, key: optionKey(option) }, ({ type }) => events.push(type));
}

/** Takes the card with this id out of wherever it lies. */
function take(m: Omega, id: string): Card {
  const card = m.cards.def.findIndex((def) => content.defs[def].id === id);
  const zones = [
    ...Object.values(m.decks),
    ...Object.values(m.discards),
    ...m.parties.map(({ hand }) => hand),
  ];
  const zone = zones.find((cards) => cards.includes(card));
  if (!zone) throw new Error(`"${id}" is in no deck, pile or hand`);
  remove(zone, card);
  return card;
}

function cause(m: Omega, incidents: readonly string[]): void {
  for (const id of incidents) {
    const card = take(m, id);
    m.cards.seen[card] = EVERYONE;
    m.incidents.push(card);
  }
}

/** Puts the first party into this Area. */
function enter(m: Omega, area: Card): void {
  m.places.push({ area: [area], guard: [], traps: [], trappers: [] });
  m.cards.seen[area] = EVERYONE;
  m.parties[0].area = area;
}

describe('Incidents that contradict each other', () => {
  it.each([
    [['peace', 'war'], undefined],
    [['war', 'peace'], 'AN-INCID-01'],
    [['peace'], 'AN-INCID-01'],
    [[], undefined],
  ])('[AN-INCID-01] the later of %j prevails', (incidents, rule) => {
    const m = begun();
    cause(m, incidents);
    expect(whyForbidden(m, 0, 'attack')?.rule).toBe(rule);
  });

  it('[AN-INCID-01] [AN-GEN-07] what one permits no Area forbids this turn', () => {
    const m = begun();
    enter(m, take(m, 'sanctuary'));
    expect(whyForbidden(m, 0, 'attack')?.rule).toBe('AN-AREA-03');
    cause(m, ['war']);
    expect(whyForbidden(m, 0, 'attack')).toBeUndefined();
  });
});

describe('a Trap against an Incident', () => {
  /** The first party is in an Area with this Trap when Movement ends. */
  function sprung(trap: string, incidents: readonly string[]): { m: Omega; events: string[] } {
    const m = begun();
    cause(m, incidents);
    enter(m, take(m, 'sanctuary'));
    const place = m.places[m.places.length - 1];
    place.traps.push(take(m, trap));
    place.trappers.push(1);
    const events: string[] = [];
    answer(m, 'rest', events);
    while (m.phase === 'movement') answer(m, 'pass', events);
    return { m, events };
  }

  it('[AN-INCID-02] prevails: it gives cards where an Incident lets nobody draw', () => {
    const { m } = sprung('gift', ['drought']);
    expect(m.parties[0].hand).toHaveLength(3);
    drawAdvantages(m, 0, 1);
    expect(m.parties[0].hand).toHaveLength(3);
  });

  it('[AN-INCID-02] prevails: it kills where an Incident lets nobody die', () => {
    const { m, events } = sprung('axe', ['grace']);
    expect(events).toContain('died');
    expect(m.parties[0]).toMatchObject({ area: -1, lost: true });
  });

  it('[AN-INCID-02] comes first: what an Incident takes finds the cards that the Trap gave', () => {
    const { m, events } = sprung('gift', ['toll']);
    expect(events.indexOf('trap-sprung')).toBeLessThan(events.indexOf('discarded-for'));
    expect(m.parties.map((party) => party.hand.length)).toEqual([2, 0]);
  });
});
