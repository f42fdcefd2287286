/** Players of five tastes: what each chooses in a campaign or in Runs, outside Combats. */
import {
  below,
  type Decision,
  type EffectNode,
  effectsWithin,
  type Node,
  type Option,
  type Rng,
} from '@tabard/engine';
import { eclipseContent } from '../../../defs.ts';
import type { Match } from '../../../state.ts';
import { hasRead, hasTale, type InTale, locationOf, storyOf } from '../../facts.ts';
import { testSum } from '../../rules/trial.ts';

export const TASTES = ['kind', 'greedy', 'hasty', 'curious', 'random'] as const;
export type Taste = (typeof TASTES)[number];

type Weights = Readonly<Record<string, number>>;

/** What each line of an option is worth to a taste; a word that is not named is worth nothing. */
const WEIGHTS: Readonly<Record<Exclude<Taste, 'random'>, Weights>> = {
  kind: { status: 3, heal: 2, rest: 2, join: 5, 'pay-silver': 1, silver: -1, combat: -2, lose: -1 },
  greedy: {
    silver: 3,
    essence: 3,
    items: 3,
    'draw-items': 2,
    'draw-equipment': 2,
    item: 3,
    equipment: 3,
    secret: 2,
    test: 1,
    'pay-silver': -1,
    damage: -2,
    fatigue: -2,
    lose: -3,
  },
  hasty: { time: -4, test: -2, go: 2, combat: 3, 'end-exploration': 3, continue: 1 },
  curious: { test: 2, secret: 3, go: 2, 'random-combat': 3, say: 1 },
};

export interface Player {
  readonly taste: Taste;
  readonly rng: Rng;
  /** How often each option was taken. */
  readonly taken: Map<string, number>;
}

export function any<T>(rng: Rng, list: readonly T[]): T {
  return list[below(rng, list.length)];
}

function best(player: Player, options: readonly Option[], worth: (option: Option) => number): Option {
  const worths = options.map(worth);
  const most = Math.max(...worths);
  return any(
    player.rng,
    options.filter((_, i) => worths[i] === most),
  );
}

/** What an option is counted by: on another map of a Run a space is another one. */
function placeOf({ run }: Match, { verb, refs }: Option): string {
  return [run?.map, verb, ...refs].join(' ');
}

function timesTaken({ taken }: Player, m: Match, option: Option): number {
  return taken.get(placeOf(m, option)) ?? 0;
}

function countTaken(player: Player, m: Match, option: Option): Option {
  player.taken.set(placeOf(m, option), timesTaken(player, m, option) + 1);
  return option;
}

/** An option by what its lines are worth. */
function worthOf(weights: Weights, nodes: readonly EffectNode[], node: Node): number {
  const lines = effectsWithin(nodes, node).map((one) => nodes[one].word.slice('tale/'.length));
  return lines.reduce((sum, word) => sum + (weights[word] ?? 0), 0);
}

/** How many Scripts of a map each taste reads before it looks for the way out. */
const SPOTS: Readonly<Record<Taste, number>> = { kind: 9, greedy: 8, hasty: 2, curious: 99, random: 9 };
const RANDOM_STEPS = 12;
const CURIOUS_STEPS = 60;

/** Where to look: what nobody has read yet, up to some patience, and then the way out. */
function explore(player: Player, m: InTale, options: readonly Option[]): Option {
  const { taste, rng } = player;
  const scripts = options.filter(({ verb }) => verb === 'read' || verb === 'remember');
  const unread = scripts.filter(({ refs }) => !hasRead(m, refs[0]));
  const out = scripts.filter(({ refs }) => refs[0] === locationOf(m)?.out);
  const wandered = m.tale.scene?.wandered ?? 0;
  const others = unread.filter((one) => !out.includes(one));
  if (taste !== 'random' && others.length && wandered < SPOTS[taste]) return any(rng, others);
  // The curious stay until something happens.
  const stays = scripts.filter((one) => !out.includes(one));
  if (taste === 'curious' && stays.length && below(rng, CURIOUS_STEPS)) return any(rng, stays);
  if (taste === 'random' && wandered < RANDOM_STEPS) return any(rng, scripts);
  return any(rng, out.length ? out : scripts);
}

/** Goes on until the row is a good one; the hasty stop at once. */
function press({ taste, rng }: Player, m: InTale, options: readonly Option[]): Option {
  const choose = (verb: string) => options.find((one) => one.verb === verb);
  const test = storyOf(m).tests[m.tale.scene?.trial?.test ?? -1];
  if (taste === 'random' || taste === 'curious' || !test) return any(rng, options);
  const sum = testSum(m);
  const row = test.rows.find(({ from, to }) => sum >= from && sum <= to);
  const isContent = taste === 'hasty' || row?.tone === 'good' || sum > 5;
  return (isContent ? choose('stop') : undefined) ?? choose('push') ?? any(rng, options);
}

/** What is worth most; what was taken before palls. */
function take(player: Player, m: InTale, options: readonly Option[]): Option {
  const { taste } = player;
  const { nodes } = eclipseContent(m);
  const palls = taste === 'curious' ? 10 : 2;
  const taken = best(player, options, (option) => {
    if (option.verb !== 'take') return -1;
    if (taste === 'random') return 0;
    return worthOf(WEIGHTS[taste], nodes, option.refs[0]) - palls * timesTaken(player, m, option);
  });
  return countTaken(player, m, taken);
}

/** What was taken least often so far. */
function vary(player: Player, m: Match, options: readonly Option[]): Option {
  return countTaken(
    player,
    m,
    best(player, options, (option) => -timesTaken(player, m, option)),
  );
}

const CHOOSING: Readonly<Record<string, typeof explore>> = { explore, test: press, 'choose-option': take };

/** What leads out of the story or of the Run. */
const LEAVING = ['switch-mode', 'give-up'];

export function chosenBy(player: Player, m: Match, { kind, options: all }: Decision): Option {
  const options = all.filter(({ verb }) => !LEAVING.includes(verb));
  const suggested = options.find(({ verb }) => verb === 'use-suggested');
  if (suggested) return suggested;
  const choose = CHOOSING[kind];
  if (hasTale(m) && choose) return choose(player, m, options);
  return m.run && player.taste !== 'random' ? vary(player, m, options) : any(player.rng, options);
}

/** In a Combat: something held that was never used before, if it may be used now. */
export function triedBy(player: Player, m: Match, { options }: Decision): Option | undefined {
  const untried = options.find(
    (option) => option.verb.startsWith('use-') && timesTaken(player, m, option) === 0,
  );
  return untried && countTaken(player, m, untried);
}
