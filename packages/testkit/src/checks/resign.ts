import { below, type Choice, type Seat } from '@tabard/engine';
import {
  consentedUndoPlace,
  type Course as HostedMatch,
  proceed,
  resignation,
  type SeatPlayer,
  undoPlace,
  withStandIns,
} from '@tabard/table';
import { broken, type PlayedCourse, playOn, within } from '../course.ts';
import { hostedMatch } from './host.ts';
import { checkEventTexts } from './words.ts';

const MORE = 6;

/** A seat may resign at any time, once; the last one left wins, and a resigned seat does not. */
export function checkResigning(course: PlayedCourse): void {
  const { game, chance, seats } = course;
  const hosted = hostedMatch(course);
  const seat = below(chance, seats);
  resign(course, hosted, seat);
  checkForGood(course, hosted, seat);
  const { state } = hosted;
  if (seats === 2 && !game.outcome(state)) broken(course, 'the match goes on with one seat');
  playOn(course, state, MORE, 'the match after a resignation');
  if (game.outcome(state)?.winners.includes(seat)) broken(course, `seat ${seat} resigned and won`);
}

function resign(course: PlayedCourse, hosted: HostedMatch, seat: Seat): void {
  const choice: Choice =
    resignation(hosted, seat) ?? broken(course, `seat ${seat} has resigned before it did`);
  const refusal = within(course, 'resigning', () => proceed(hosted, seat, choice));
  if (refusal) broken(course, `seat ${seat} may not resign: ${refusal.code}`);
  const events = hosted.story.map(({ event }) => event);
  checkEventTexts(course, events, 'new');
  if (resignation(hosted, seat) || !course.game.choose(hosted.state, seat, choice))
    broken(course, `seat ${seat} resigns twice`);
}

/** A host gives the seat to a bot, and the resignation cannot be undone. */
function checkForGood(course: PlayedCourse, hosted: HostedMatch, seat: Seat): void {
  const players = Array.from({ length: course.seats }, (): SeatPlayer => ({ kind: 'person' }));
  withStandIns(players, hosted.state).forEach(({ kind }, at) => {
    if ((kind === 'bot') !== (at === seat))
      broken(course, `after seat ${seat} resigned a host has seat ${at} played by a ${kind}`);
    if (undoPlace(hosted, at) !== undefined || consentedUndoPlace(hosted, at) !== undefined)
      broken(course, `seat ${at} may take back the resignation of seat ${seat}`);
  });
}
