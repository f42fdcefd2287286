/** Players of five tastes: what each chooses in a campaign, outside Combats. */
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
  readonly taken: Map<Node, number>;
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

/** An option by what its lines are worth; one that was taken before palls. */
function worthOf({ taste, taken }: Player, nodes: readonly EffectNode[], node: Node): number {
  if (taste === 'random') return 0;
  const weights = WEIGHTS[taste];
  const lines = effectsWithin(nodes, node).map((one) => nodes[one].word.slice('tale/'.length));
  const palls = (taken.get(node) ?? 0) * (taste === 'curious' ? 10 : 2);
  return lines.reduce((sum, word) => sum + (weights[word] ?? 0), 0) - palls;
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

function take(player: Player, m: InTale, options: readonly Option[]): Option {
  const { nodes } = eclipseContent(m);
  const taken = best(player, options, ({ verb, refs }) =>
    verb === 'take' ? worthOf(player, nodes, refs[0]) : -1,
  );
  player.taken.set(taken.refs[0], (player.taken.get(taken.refs[0]) ?? 0) + 1);
  return taken;
}

const CHOOSING: Readonly<Record<string, typeof explore>> = { explore, test: press, 'choose-option': take };

export function chosenBy(player: Player, m: Match, { kind, options: all }: Decision): Option {
  const options = all.filter(({ verb }) => verb !== 'switch-mode');
  const suggested = options.find(({ verb }) => verb === 'use-suggested');
  if (suggested) return suggested;
  const choose = CHOOSING[kind];
  return hasTale(m) && choose ? choose(player, m, options) : any(player.rng, options);
}
