import { type Language, refusalText, sayTo } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { dragonEclipse as game, type Match } from '../src/index.ts';
import { choose, table } from './table.ts';

/** What is said beforehand of each option whose name begins so. */
function saidOf(m: Match, verb: string, begins: string, language: Language = 'en'): (string | undefined)[] {
  const reader = { language, seat: 0, seats: ['Ann'] };
  const [{ seat, options }] = game.pending(m);
  const meant = options.filter(
    (one) =>
      one.verb === verb &&
      game.nameOf(m, { kind: game.choices[verb][0], id: one.refs[0] }, 'en').startsWith(begins),
  );
  return meant.map((option) => {
    const why = game.whyVain?.(m, seat, option);
    return why && sayTo(game, m, reader, refusalText(why));
  });
}

/** Before a Bonus Action, with this damage. */
function combat(damage: number): Match {
  return table(
    { enemy: { in: 'A1' }, Ann: { in: 'G4', damage, power: 4, slots: { 4: 'Strike' } } },
    { mystling: 'young-iceling', arena: 'open-field' },
  );
}

const SHEET = 'roguelite sheet 1\nmystlings: firple, prowler, young-alukah, young-iceling, young-emberling';

/** Before the last lines of a Mystery, at full Health. */
function mystery(): Match {
  const m = game.position({
    seats: ['Ann'],
    options: { mode: 'roguelite', map: 'ferry-road', sheet: SHEET },
    at: 'mystery',
    mystery: 'lantern-keeper',
    cards: ['Fire Bolt'],
    tray: ['Young Emberling'],
  });
  return choose(m, 'add Fire Bolt');
}

describe('an answer that would change nothing', () => {
  it('[DE-TAG-HEAL] tells of a Bonus Action that heals at full Health', () => {
    expect(saidOf(combat(0), 'bonus', 'Tide')).toEqual(['There is no damage to heal.']);
    expect(saidOf(combat(0), 'bonus', 'Tide', 'fr')).toEqual(['Il n’y a aucun dégât à soigner.']);
    expect(saidOf(combat(1), 'bonus', 'Tide')).toEqual([undefined]);
    expect(saidOf(combat(0), 'bonus', 'Dash')).toEqual([undefined]);
  });

  it('[DE-HEAL-01] tells of a line of a Mystery that heals at full Health', () => {
    const m = mystery();
    expect(saidOf(m, 'choose-effect', 'Heal')).toEqual(['There is no damage to heal.']);
    expect(saidOf(m, 'choose-effect', 'Gain 2 Silver')).toEqual([undefined]);
  });
});
