import { below, defineGame, type Game, optionKey, seedRng } from '@tabard/engine';
import { describeConformance } from '@tabard/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { STATISTICS } from '../src/defs.ts';
import { inCombat } from '../src/rules/combat.ts';
import { healthOf } from '../src/rules/facts.ts';
import * as handles from '../src/rules/handles.ts';
import { eclipseSpec } from '../src/spec.ts';
import type { Aftermath, Match } from '../src/state.ts';
import { taleOf } from './tale.ts';

const THIRTY = 30;
const never = () => false;
const isLost = ({ result, isConceded }: Aftermath) => result === 'lose' && !isConceded;

/** Plays at random until a question of this kind; gives false when the match is over before. */
function playUntil(game: Game<Match>, m: Match, kind: string, seed: string): boolean {
  const rng = seedRng(seed);
  for (let [decision] = game.pending(m); decision; [decision] = game.pending(m)) {
    if (decision.kind === kind) return true;
    const options = decision.options.filter(({ verb }) => verb !== 'concede');
    choose(game, m, optionKey(options[below(rng, options.length)]));
  }
  return false;
}

/** Takes the first option and tells what happened to whom. */
function playOne(game: Game<Match>, m: Match): string[] {
  const told: string[] = [];
  const [{ seat, n, options }] = game.pending(m);
  game.choose(m, seat, { n, key: optionKey(options[0]) }, ({ type, args }) =>
    told.push(`${type} ${args[0]}`),
  );
  return told;
}

function choose(game: Game<Match>, m: Match, key: string): void {
  const [{ seat, n }] = game.pending(m);
  expect(game.choose(m, seat, { n, key })).toBeUndefined();
}

/** The state as it is kept, without the numbers that only count: decisions, and words of chance. */
function kept(m: Match): string {
  const stack = m.stack.map((frame) => ({
    ...frame,
    since: 0,
    vars: { ...frame.vars, at: 0, aftermath: 0 },
  }));
  return JSON.stringify({ ...m, n: 0, barrier: 0, rng: { ...m.rng, n: 0 }, stack });
}

function aftermathIn(m: Match): Aftermath {
  return m.stack[0].vars.aftermath as Aftermath;
}

