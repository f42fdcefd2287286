import { describe, expect, it } from 'vitest';
import { type Toy, toy, toyContent } from '../test/toy.ts';
import { showAll } from './cards.ts';
import { type MatchEvent, viewEvent } from './events.ts';
import { backOfHidden, hiddenWith, isHidden } from './hidden.ts';
import { EVERYONE, type Viewer } from './match.ts';
import { seedRng } from './rng.ts';
import { eachZone, resampler } from './view.ts';

/** A match where seat 0 holds two cards, seat 1 one, and one lies open. */
function middle(): Toy {
  const m = toy.create({ seed: 'middle', seats: 2 });
  const play = (seat: number, key: string) => expect(toy.choose(m, seat, { n: m.n, key })).toBeUndefined();
  for (const key of ['draw', 'draw', 'end']) play(0, key);
  for (const key of ['draw', 'vote']) play(1, key);
  play(1, 'yes');
  m.secrets = [11, 22];
  const open = m.deck.splice(0, 1)[0];
  m.discard.push(open);
  showAll(m, open);
  return m;
}

const viewers: Viewer[] = [0, 1, 'spectator'];

describe('a view', () => {
  it.each(viewers)('of %s has the shape of the state, without randomness', (viewer) => {
    const { state } = toy.view(middle(), viewer);
    expect(Object.keys(state)).toEqual(Object.keys(toy.schema.fields ?? {}));
    expect([state.rng, state.dice]).toEqual([{ key: [], n: 0 }, []]);
  });

  it('shows a hand to its owner alone', () => {
    const m = middle();
    const hands = (viewer: Viewer) => toy.view(m, viewer).state.hands.map((hand) => hand.map(isHidden));
    expect(hands(0)).toEqual([[false, false], [true]]);
    expect(hands(1)).toEqual([[true, true], [false]]);
    expect(hands('spectator')).toEqual([[true, true], [true]]);
  });

  it.each([undefined, null, Number.NaN, '0', 0.5, -1, 30, 32])(
    'is refused to anything that is not a viewer: %s',
    (stray) => {
      expect(() => toy.view(middle(), stray as Viewer)).toThrow('neither a seat nor "spectator"');
      expect(() =>
        viewEvent({ content: 'toy-content' }, { type: 'drew', args: [0] }, stray as Viewer),
      ).toThrow();
    },
  );

  it('shows an open card to all, and its former place in the deck to nobody', () => {
    const m = middle();
    for (const viewer of viewers) {
      const { state } = toy.view(m, viewer);
      expect(state.discard).toEqual(m.discard);
      expect(state.cards.def[m.discard[0]]).toBe(m.cards.def[m.discard[0]]);
      expect(state.deck.every(isHidden)).toBe(true);
    }
  });

  it('shows a face-down card’s back and nothing else', () => {
    const m = middle();
    const { state } = toy.view(m, 'spectator');
    expect(state.deck.map(backOfHidden)).toEqual(
      m.deck.map((card) => toyContent.defs[m.cards.def[card]].back),
    );
    expect([0, 1, 5].map((back) => backOfHidden(hiddenWith(back)))).toEqual([0, 1, 5]);
  });

  it('seals answers and secrets for all but their owner', () => {
    const m = middle();
    expect(toy.view(m, 0).state.answers).toEqual(['', null]);
    expect(toy.view(m, 1).state.answers).toEqual([null, 'yes']);
    expect(toy.view(m, 'spectator').state.answers).toEqual([null, null]);
    expect(toy.view(m, 0).state.secrets).toEqual([11, null]);
  });

  it('contains only the decisions of the viewer', () => {
    const m = middle();
    expect(viewers.map((viewer) => toy.view(m, viewer).decisions.map(({ kind }) => kind))).toEqual([
      ['vote'],
      [],
      [],
    ]);
    expect(toy.view(m, 'spectator').waiting).toEqual([0, 1]);
  });

  it.each(viewers)('of %s does not change with what it hides', (viewer) => {
    const m = middle();
    const before = JSON.stringify(toy.view(m, viewer));
    for (let i = 0; i < 30; i++) {
      const twin = toy.resample(toy.view(m, viewer), seedRng(`twin ${i}`));
      expect(JSON.stringify(toy.view(twin, viewer))).toBe(before);
    }
  });

  it('does not reveal who else knows a card', () => {
    const m = middle();
    const { seen } = toy.view(m, 0).state.cards;
    expect(new Set(seen)).toEqual(new Set([0, 1, EVERYONE]));
  });
});

