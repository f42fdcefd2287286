import { below, type Language, optionKey, registerContent, sayTo, seedRng, text } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { compileContent } from '../compile/set.ts';
import { STATISTICS } from '../defs.ts';
import { forecastOf, threatsTo } from '../forecast.ts';
import { dragonEclipse } from '../index.ts';
import { openFiles, openSet } from '../open-content.ts';
import { remainingHealth } from '../rules/facts.ts';
import { isInCombat, type Match } from '../state.ts';
import { mystlingAt, statsOf } from '../tale/facts.ts';
import { mapFacts, nextUnlocks, rewardComparison } from './board-facts.ts';
import { type InRun, isRun } from './facts.ts';
import { planFor } from './rules/fight.ts';
import { drawEnemy } from './verbs.ts';

function begin(seed: string, seats = 1, options: Record<string, unknown> = {}): InRun {
  const m = dragonEclipse.create({ seats, seed, options: { mode: 'roguelite', ...options } });
  if (!isRun(m)) throw new Error('a match in this mode is a Run');
  return m;
}

/** Plays with random answers but for giving up, until a question of this kind or the end. */
function playAtRandom(m: Match, seed: string, until = ''): Set<string> {
  const rng = seedRng(seed);
  const kinds = new Set<string>();
  for (let n = 0; n < 20_000 && !m.outcome; n++)
    for (const decision of dragonEclipse.pending(m)) {
      if (decision.kind === until) return kinds;
      kinds.add(decision.kind);
      expect(decision.options, decision.kind).not.toHaveLength(0);
      const options = decision.options.filter(({ verb }) => verb !== 'give-up' && verb !== 'concede');
      const option = options[below(rng, options.length)];
      expect(
        dragonEclipse.choose(m, decision.seat, { n: decision.n, key: optionKey(option) }),
      ).toBeUndefined();
      if (m.outcome) break;
    }
  return kinds;
}

/** Beats the Enemy of the Combat under way with the next card. */
function winCombat(m: InRun): void {
  playAtRandom(m, 'opening', 'act');
  const { combat } = m;
  if (!combat) throw new Error('no Combat is under way');
  combat.fighters[m.seats].damage = 999;
  const [{ seat, n, options }] = dragonEclipse.pending(m);
  dragonEclipse.choose(m, seat, { n, key: optionKey(options[0]) });
}

/** Walks to the end of the Run, winning every Combat; gives what the state holds beside gains after each. */
function winRun(m: InRun): string[] {
  const left: string[] = [];
  while (m.run.state === 'on') {
    playAtRandom(m, `way ${m.run.way.length}`, 'act');
    if (m.combat) winCombat(m);
    if (m.run.state === 'on') playAtRandom(m, 'after', 'next-space');
    left.push(besideGains(m));
  }
  return left;
}

/** The state as JSON without gains, frames and outcome; every number has the same length. */
function besideGains({ run, tale, stack, outcome, ...rest }: InRun): string {
  const { sheet, way, defeated, cardsOut, cardsUnder, mysteriesUnder, open, fresh, exhausted, ...ofRun } =
    run;
  const { items, equipment, discarded, under, scene, ...ofTale } = tale;
  const { tray, ...ofScene } = scene ?? { tray: [] };
  const pockets = tray.map(({ deck, ...pocket }) => pocket);
  const all = {
    ...rest,
    run: { ...ofRun, state: '', isFirstCompletion: false },
    tale: ofTale,
    scene: ofScene,
    pockets,
  };
  return JSON.stringify(all, (_, value) => (typeof value === 'number' ? 0 : value));
}

