import { below, type Game, optionKey, seedRng, startLog, type Viewer } from '@tabard/engine';
import { describeConformance } from '@tabard/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { beginCourse, proceed } from '../src/course.ts';
import { followView, type KnownView } from '../src/follow.ts';
import { applyPatch, type Json, type Patch } from '../src/patch.ts';
import { deals } from './deals.ts';

const game = deals as unknown as Game;
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));

describe('unmade cards whose numbers are reused', () => {
  it.each(['a', 'b', 'c', 'd'])('agree in views, followed views, patches and resampling: %s', (seed) => {
    const course = beginCourse(game, { log: startLog(game, { seed, seats: 2 }) });
    const rng = seedRng(seed);
    const known = VIEWERS.map((viewer) => plain(game.view(course.state, viewer)) as unknown as KnownView);
    let patched = VIEWERS.map((viewer) => plain(game.view(course.state, viewer)));
    let shared = VIEWERS.map((viewer) => game.view(course.state, viewer));
    const sizes = new Set<number>();
    while (!course.state.outcome) {
      const [{ seat, n, options }] = game.pending(course.state);
      proceed(course, seat, { n, key: optionKey(options[below(rng, options.length)]) });
      const { state } = course;
      sizes.add(state.cards.def.length);
      const fresh = VIEWERS.map((viewer) => game.view(state, viewer));
      const patches = known.map((view) => followView(course, view));
      patched = patched.map((view, i) => patchedBy(view, patches[i]));
      shared = shared.map((view, i) => game.view(state, VIEWERS[i], view));
      expect(known.map(plain)).toEqual(fresh.map(plain));
      expect(patched).toEqual(fresh.map(plain));
      expect(shared).toEqual(fresh);
      for (const view of fresh)
        expect(plain(game.view(game.resample(view, rng), view.viewer).state)).toEqual(plain(view.state));
    }
    expect([Math.min(...sizes), sizes.size]).toEqual([1, expect.any(Number)]);
    expect(sizes.size).toBeGreaterThan(3);
  });
});

function patchedBy(view: Json, patch: string | undefined): Json {
  return patch === undefined ? view : applyPatch(view, JSON.parse(patch) as Patch);
}

describeConformance(deals, { 'six deals': { seats: 2, seeds: 6, sample: 0.5 } });