describe('resample', () => {
  it('deals the unseen faces into the holes, every card once', () => {
    const m = middle();
    const twin = toy.resample(toy.view(m, 0), seedRng('one'));
    const zones: number[] = [];
    eachZone(toy.schema, twin, toy.varsOf, (zone) => zones.push(...zone));
    expect(zones.sort((a, b) => a - b)).toEqual(m.cards.def.map((_, card) => card));
    expect(twin.cards.def.slice().sort()).toEqual(m.cards.def.slice().sort());
    expect(twin.hands[0].map((card) => twin.cards.def[card])).toEqual(
      m.hands[0].map((card) => m.cards.def[card]),
    );
  });

  it('lets each seat know its own hand', () => {
    const twin = toy.resample(toy.view(middle(), 0), seedRng('two'));
    expect(twin.hands[1].map((card) => twin.cards.seen[card])).toEqual([0b10]);
  });

  it('deals faces that everybody knows among their cards alone', () => {
    const m = middle();
    const faces = m.hands[0].map((card) => m.cards.def[card]).sort((a, b) => a - b);
    const resample = resampler(toy.schema, toy.varsOf, ({ hands }) => [{ cards: hands[0], faces }]);
    for (let i = 0; i < 20; i++) {
      const twin = resample(toy.view(m, 1), seedRng(`known ${i}`));
      expect(twin.hands[0].map((card) => twin.cards.def[card]).sort((a, b) => a - b)).toEqual(faces);
      expect(twin.cards.def.slice().sort()).toEqual(m.cards.def.slice().sort());
    }
  });

  it('gives other states for other seeds, all of them playable', () => {
    const m = middle();
    const worlds = Array.from({ length: 20 }, (_, i) => toy.resample(toy.view(m, 0), seedRng(`w${i}`)));
    expect(new Set(worlds.map((world) => world.cards.def[world.hands[1][0]])).size).toBeGreaterThan(1);
    expect(new Set(worlds.map((world) => world.rng.key.join())).size).toBe(20);
    for (const world of worlds) {
      const [decision] = toy.pending(world);
      expect(toy.choose(world, decision.seat, { n: world.n, key: 'no' })).toBeUndefined();
    }
  });
});

describe('eachZone', () => {
  it('names every zone and whose hand it is', () => {
    const found: [string, number, number][] = [];
    eachZone(toy.schema, middle(), toy.varsOf, (zone, path, owner) => found.push([path, owner, zone.length]));
    expect(found).toEqual([
      ['.deck', -1, 8],
      ['.discard', -1, 1],
      ['.hands[0]', 0, 2],
      ['.hands[1]', 1, 1],
    ]);
  });
});

describe('an event', () => {
  it('shows a drawn card only to the seat that drew it', () => {
    const m = toy.create({ seed: 'event', seats: 2 });
    const events: MatchEvent[] = [];
    toy.choose(m, 0, { n: 0, key: 'draw' }, (event) => events.push(event));
    const card = m.hands[0][0];
    const def = m.cards.def[card];
    expect(events).toEqual([{ type: 'drew', args: [0, { card, def, seen: 1 }] }]);
    expect(viewEvent(m, events[0], 0).args[1]).toEqual({ card, def, seen: 1 });
    const hidden = { card: hiddenWith(toyContent.defs[def].back), def: -1, seen: 0 };
    expect(viewEvent(m, events[0], 1).args[1]).toEqual(hidden);
    expect(viewEvent(m, events[0], 'spectator').args[1]).toEqual(hidden);
  });
});
