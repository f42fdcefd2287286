import { below } from '@tabard/engine';
import { broken, type Course, playOn, within } from '../course.ts';
import { checkEventTexts } from './words.ts';

const MORE = 6;

/** A seat may resign at any time, once; the last one left wins, and who resigned does not. */
export function checkResigning(course: Course): void {
  const { game, chance } = course;
  const state = game.clone(course.state);
  const seat = below(chance, course.seats);
  const choice = { n: state.n, key: 'resign' };
  const refusal = within(course, 'resigning', () =>
    game.choose(state, seat, choice, (event) => checkEventTexts(course, [event], 'new')),
  );
  if (refusal) broken(course, `seat ${seat} may not resign: ${refusal.code}`);
  if (!game.choose(state, seat, choice)) broken(course, `seat ${seat} resigns twice`);
  const outcome = game.outcome(state);
  if (course.seats === 2 && !outcome) broken(course, 'the match goes on with one seat');
  playOn(course, state, MORE, 'the match after a resignation');
  if (game.outcome(state)?.winners.includes(seat)) broken(course, `seat ${seat} resigned and won`);
}
