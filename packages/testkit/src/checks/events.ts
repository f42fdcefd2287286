import { bitOf, isSum, type MatchEvent, viewEvent } from '@tabard/engine';
import { broken, count, nameOfViewer, type PlayedCourse, viewersOf } from '../course.ts';

/** A sink that checks each event when it is emitted, against the state at that moment. */
export function checkingSink(course: PlayedCourse, into: MatchEvent[]) {
  return (event: MatchEvent): void => {
    into.push(event);
    count(course.report.events, event.type);
    checkShape(course, event);
    for (const viewer of viewersOf(course))
      for (const arg of viewEvent(course.state, event, viewer).args)
        if (
          typeof arg !== 'number' &&
          !isSum(arg) &&
          arg.def >= 0 &&
          !(course.state.cards.seen[arg.card] & bitOf(viewer))
        )
          broken(course, `the event "${event.type}" shows ${nameOfViewer(viewer)} a face it does not know`);
  };
}

function checkShape(course: PlayedCourse, event: MatchEvent): void {
  const kinds = event.type === 'resigned' ? ['seat'] : course.game.events[event.type];
  if (!kinds) broken(course, `the event "${event.type}" has no signature`);
  if (kinds.length !== event.args.length)
    broken(
      course,
      `the event "${event.type}" has ${event.args.length} arguments; its signature ${kinds.length}`,
    );
  event.args.forEach((arg, i) => {
    if (isSum(arg) !== (kinds[i] === 'sum'))
      broken(course, `the event "${event.type}" has ${JSON.stringify(arg)} for its ${kinds[i]}`);
    if (typeof arg === 'number' && !Number.isSafeInteger(arg))
      broken(course, `the event "${event.type}" has ${arg} for its ${kinds[i]}`);
    if (typeof arg === 'number' && kinds[i] === 'card' && arg >= 0)
      broken(course, `the event "${event.type}" names card ${arg} to all`);
  });
}
