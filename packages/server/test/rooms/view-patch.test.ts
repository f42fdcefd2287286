import { below, type Game, optionKey, seedRng, startLog, type Viewer } from '@tabard/engine';
import { games } from '@tabard/games';
import {
  applyPatch,
  beginCourse,
  type Course,
  followView,
  type Json,
  type KnownView,
  patchText,
  proceed,
} from '@tabard/table';
import { describe, expect, it } from 'vitest';
import { mostSeats } from './most-seats.ts';

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/** A random match after each answer. */
function* momentsOf(game: Game, seed: string, answers: number): Generator<Course> {
  const rng = seedRng(seed);
  const course = beginCourse(game, { log: startLog(game, { seed, seats: mostSeats(game) }) });
  for (let i = 0; i < answers && !course.state.outcome; i++) {
    yield course;
    const decisions = game.pending(course.state);
    const { seat, n, options } = decisions[below(rng, decisions.length)];
    proceed(course, seat, { n, key: optionKey(options[below(rng, options.length)]) });
  }
  yield course;
}

/** Random matches up to a sealed answer in an open poll, after which all but one resign. */
function* resignations(game: Game): Generator<Course> {
  for (let seed = 0; seed < 20; seed++)
    for (const course of momentsOf(game, `resign ${seed}`, ANSWERS)) {
      yield course;
      const { state } = course;
      if (state.outcome || state.answers.every((key) => key === '')) continue;
      for (let seat = 1; seat < state.seats; seat++) {
        proceed(course, seat, { n: state.n, key: 'resign' });
        yield course;
      }
      break;
    }
}

const ANSWERS = 300;

describe.each(games.map(({ id, load }) => [id, load] as const))('views of %s', (_, load) => {
  it('follow the match, by patches about as short as plain ones', async () => {
    const game = await load();
    const viewers: Viewer[] = [...Array(mostSeats(game)).keys(), 'spectator'];
    const known = new Map<Viewer, KnownView>();
    const lengths = { followed: 0, plain: 0 };
    for (const course of momentsOf(game, 'patches', ANSWERS))
      for (const viewer of viewers) {
        const now = game.view(course.state, viewer);
        const view = known.get(viewer);
        if (!view) {
          known.set(viewer, { ...now });
          continue;
        }
        const before = plain(view);
        const text = followView(course, view);
        const plainText = patchText(before, plain(now));
        expect(plain(view)).toEqual(plain(now));
        expect(text === undefined).toBe(plainText === undefined);
        if (text) expect(applyPatch(before, JSON.parse(text))).toEqual(plain(now));
        lengths.followed += text?.length ?? 0;
        lengths.plain += plainText?.length ?? 0;
      }
    expect(lengths.plain).toBeGreaterThan(10_000);
    expect(lengths.followed).toBeLessThan(lengths.plain * 1.1);
  });

  it('reveal to nobody who had answered when a match ends inside an open question', async () => {
    const game = await load();
    let known: KnownView | undefined;
    let ends = 0;
    let hasPolls = false;
    for (const course of resignations(game)) {
      const now = game.view(course.state, 'spectator');
      if (!known || course.played.length === 0) known = { ...now };
      followView(course, known);
      expect(plain(known)).toEqual(plain(now));
      hasPolls ||= game.pending(course.state).some(({ poll }) => poll);
      if (course.state.outcome && course.state.answers.some((key) => key !== '')) ends++;
    }
    // A game that asks one seat at a time has no open question with answers in it.
    expect(ends > 0).toBe(hasPolls);
  });

  it('share unchanged parts with the previous ones, and do not modify those', async () => {
    const game = await load();
    let before = game.view(game.create({ seed: 'shared', seats: mostSeats(game) }), 0);
    let [shared, moments] = [0, 0];
    for (const { state } of momentsOf(game, 'shared', ANSWERS)) {
      const text = JSON.stringify(before);
      const now = game.view(state, 0, before);
      expect(JSON.stringify(before)).toBe(text);
      expect(now).toEqual(game.view(state, 0));
      if (now.state.pool === before.state.pool) shared++;
      moments++;
      before = now;
    }
    expect(shared).toBeGreaterThan(moments * 0.9);
  });
});
