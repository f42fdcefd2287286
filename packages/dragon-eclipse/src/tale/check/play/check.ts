/** The seventh point: bots of five tastes play the story. */
import type { EclipseContent } from '../../../defs.ts';
import type { Finding } from '../check.ts';
import type { Fighter } from './campaign.ts';
import { MOST_ROUNDS, survey } from './survey.ts';
import { tryCombats } from './trials.ts';

/** For a story that nothing is wrong with when it is read; `fighter` plays the Combats that have to be won. */
export function checkByPlay(
  content: EclipseContent,
  fighter: Fighter,
  mostRounds = MOST_ROUNDS,
): readonly Finding[] {
  if (!content.story?.scenarios.length) return [];
  const { played, findings } = survey(content, mostRounds);
  return findings.length ? findings : tryCombats(content, played, fighter);
}
