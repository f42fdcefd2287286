import { readdirSync, readFileSync } from 'node:fs';
import { below, type ContentFile, optionKey, registerContent, seedRng } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compileContent } from '../compile/set.ts';
import { eclipseFiles, eclipseSet } from '../content.ts';
import { dragonEclipse, situationOf } from '../index.ts';
import type { Match } from '../state.ts';

const FOLDER = new URL('../../../../examples/mill-story/', import.meta.url);

function millFiles(folder = 'tale'): ContentFile[] {
  return readdirSync(new URL(`${folder}/`, FOLDER), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return millFiles(name);
    return [{ name: name.replace(/\.yaml$/, ''), data: parse(readFileSync(new URL(name, FOLDER), 'utf8')) }];
  });
}

const content = compileContent([
  ...eclipseFiles.filter(({ name }) => !name.startsWith('tale/')),
  ...millFiles(),
]);
registerContent(content);

function begin(seats = 1, seed = 'mill', hash = content.hash): Match {
  return dragonEclipse.create({ seats, seed, content: hash, options: { mode: 'campaign' } });
}

/** Plays with random answers; gives the kinds of decisions that were met. */
function playAtRandom(m: Match, seed: string): Set<string> {
  const rng = seedRng(seed);
  const kinds = new Set<string>();
  for (let n = 0; n < 20_000 && !m.outcome; n++)
    for (const decision of dragonEclipse.pending(m)) {
      kinds.add(decision.kind);
      expect(decision.options, decision.kind).not.toHaveLength(0);
      const option = decision.options[below(rng, decision.options.length)];
      expect(
        dragonEclipse.choose(m, decision.seat, { n: decision.n, key: optionKey(option) }),
      ).toBeUndefined();
      if (m.outcome) break;
    }
  return kinds;
}

/** Gives the first answer, or the first with this verb. */
function answer(m: Match, verb?: string): void {
  const [{ seat, n, options }] = dragonEclipse.pending(m);
  const option = options.find((one) => verb === undefined || one.verb === verb) ?? options[0];
  dragonEclipse.choose(m, seat, { n, key: optionKey(option) });
}

describe('a campaign', () => {
  it('[DE-START-01] begins with the choice of a Mystling', () => {
    const [decision] = dragonEclipse.pending(begin());
    expect(decision.kind).toBe('starting-mystling');
    expect(decision.options).toHaveLength(2);
  });

  it('[DE-START-01] shows the partner what the holder of the Decision token chooses among', () => {
    const m = begin(2);
    const [{ seat, options }] = dragonEclipse.pending(m);
    const seen = dragonEclipse.view(m, 1 - seat);
    expect(situationOf(seen.state as typeof m)).toEqual([
      { kind: 'starting', open: options.map(({ refs }) => refs[0]) },
    ]);
  });

  it.each([1, 2])('is played to its end at random by %i', (seats) => {
    for (let game = 0; game < 10; game++) {
      const m = begin(seats, `mill ${game}`);
      playAtRandom(m, `play ${game}`);
      expect(m.outcome?.reason).toBe('ending-2');
    }
  });

  it.each([1, 2])('tells the story of the box as far as it is written, to %i', (seats) => {
    const kinds = new Set<string>();
    for (let game = 0; game < 30; game++) {
      const m = begin(seats, `ammer ${game}`, eclipseSet.hash);
      for (const kind of playAtRandom(m, `play ${game}`)) kinds.add(kind);
      expect(m.outcome).toEqual({ winners: seats === 1 ? [0] : [0, 1], reason: 'ending-0' });
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining(['explore', 'test', 'share', 'advancement', 'take-mystling']),
    );
  });

  it('is worth more to a bot with every Script, and less in a hard mode', () => {
    const m = begin();
    const worth = () => dragonEclipse.evaluate(m, 0);
    while (dragonEclipse.pending(m)[0].kind !== 'explore') answer(m);
    const before = worth();
    answer(m, 'switch-mode');
    expect(worth()).toBeLessThan(before);
    answer(m, 'switch-mode');
    expect(worth()).toBe(before);
    answer(m, 'read');
    expect(worth()).toBeGreaterThan(before);
  });
});