describe('combats inside a match', () => {
  it.each([1, 2])('leave nothing behind with %i seats: after thirty it is as large as after one', (seats) => {
    const game = taleOf(`tale-of-thirty-${seats}`, { combats: THIRTY, mayGoOn: never });
    const m = game.create({ seed: 'thirty', seats, options: { enemy: 'prowler', corruptions: 1 } });
    const sizes: unknown[] = [];
    for (let i = 0; i < THIRTY; i++) {
      expect(playUntil(game, m, 'who-begins', `${i}`)).toBe(true);
      expect(m.combat).toBeUndefined();
      const { cards, pool } = game.clone(m);
      sizes.push({ cards, pool, bytes: kept(m).length });
      choose(game, m, 'pass');
    }
    expect(sizes[THIRTY - 1]).toEqual(sizes[0]);
    expect(sizes[0]).toMatchObject({ cards: { def: [], seen: [] }, pool: [] });
    expect(m.outcome).toEqual({ winners: [0], reason: 'won' });
  });

  it('give their caller what they left behind', () => {
    const game = taleOf('tale-of-one', { combats: 1, mayGoOn: never });
    const m = game.create({ seed: 'one', seats: 1, options: { enemy: 'prowler' } });
    playUntil(game, m, 'act', 'a');
    inCombat(m).combat.fighters[1].damage = 99;
    choose(game, m, optionKey(game.pending(m)[0].options[0]));
    expect(aftermathIn(m)).toMatchObject({ result: 'win', turns: 1, mystlings: [{ id: 'firple' }] });
    expect(m.stack.map(({ proc, step }) => `${proc}.${step}`)).toEqual(['scenes.between']);
    expect(m.aftermath).toBeUndefined();
  });

  it('[DE-FIGHT-06] may go on: the turn ends with its draw, and the next in order follows', () => {
    const game = taleOf('tale-that-goes-on', { combats: 1, mayGoOn: isLost });
    const m = game.create({ seed: 'on', seats: 1, options: { enemy: 'prowler' } });
    playUntil(game, m, 'act', 'a');
    const before = inCombat(m).combat;
    const { slots, discard } = before.fighters[0];
    const [played] = slots;
    const laid = before.mark + m.cards.def.length;
    before.fighters[0].damage = 99;
    choose(game, m, `play ${played}`);
    const { combat } = inCombat(m);
    expect(combat).toBe(before);
    expect([combat.mark + m.cards.def.length, m.stack[0].vars.resumed]).toEqual([laid, 1]);
    expect(discard).toContain(played);
    expect([slots.length, combat.fighters[0].resolving]).toEqual([4, []]);
    expect(m.stack.slice(0, 2).map(({ proc }) => proc)).toEqual(['scenes', 'combat']);
    // The Enemy's turn came next.
    expect(combat.turn).toBeGreaterThan(1);
    expect(combat.fighters[1].slots.length).toBeGreaterThan(0);
    combat.fighters[0].damage = 99;
    playUntil(game, m, 'who-begins', 'b');
    expect(aftermathIn(m).result).toBe('lose');
  });

  it('[DE-FIGHT-06] that stopped in a turn of the Enemy goes on with a new round', () => {
    const game = taleOf('tale-with-a-new-round', { combats: 1, mayGoOn: isLost });
    const m = game.create({ seed: 'round', seats: 1, options: { enemy: 'prowler' } });
    playUntil(game, m, 'act', 'a');
    const { combat } = inCombat(m);
    combat.fighters[1].stats[STATISTICS.indexOf('strength')] = 99;
    combat.fighters[0].stats[STATISTICS.indexOf('swiftness')] = 0;
    let told: string[] = [];
    while (m.stack[0].vars.resumed === 0) told = playOne(game, m);
    const marks = ['turn-ended 0', 'turn-began 1', 'hurt 0', 'turn-ended 1', 'turn-began 0'];
    expect(told.filter((one) => marks.includes(one))).toEqual(marks);
    expect(combat.active).toBe(0);
  });

  it('[DE-FIGHT-06] that stopped in the burn at the end of a turn goes on after it', () => {
    const game = taleOf('tale-of-a-burn', { combats: 1, mayGoOn: isLost });
    const m = game.create({ seed: 'burn', seats: 1, options: { enemy: 'prowler' } });
    playUntil(game, m, 'act', 'a');
    const { combat } = inCombat(m);
    combat.fighters[0].conditions[0] = 2;
    combat.fighters[0].damage = healthOf(inCombat(m), 0) - 1;
    let told: string[] = [];
    while (m.stack[0].vars.resumed === 0) told = playOne(game, m);
    const until = told.slice(0, told.indexOf('turn-began 1'));
    expect(until.filter((one) => one === 'turn-ended 0' || one === 'hurt 0')).toEqual([
      'turn-ended 0',
      'hurt 0',
    ]);
  });

  it('[DE-CONC-01] conceding ends the combat and not the match; its caller decides', () => {
    const game = taleOf('tale-of-two', { combats: 2, mayGoOn: isLost });
    const m = game.create({ seed: 'concede', seats: 2, options: { enemy: 'prowler' } });
    playUntil(game, m, 'act', 'a');
    choose(game, m, 'concede');
    expect(aftermathIn(m)).toMatchObject({ result: 'lose', isConceded: true });
    expect([m.outcome, m.combat]).toEqual([undefined, undefined]);
    choose(game, m, 'pass');
    expect(m.combat).toBeDefined();
  });

  it('[DE-CONC-02] a combat that was conceded cannot go on', () => {
    const game = taleOf('tale-of-stubbornness', { combats: 1, mayGoOn: () => true });
    const m = game.create({ seed: 'concede', seats: 1, options: { enemy: 'prowler' } });
    playUntil(game, m, 'act', 'a');
    const [{ seat, n }] = game.pending(m);
    expect(() => game.choose(m, seat, { n, key: 'concede' })).toThrow('DE-CONC-02');
  });

  it('resigning ends the match', () => {
    const game = taleOf('tale-resigned', { combats: 2, mayGoOn: never });
    const m = game.create({ seed: 'resign', seats: 1, options: { enemy: 'prowler' } });
    playUntil(game, m, 'act', 'a');
    expect(game.choose(m, 0, { n: m.n, key: 'resign' })).toBeUndefined();
    expect(m.outcome).toEqual({ winners: [], reason: 'conceded' });
  });
});

it('every procedure that may be called is defined', () => {
  const game = taleOf('tale-of-procedures', { combats: 1, mayGoOn: never });
  for (const handle of Object.values(handles))
    if ('vars' in handle) expect(game.varsOf(handle.name)).toBe(handle.vars);
});

it('no match begins with a procedure that needs variables', () => {
  expect(() => defineGame({ ...eclipseSpec, id: 'tale-without-variables', main: handles.turn })).toThrow(
    'a match begins with "turn" and no variables: its variables.seat should be a whole number',
  );
});

describeConformance(taleOf('tale-of-three', { combats: 3, mayGoOn: isLost }), {
  'three combats, two players': { seats: 2, seeds: 2, sample: 0.03, options: { enemy: 'firple' } },
});
