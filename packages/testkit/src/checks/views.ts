import { bitOf, eachZone, type View, type Viewer } from '@tabard/engine';
import { broken, nameOfViewer, type PlayedCourse, viewersOf, within } from '../course.ts';

/** No view shows the random state, an unknown face or another's sealed answer. */
export function checkViews(course: PlayedCourse): void {
  const hash = course.game.hash(course.state);
  for (const viewer of viewersOf(course)) {
    const view = within(course, `the view of ${nameOfViewer(viewer)}`, () =>
      course.game.view(course.state, viewer),
    );
    checkView(course, view, viewer);
  }
  if (course.game.hash(course.state) !== hash) broken(course, 'viewing changes the state');
}

function checkView(course: PlayedCourse, view: View, viewer: Viewer): void {
  const who = nameOfViewer(viewer);
  checkLuck(course, view, who);
  checkFaces(course, view, viewer);
  view.state.answers.forEach((answer, seat) => {
    if (seat !== viewer && answer !== null && answer !== '')
      broken(course, `the view of ${who} shows the sealed answer of seat ${seat}`);
  });
  const foreign = view.decisions.find((decision) => decision.seat !== viewer);
  if (foreign) broken(course, `the view of ${who} shows the options of seat ${foreign.seat}`);
}

function checkLuck(course: PlayedCourse, view: View, who: string): void {
  const { rng, dice } = view.state;
  if (rng.key.length || rng.n) broken(course, `the view of ${who} shows the random state`);
  if (dice.length) broken(course, `the view of ${who} shows the dice to come`);
  if (JSON.stringify(view).includes(course.state.rng.key.join(',')))
    broken(course, `the view of ${who} has the random state somewhere in it`);
}

function checkFaces(course: PlayedCourse, view: View, viewer: Viewer): void {
  const { game, state } = course;
  const who = nameOfViewer(viewer);
  const bit = bitOf(viewer);
  const isKnown = (card: number) => (state.cards.seen[card] & bit) !== 0;
  view.state.cards.def.forEach((def, card) => {
    if (def >= 0 && !isKnown(card)) broken(course, `the view of ${who} shows the face of card ${card}`);
  });
  view.state.cards.seen.forEach((mask, card) => {
    if (mask && !isKnown(card)) broken(course, `the view of ${who} says who knows card ${card}`);
  });
  eachZone(game.schema, view.state, game.varsOf, (zone, path) => {
    const card = zone.find((one) => one >= 0 && !isKnown(one));
    if (card !== undefined) broken(course, `the view of ${who} tells which card lies in ${path}: ${card}`);
  });
}
