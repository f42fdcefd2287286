import {
  below,
  eventText,
  isSum,
  type Language,
  type MatchEvent,
  optionKey,
  sayTo,
  seedRng,
  storyLines,
  totalOfSum,
} from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { eclipseSet } from '../src/content.ts';
import { dragonEclipse as game, type Match } from '../src/index.ts';
import { table } from './table.ts';

const reader = (language: Language) => ({ language, seat: 0, seats: ['Ann', 'Ben'] });

/** Takes the option of this key, and gives the lines of the log that it adds. */
function linesAfter(m: Match, verb: string, name = '', language: Language = 'en'): string[] {
  const heard: MatchEvent[] = [];
  const [{ seat, n, options }] = game.pending(m);
  const chosen = options.find(
    ({ verb: one, refs }) =>
      one === verb &&
      (name === '' || game.nameOf(m, { kind: game.choices[verb][0], id: refs[0] }, 'en') === name),
  );
  if (!chosen) throw new Error(`${verb} ${name} is not offered`);
  game.choose(m, seat, { n, key: optionKey(chosen) }, (event) => heard.push(event));
  return storyLines(game.lineRoles, heard).map(({ said }) =>
    said.map((event) => sayTo(game, m, reader(language), eventText(game, event))).join(' '),
  );
}

function question(m: Match, language: Language = 'en'): string {
  return sayTo(game, m, reader(language), game.pending(m)[0].text);
}

describe('the log of a combat', () => {
  it('[DE-TURN-04] tells the card before the Power of its slot', () => {
    const m = table({ enemy: { in: 'A1' }, Ann: { in: 'D4', slots: { 4: 'Focus', 3: 'Strike' } } });
    expect(linesAfter(m, 'play', 'Strike')[0]).toBe('Firple resolves Strike (slot 3). Firple gains 2 Power.');
  });

  it('[DE-BONUS-01] tells a Bonus Action with what it costs, in one line', () => {
    const position = { enemy: { in: 'A1' }, Ann: { in: 'D4', power: 4, slots: { 4: 'Focus' } } };
    expect(linesAfter(table(position), 'bonus', 'Dash')).toEqual(['Firple uses Dash for 1 Power.']);
    expect(linesAfter(table(position), 'bonus', 'Dash', 'fr')).toEqual([
      'Firple utilise Ruée pour 1 Pouvoir.',
    ]);
  });

  it('[DE-ATTACK-01] names the Strength of an Attack where the sum has other parts', () => {
    const near = { enemy: { in: 'C4' }, Ann: { in: 'D4', slots: { 4: 'Hit and Run', 3: 'Strike' } } };
    expect(linesAfter(table(near), 'play', 'Hit and Run')[1]).toBe(
      'Firple attacks Prowler: Strength 3 − card 1 = 2 damage.',
    );
    expect(linesAfter(table(near), 'play', 'Strike')[1]).toMatch(/^Firple attacks Prowler: 3 damage\./);
  });

  it('[DE-ATTACK-01] begins the sum of an Attack with Strength, whatever else is in force', () => {
    const m = table({
      enemy: { in: 'C4' },
      Ann: { in: 'D4', slots: { 4: 'Hit and Run' }, discard: ['Offensive Stance'] },
    });
    expect(linesAfter(m, 'play', 'Hit and Run')[1]).toBe(
      'Firple attacks Prowler: Strength 3 + Offensive Stance 1 − card 1 = 3 damage.',
    );
  });

  it('[DE-TAG-HEAL] says of each Heal at full Health that it heals nothing', () => {
    const whole = { enemy: { in: 'A1' }, Ann: { in: 'D4', slots: { 4: 'Second Wind' } } };
    expect(linesAfter(table(whole), 'play', 'Second Wind').join(' ')).toContain(
      'Firple heals nothing: its Health is full.',
    );
    expect(linesAfter(table(whole), 'play', 'Second Wind', 'fr').join(' ')).toMatch(
      /Firple n’a rien à soigner\s: sa Santé est intacte\.$/,
    );
  });

  it('[DE-ETOK-04] names the token that is placed, as the question does', () => {
    const m = table({ enemy: { in: 'A1' }, Ann: { in: 'D4', slots: { 4: 'Spark Trail' } } });
    linesAfter(m, 'play', 'Spark Trail');
    expect(question(m)).toBe('Spark Trail. Where does Firple place 1 Spark?');
    expect(question(m, 'fr')).toMatch(/\. Où Firple place-t-il un jeton Étincelle\s\?$/);
    expect(linesAfter(m, 'place-token', 'D5')).toEqual(['Firple places 1 Spark in D5.']);
  });
});

describe('a question', () => {
  it('begins with the Bonus Action that it is asked for, and only while that lasts', () => {
    const m = table({ enemy: { in: 'A1' }, Ann: { in: 'D4', power: 4, slots: { 4: 'Focus' } } });
    expect(question(m)).toBe('Play a card or use a Bonus Action.');
    linesAfter(m, 'bonus', 'Dash');
    expect(question(m)).toMatch(/^Dash\. Move up to \d spaces, or stay\.$/);
    linesAfter(m, 'stay');
    expect(question(m)).toBe('Play a card or use a Bonus Action.');
  });
});

/** The names of numbers that are totals, and the events that only state one: no computation leads to it. */
const TOTALS = ['#damage', '#sum'];
const STATED = ['hurt', 'healed', 'summon-hurt'];

describe('a total that is told', () => {
  it('has parts wherever it was computed', () => {
    const bare = Object.entries<readonly string[]>(game.events).filter(
      ([type, kinds]) =>
        kinds.some((kind) => TOTALS.includes(kind)) && !kinds.includes('sum') && !STATED.includes(type),
    );
    expect(bare).toEqual([]);
  });

  it.each([
    { mode: 'combat', corruptions: 2 },
    { mode: 'quick-battle', draft: false, deck: 'suggested', partnerDeck: 'suggested' },
    { mode: 'campaign' },
  ])('[DE-MOD-01] is the sum of its parts: %j', (options) => {
    const compared: [told: number, total: number][] = [];
    for (const seed of ['one', 'two', 'three']) {
      const m = game.create({ seed, seats: 2, options, content: eclipseSet.hash });
      const rng = seedRng(seed);
      for (let answered = 0; answered < 600 && !m.outcome; answered++) {
        const [{ seat, n, options: all }] = game.pending(m);
        const key = optionKey(all[below(rng, all.length)]);
        game.choose(m, seat, { n, key }, ({ type, args }) => {
          const kinds = game.events[type] ?? [];
          const [told, sum] = [
            args[kinds.findIndex((kind) => TOTALS.includes(kind))],
            args[kinds.indexOf('sum')],
          ];
          if (sum !== undefined && isSum(sum)) compared.push([Number(told), totalOfSum(sum)]);
        });
      }
    }
    expect(compared.length).toBeGreaterThan(5);
    for (const [told, total] of compared) expect(total).toBe(told);
  });
});