describe('a Run', () => {
  it('[DE-RL-ART-01] says in a Combat too what unlocks the Artifact that is tried for', () => {
    const m = begin('goals');
    playAtRandom(m, 'to the first Combat', 'act');
    m.run.goals[0] = openSet.run?.artifacts.findIndex(({ id }) => id === 'encased-crystals') ?? -1;
    const reader = { language: 'en', seat: 0, seats: ['You'] } as const;
    const said = dragonEclipse.goals?.(m, 0).map(({ text }) => sayTo(dragonEclipse, m, reader, text));
    expect(said?.at(-1)).toMatch(/^The Encased Crystals: Have 10 Power at the end of a turn \(\d+ of 10\)$/);
  });

  it.each([1, 2])('is played to its end at random by %i', (seats) => {
    const kinds = new Set<string>();
    for (let game = 0; game < 10; game++) {
      const m = begin(`run ${game}`, seats);
      for (const kind of playAtRandom(m, `play ${game}`)) kinds.add(kind);
      expect(m.outcome?.reason).toMatch(/^run-/);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['next-space', 'take-goal', 'learn', 'act']));
  });

  it.each([1, 2])('leaves after nine Combats what it leaves after one, but for gains, with %i', (seats) => {
    const m = begin('size', seats);
    playAtRandom(m, 'setup', 'next-space');
    const [first, ...later] = winRun(m);
    expect(later).toHaveLength(8);
    expect(m.run.defeated).toHaveLength(9);
    for (const left of later) expect(left).toBe(first);
  });

  it.each([1, 2])('[DE-RL-MYST-01] lets Mystlings grow up to the limits and no further, with %i', (seats) => {
    const m = begin('growth', seats, { map: 'ferry-road' });
    playAtRandom(m, 'setup', 'next-space');
    winRun(m);
    const limits = { willpower: 0, defense: 2, health: 44, strength: 1, swiftness: 0 };
    const grown = STATISTICS.map((name) => limits[name]);
    expect(m.run.grown).toEqual(Array.from({ length: seats }, () => grown));
  });

  it('[DE-RL-RUN-05] is led with the numbers that the Mystling has in a Run', () => {
    const m = begin('numbers');
    const [{ n, seat, options }] = dragonEclipse.pending(m);
    const firple = openSet.byId.get('firple') ?? -1;
    const option = options.find(({ refs }) => refs[0] === firple);
    if (option) dragonEclipse.choose(m, seat, { n, key: optionKey(option) });
    const { run, stats } = mystlingAt(m, firple);
    expect(run).not.toEqual(stats);
    expect(statsOf(m, firple)).toEqual(run);
    expect(planFor(m, firple, false).entrants[0].stats).toEqual(STATISTICS.map((name) => run[name]));
  });

  it('[DE-RL-SETUP-03] meets every Mystling of a Tier and none of another', () => {
    const m = begin('tiers');
    playAtRandom(m, 'setup', 'next-space');
    const space = openSet.run?.maps[0].spaces.find(({ tier }) => tier === 3);
    if (!space) throw new Error('the first map has a space of Tier III');
    const met = new Set<string>();
    for (let i = 0; i < 200; i++) met.add(openSet.defs[drawEnemy(m, space)].id);
    const third = openSet.defs.filter((def) => def.type === 'mystling' && def.tier === 3).map(({ id }) => id);
    expect([...met].sort()).toEqual(third.sort());
  });

  it('[DE-RL-SETUP-02, DE-RL-SETUP-05] has its cards and components in decks by their kind', () => {
    const { artifacts, mysteries, maps, darkness, artifactPerks } = openSet.run ?? {};
    expect([artifacts, mysteries, maps, darkness, artifactPerks].map((list) => list?.length)).toEqual([
      10, 13, 4, 10, 10,
    ]);
    const sets = openSet.defs.flatMap((def) => (def.type === 'action' && def.set ? [def.set] : []));
    expect(['S', 'A', 'B'].map((set) => sets.filter((one) => one === set).length)).toEqual([10, 15, 15]);
  });

  it('[DE-RL-ART-01] begins with every Artifact locked', () => {
    const m = begin('locked');
    expect(m.run.sheet.artifacts).toEqual([]);
    playAtRandom(m, 'setup', 'take-goal');
    expect(dragonEclipse.pending(m)[0].options).toHaveLength(10);
  });

  it('[DE-RL-SAVE-03] is kept at every decision and goes on from there', () => {
    const m = begin('saved');
    playAtRandom(m, 'first', 'act');
    const again = JSON.parse(JSON.stringify(m)) as Match;
    playAtRandom(m, 'second');
    playAtRandom(again, 'second');
    expect(dragonEclipse.hash(again)).toBe(dragonEclipse.hash(m));
  });

  it('[DE-RL-EXP-01] meets Mystlings of a pack in their Tier, unlocked for the Essence of it', () => {
    const golomo = openFiles.find(({ name }) => name === 'mystlings/earth')?.data as { id: string }[];
    const written = golomo.find(({ id }) => id === 'golomo') as { id: string; actions: { id: string }[] };
    const copy = JSON.parse(JSON.stringify(written).replaceAll('golomo', 'gravelo')) as typeof written;
    const renamed = { ...copy, actions: copy.actions.map((one) => ({ ...one, id: `gravelo-${one.id}` })) };
    const text = JSON.stringify(renamed).replace(
      /"special":\{"id":"[^"]*"/g,
      '"special":{"id":"gravelo-special"',
    );
    const data = [JSON.parse(text)];
    for (const one of data)
      for (const own of one.abilities ?? [one.ability]) if (own) own.id = `gravelo-${own.id}`;
    const content = compileContent([...openFiles, { name: 'mystlings/earth', data }]);
    registerContent(content);
    const m = dragonEclipse.create({
      seats: 1,
      seed: 'x',
      content: content.hash,
      options: { mode: 'roguelite' },
    });
    if (!isRun(m)) throw new Error('a match in this mode is a Run');
    const found = nextUnlocks(m).mystlings.find(({ mystling }) => content.defs[mystling].id === 'gravelo');
    expect(found?.essence).toBe(2);
  });
});

