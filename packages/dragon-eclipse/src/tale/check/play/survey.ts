/** Campaigns by bots of five tastes, with Combats drawn by lot: all end, and together they use everything. */
import type { EclipseContent } from '../../../defs.ts';
import { GOODS, type StoryDef } from '../../defs.ts';
import type { Finding } from '../check.ts';
import { MOST_DECISIONS, type Played, playCampaign } from './campaign.ts';
import { idsOfStory } from './ids.ts';
import { TASTES } from './players.ts';

/** Rounds of one campaign for each taste: enough for averages, and for the rarest way through a story. */
const LEAST_ROUNDS = 20;
export const MOST_ROUNDS = 400;
/** Every so many rounds are played by two. */
const PAIRED = 4;

export interface Survey {
  readonly played: readonly Played[];
  readonly findings: readonly Finding[];
}

function roundOf(content: EclipseContent, round: number): Played[] {
  const seats = round % PAIRED === PAIRED - 1 ? 2 : 1;
  return TASTES.map((taste) => playCampaign({ content, taste, seed: `drawn ${round}`, seats }));
}

/** Plays until everything was used, or for as long as that may take. */
export function survey(content: EclipseContent, mostRounds: number): Survey {
  const played: Played[] = [];
  let unused = idsOfStory(content);
  for (let round = 0; round < LEAST_ROUNDS || (unused.length && round < mostRounds); round++) {
    const now = roundOf(content, round);
    const endless = now.flatMap(endlessOf);
    if (endless.length) return { played, findings: endless };
    played.push(...now);
    unused = unused.filter(({ id }) => !now.some(({ used }) => used.has(id)));
  }
  const missing = unused.map(({ place, what }) => ({
    point: 7,
    place,
    what: `${what} in ${played.length} campaigns`,
  }));
  return {
    played,
    findings: [...missing, ...laterAfterAll(content, played), ...beyondBudget(content, played)],
  };
}

function endlessOf({ lostIn }: Played, taste: number): Finding[] {
  if (lostIn === undefined) return [];
  const what = `a campaign of the ${TASTES[taste]} bot is not over after ${MOST_DECISIONS} decisions; it read this last`;
  return [{ point: 7, place: lostIn, what }];
}

/** What is said to wait for Scenarios to be written, and is used in those that are. */
function laterAfterAll({ story }: EclipseContent, played: readonly Played[]): Finding[] {
  const isUsed = (id: string) =>
    played.some(({ used }) => ['script', 'text', 'option'].some((kind) => used.has(`${kind} ${id}`)));
  return (story?.later ?? [])
    .filter(isUsed)
    .map((id) => ({ point: 7, place: id, what: 'tale/check.yaml lists it as later, but a bot uses it' }));
}

/** The fifth point: what a Scenario gives on average is within the budget. */
function beyondBudget({ story }: EclipseContent, played: readonly Played[]): Finding[] {
  if (!story) return [];
  return story.scenarios.flatMap(({ id }, scenario) =>
    GOODS.flatMap((good) => {
      const [least, most] = story.budget[good] ?? [0, Number.POSITIVE_INFINITY];
      const mean = meanGain(played, scenario, good);
      if (mean === undefined || (mean >= least && mean <= most)) return [];
      const what = `it gives ${mean.toFixed(1)} ${NAMES[good]} on average; expected ${least} to ${most}`;
      return [{ point: 5, place: `Scenario ${id}`, what }];
    }),
  );
}

type Good = keyof StoryDef['budget'];
const NAMES: Readonly<Record<Good, string>> = {
  silver: 'Silver',
  essence: 'Essence',
  items: 'Items',
  equipment: 'Equipment',
};

export function meanGain(played: readonly Played[], scenario: number, good: Good): number | undefined {
  const gains = played.flatMap(({ starts, gains }) =>
    gains.filter((_, i) => starts[i]?.scenario === scenario).map((gained) => gained[good]),
  );
  if (!gains.length) return undefined;
  return gains.reduce((sum, one) => sum + one, 0) / gains.length;
}
