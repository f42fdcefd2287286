import { readdirSync, readFileSync } from 'node:fs';
import { below, type ContentFile, optionKey, registerContent, seedRng } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compileContent } from '../compile/set.ts';
import { eclipseFiles } from '../content.ts';
import { dragonEclipse } from '../index.ts';
import type { Match } from '../state.ts';

const FOLDER = new URL('../../../../examples/mill-story/', import.meta.url);

function millFiles(folder = 'tale'): ContentFile[] {
  return readdirSync(new URL(`${folder}/`, FOLDER), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return millFiles(name);
    return [{ name: name.replace(/\.yaml$/, ''), data: parse(readFileSync(new URL(name, FOLDER), 'utf8')) }];
  });
}

const content = compileContent([...eclipseFiles, ...millFiles()]);
registerContent(content);

function begin(seats = 1, seed = 'mill'): Match {
  return dragonEclipse.create({ seats, seed, content: content.hash, options: { mode: 'campaign' } });
}

describe('a campaign', () => {
  it('begins with the choice of a Mystling', () => {
    const [decision] = dragonEclipse.pending(begin());
    expect(decision.kind).toBe('starting-mystling');
    expect(decision.options).toHaveLength(2);
  });

  it.each([1, 2])('is played to its end at random by %i', (seats) => {
    for (let game = 0; game < 20; game++) {
      const m = begin(seats, `mill ${game}`);
      const rng = seedRng(`play ${game}`);
      const kinds = new Set<string>();
      for (let n = 0; n < 20_000 && !m.outcome; n++) {
        for (const decision of dragonEclipse.pending(m)) {
          kinds.add(decision.kind);
          expect(decision.options, decision.kind).not.toHaveLength(0);
          const option = decision.options[below(rng, decision.options.length)];
          const refused = dragonEclipse.choose(m, decision.seat, { n: decision.n, key: optionKey(option) });
          expect(refused).toBeUndefined();
          if (m.outcome) break;
        }
      }
      expect(m.outcome?.reason).toBe('ending-2');
    }
  });
});