describe('what a board shows of a Run', () => {
  it('[DE-RL-BOSS-04] is what wins it and how far the Achievement is, outside of Combats', () => {
    const m = begin('goals');
    playAtRandom(m, 'setup', 'next-space');
    const goals = dragonEclipse.goals?.(m, 0) ?? [];
    expect(goals[0]).toMatchObject({ text: { key: 'goal.bosses', args: [0, 3] }, is: 'now' });
    expect(goals[1]).toMatchObject({ is: 'later', at: [{ kind: 'artifact', id: m.run.goals[0] }] });
  });

  it('is the map with the way walked and the spaces ahead', () => {
    const m = begin('board');
    playAtRandom(m, 'setup', 'next-space');
    const facts = mapFacts(m) ?? [];
    expect(facts.filter(({ isHere }) => isHere).map(({ id }) => id)).toEqual(['start']);
    expect(facts.filter(({ isNext }) => isNext).map(({ id }) => id)).toEqual(['1a1', '1a2', '1a3']);
    expect(facts.filter(({ isWalked }) => isWalked)).toHaveLength(1);
  });

  it.each([
    [3, 0],
    [4, 5],
  ])('[DE-RL-CAMP-01] says with %i Darkness tiers that a Camp leaves %i damage', (tiers, left) => {
    const m = begin('scar');
    playAtRandom(m, 'setup', 'next-space');
    m.run.darkness = tiers;
    const facts = mapFacts(m) ?? [];
    expect(facts.filter(({ kind }) => kind === 'camp').map(({ scar }) => scar)).toEqual([left, left]);
    expect(facts.filter(({ kind, scar }) => kind !== 'camp' && scar > 0)).toEqual([]);
  });

  it.each([
    ['gem-of-growth', 'The Gem of Growth is exhausted', 'La Gemme de croissance est épuisée', 'prête'],
    ['smithereens', 'The Smithereens are exhausted', 'Les Éclats sont épuisés', 'prêts'],
    ['forgery', 'The Forgery is exhausted', 'Le Faux est épuisé', 'prêt'],
  ])('says of %s how it stands, in words that agree with it', (artifact, inEnglish, inFrench, ready) => {
    const m = begin('agreeing');
    const id = openSet.run?.artifacts.findIndex((one) => one.id === artifact) ?? -1;
    const said = (language: Language, key: string) =>
      sayTo(dragonEclipse, m, { language, seat: 0, seats: ['You'] }, text(key, { kind: 'artifact', id }));
    expect(said('en', 'event.artifact-used')).toBe(inEnglish);
    expect(said('fr', 'event.artifact-used')).toBe(inFrench);
    expect(said('fr', 'artifact-is.ready')).toBe(ready);
  });

  it('compares a deck before and after', () => {
    const m = begin('compare');
    playAtRandom(m, 'setup', 'next-space');
    const strike = openSet.byId.get('strike') ?? -1;
    const { before, after } = rewardComparison(m, 0, { add: strike });
    expect([before.cards, after.cards]).toEqual([16, 17]);
  });
});

it('[DE-RL-PLAY-04] a turn of the Enemy that would end the Run is foretold like any other', () => {
  const m = begin('foretold');
  playAtRandom(m, 'foretold', 'act');
  if (!isInCombat(m)) throw new Error('no Combat is under way');
  const me = m.combat.fighters[0];
  me.damage = remainingHealth(m, 0) - 1;
  const view = dragonEclipse.view(m, 0);
  expect(Math.max(...threatsTo(dragonEclipse, view, 0))).toBeGreaterThan(0);
  expect(forecastOf(dragonEclipse, view)?.ends.every((space) => space >= 0)).toBe(true);
});
