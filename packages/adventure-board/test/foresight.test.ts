import { type Given, type Option, optionKey } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import {
  boardContent,
  encounterOn,
  fightFacts,
  foresee,
  adventureBoard as game,
  type Match,
  oddsAgainst,
} from '../src/index.ts';
import { answer } from './table.ts';

/** Brannoc before the Ditch Wolf (Defence 5, Health 1; Melee 2, damage 1), with these cards and this luck. */
function meeting(dice: readonly number[], hand: readonly string[], more: Given = {}): Match {
  return game.position({
    seats: ['Ann', 'Ben'],
    phase: 'challenge',
    dice,
    Ann: { at: 'Mill Race', character: 'Brannoc', hand, energy: 3, ...more },
    track: [
      { card: 'Ditch Wolf', at: 'Mill Race', red: false },
      { card: 'Toll Cheat', at: 'Mill Race', red: false },
    ],
  });
}

function fighting(dice: readonly number[], hand: readonly string[], more: Given = {}): Match {
  const m = meeting(dice, hand, more);
  answer(m, ({ verb }) => verb === 'fight');
  return m;
}

function playing(m: Match, name: string): Option {
  const option = game
    .pending(m)[0]
    .options.find(
      ({ verb, refs }) => verb === 'play' && game.nameOf(m, { kind: 'card', id: refs[0] }, 'en') === name,
    );
  if (!option) throw new Error(`${name} is not offered`);
  return option;
}

describe('the odds before a fight', () => {
  it('count all 36 rolls with the values of both sides', () => {
    const m = meeting([], []);
    const wolf = m.track[0].card[0];
    const of = boardContent(m).encounters.indexOf(encounterOn(m, wolf));
    const odds = oddsAgainst(m, 0, of, wolf);
    // Melee 2 against Defence 5 hits on a 3; Melee 2 against Defence 5 the same: 24 of 36 each.
    expect(odds.of).toBe(36);
    expect(odds.won).toBe(24);
    expect(odds.hurt).toBe(24);
    expect(odds.won + odds.lost + odds.both + odds.neither).toBe(36);
    expect(m.fight).toBeUndefined();
  });
});

describe('what a card would make of a fight', () => {
  it('is told before it is played, and is what then holds', () => {
    const m = fighting([1, 1], ['Counterblow']);
    const hash = game.hash(m);
    const option = playing(m, 'Counterblow');
    const foreseen = foresee(game, game.view(m, 0), option);
    expect(game.hash(m)).toBe(hash);
    game.choose(m, 0, { n: m.n, key: optionKey(option) });
    const facts = fightFacts(m);
    expect(facts?.kind === 'fight' && facts.odds).toEqual(foreseen);
  });

  it('counts each face of a die that is rolled again', () => {
    const m = fighting([1, 1], [], { kept: ['Four-Leaf Charm'] });
    const charm = game.pending(m)[0].options.find(({ verb }) => verb === 'use');
    if (!charm) throw new Error('the charm is not offered');
    // With 3 to 6 the wolf falls; its own 1 misses.
    expect(foresee(game, game.view(m, 0), charm)).toMatchObject({ of: 6, won: 4, hurt: 0 });
  });

  it('is nothing where the answer ends the fight, and nothing to who only looks on', () => {
    const m = fighting([1, 1], ['Counterblow']);
    const strike = game.pending(m)[0].options.find(({ verb }) => verb === 'strike');
    if (!strike) throw new Error('nobody may strike');
    expect(foresee(game, game.view(m, 0), strike)).toBeUndefined();
    expect(foresee(game, game.view(m, 'spectator'), strike)).toBeUndefined();
  });
});
