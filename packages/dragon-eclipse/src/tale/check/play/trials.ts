/** From the poorest state seen, the greedy bot finishes each Scenario and wins every story Combat in half of its tries. */
import { combatAlone } from '../../../combat-alone.ts';
import type { EclipseContent } from '../../../defs.ts';
import { dragonEclipse } from '../../../index.ts';
import type { Finding } from '../check.ts';
import { type Fighter, MOST_DECISIONS, type Played, playCampaign } from './campaign.ts';
import { poorest } from './notes.ts';
import { TASTES, type Taste } from './players.ts';

/** How often a Combat is tried; half of that is enough, and more than half lost is too much. */
const TRIES = 24;
/** Not every way through a Scenario leads to every Combat. */
const MOST_PLAYS = 4 * TRIES;

interface Tally {
  good: number;
  bad: number;
}

function isDecided({ good, bad }: Tally): boolean {
  return good >= TRIES / 2 || bad > TRIES / 2;
}

/** The greedy bot twice for each time that another goes where it would not. */
function tasteOf(play: number): Taste {
  return play % 3 < 2 ? 'greedy' : TASTES[Math.floor(play / 3) % TASTES.length];
}

export function tryCombats(content: EclipseContent, played: readonly Played[], fighter: Fighter): Finding[] {
  const alone = played.filter(({ seats }) => seats === 1);
  return (content.story?.scenarios ?? []).flatMap((_, scenario) => {
    const start = poorest(alone, scenario);
    return start ? tryScenario(content, scenario, start.sheet, forItself(fighter)) : [];
  });
}

/** A campaign is never lost, so a bot that sees beyond the Combat might give it up for the ending behind it. */
function forItself(fighter: Fighter): Fighter {
  return (m, decision, rng) => {
    const alone = dragonEclipse.clone(m);
    alone.stack = combatAlone(alone) ?? alone.stack;
    return fighter(alone, decision, rng);
  };
}

function tryScenario(content: EclipseContent, scenario: number, sheet: string, fighter: Fighter): Finding[] {
  const tallies = talliesOf(content, scenario);
  const isOpen = (call: number) => {
    const tally = tallies.get(call);
    return tally !== undefined && !isDecided(tally);
  };
  for (let play = 0; play < MOST_PLAYS && [...tallies.keys()].some(isOpen); play++) {
    const open = new Set([...tallies.keys()].filter(isOpen));
    const { combats, lostIn } = playCampaign({
      content,
      taste: tasteOf(play),
      seed: `poor ${play}`,
      sheet,
      fighterOf: (call) => (open.has(call) ? fighter : undefined),
      until: 'end of Scenario',
    });
    if (lostIn !== undefined) return [unfinished(content, scenario, lostIn)];
    // The last counts: a Combat that goes on after a loss is still one.
    const results = new Map(combats.map(({ call, result }) => [call, result]));
    for (const [call, result] of results) if (open.has(call)) count(tallies, call, result);
  }
  return [...tallies].flatMap(([call, tally]) => tooHard(content, call, tally));
}

function talliesOf({ story }: EclipseContent, scenario: number): Map<number, Tally> {
  const calls = (story?.combats ?? []).flatMap(({ win }, call) =>
    story?.scripts[win]?.scenario === scenario ? [call] : [],
  );
  return new Map(calls.map((call) => [call, { good: 0, bad: 0 }]));
}

function count(tallies: Map<number, Tally>, call: number, result: string): void {
  const tally = tallies.get(call);
  if (tally) tally[result === 'lose' ? 'bad' : 'good']++;
}

function unfinished({ story }: EclipseContent, scenario: number, lostIn: string): Finding {
  const what = `a bot does not finish Scenario ${story?.scenarios[scenario].id} from the poorest state seen: not over after ${MOST_DECISIONS} decisions; it read this last`;
  return { point: 7, place: lostIn, what };
}

function tooHard({ story }: EclipseContent, call: number, { good, bad }: Tally): Finding[] {
  if (good >= bad) return [];
  const what = `from the poorest state seen the greedy bot wins or tames ${good} of ${good + bad}; expected half of them`;
  return [{ point: 7, place: `Combat ${story?.combats[call].id}`, what }];
}
