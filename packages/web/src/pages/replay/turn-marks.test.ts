import { shadowOfOmega } from '@tabard/anima';
import { type Game, optionKey, startLog } from '@tabard/engine';
import { expect, it } from 'vitest';
import { turnMarksOf } from './turn-marks.ts';

it('marks every choice after which the turn is another', async () => {
  const game = shadowOfOmega as never as Game;
  const setup = { seed: 'marks', seats: 2 };
  const m = game.create(setup);
  const choices = [];
  const turns = [game.judgement.turnOf?.(m)];
  while (!m.outcome && choices.length < 300) {
    const [{ seat, n, options }] = game.pending(m);
    const key = optionKey(options[choices.length % options.length]);
    game.choose(m, seat, { n, key });
    choices.push({ seat, n, key });
    turns.push(game.judgement.turnOf?.(m));
  }
  const marks = turns.flatMap((turn, at) => (at > 0 && turn !== turns[at - 1] ? [at] : []));
  expect(marks.length).toBeGreaterThan(3);
  expect(await turnMarksOf(game, { ...startLog(game, setup), choices })).toEqual(marks);
});
