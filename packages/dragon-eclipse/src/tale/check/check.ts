/** What `tabard content check` proves of a story: six points by reading it; bots prove the seventh in `play/`. */
import type { EclipseContent } from '../../defs.ts';
import { noCircles } from './circles.ts';
import { writtenAndRead } from './memory.ts';
import { namesThatExist } from './names.ts';
import { optionsDiffer } from './options.ts';
import { isUnfinished, linesOf, type Report } from './parts.ts';
import { alwaysAScenario, enemiesAreFree, noEarlyEssence, twoElements } from './party.ts';
import { walkStory } from './reach.ts';
import { everythingIsReached, nothingHidden } from './reached.ts';
import type { Check, Subject } from './subject.ts';
import { freeOptions, waysOut, waysOutOfMaps } from './ways.ts';

/** Which point is broken, where, and how. */
export interface Finding {
  readonly point: number;
  readonly place: string;
  readonly what: string;
}

export function checkStory(content: EclipseContent): Finding[] {
  if (!content.story) return [];
  const found: Finding[] = [];
  const names = namesThatExist(content);
  const report =
    (point: number): Report =>
    (place, what) =>
      found.push({ point, place, what });
  for (const check of names) check(report(1));
  if (found.length) return found;
  const subject: Subject = {
    content,
    walk: walkStory(content),
    lines: linesOf(content),
    isUnfinished: isUnfinished(content),
  };
  POINTS.forEach((checks, point) => {
    for (const check of checks) check(subject, report(point + 1));
  });
  return found;
}

const POINTS: readonly (readonly Check[])[] = [
  [waysOut],
  [everythingIsReached, nothingHidden],
  [freeOptions, waysOutOfMaps, noCircles],
  [writtenAndRead],
  [enemiesAreFree, twoElements, alwaysAScenario, noEarlyEssence],
  [optionsDiffer],
];
