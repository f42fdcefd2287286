/** Players of five tastes for whole campaigns: Combats are drawn by lot or fought by the greedy bot. */
import { answerOf, makeBot } from '@tabard/bots';
import {
  below,
  type Decision,
  effectsWithin,
  type Game,
  type Node,
  type Option,
  optionKey,
  type Rng,
  seedRng,
} from '@tabard/engine';
import { eclipseSet } from '../src/content.ts';
import { dragonEclipse } from '../src/index.ts';
import { tamingOf } from '../src/rules/facts.ts';
import { isInCombat, type Match } from '../src/state.ts';
import { hasRead, hasTale, type InTale, locationOf, storyOf } from '../src/tale/facts.ts';
import { testSum } from '../src/tale/rules/trial.ts';
import type { Tale } from '../src/tale/state.ts';

export const TASTES = ['kind', 'greedy', 'hasty', 'curious', 'random'] as const;
export type Taste = (typeof TASTES)[number];

/** What a campaign used, by id, and how its Combats and purse went. */
export interface Played {
  readonly used: Set<string>;
  readonly combats: { readonly call: number; readonly scenario: number; readonly result: string }[];
  readonly gains: { silver: number; essence: number; items: number; equipment: number }[];
  /** How each Scenario was begun. */
  readonly starts: Start[];
  readonly ending: string;
  readonly decisions: number;
}

/** Where a Scenario begins: the Save Sheet, and what the players have by then. */
export interface Start {
  readonly scenario: number;
  readonly sheet: string;
  readonly wealth: number;
}

type Weights = Readonly<Record<string, number>>;

/** What each line of an option is worth to a taste; `way` counts options that lead on. */
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

interface Player {
  readonly taste: Taste;
  readonly rng: Rng;
  readonly taken: Map<number, number>;
}

function any<T>(rng: Rng, list: readonly T[]): T {
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
function worthOf({ taste, taken }: Player, node: Node): number {
  if (taste === 'random') return 0;
  const { nodes } = eclipseSet;
  const weights = WEIGHTS[taste];
  const lines = effectsWithin(nodes, node).map((one) => nodes[one].word.slice('tale/'.length));
  const palls = (taken.get(node) ?? 0) * (taste === 'curious' ? 10 : 2);
  return lines.reduce((sum, word) => sum + (weights[word] ?? 0), 0) - palls;
}

const SPOTS: Readonly<Record<Taste, number>> = { kind: 9, greedy: 8, hasty: 2, curious: 99, random: 9 };

/** Where to look: what nobody has read yet, up to some patience, and then the way out. */
function explore(player: Player, m: InTale, options: readonly Option[]): Option {
  const scripts = options.filter(({ verb }) => verb === 'read' || verb === 'remember');
  const unread = scripts.filter(({ refs }) => !hasRead(m, refs[0]));
  const out = scripts.filter(({ refs }) => refs[0] === locationOf(m)?.out);
  const wandered = m.tale.scene?.wandered ?? 0;
  const others = unread.filter((one) => !out.includes(one));
  const isPatient = wandered < SPOTS[player.taste];
  if (player.taste !== 'random' && others.length && isPatient) return any(player.rng, others);
  // The curious stay until something happens.
  const stays = scripts.filter((one) => !out.includes(one));
  if (player.taste === 'curious' && stays.length && below(player.rng, 60)) return any(player.rng, stays);
  if (player.taste === 'random' && wandered < 12) return any(player.rng, scripts);
  return any(player.rng, out.length ? out : scripts);
}

/** Goes on until the row is a good one; the hasty stop at once. */
function press({ taste, rng }: Player, m: InTale, options: readonly Option[]): Option {
  const verbs = options.map(({ verb }) => verb);
  const choose = (verb: string) => options.find((one) => one.verb === verb);
  const test = storyOf(m).tests[m.tale.scene?.trial?.test ?? -1];
  if (taste === 'random' || taste === 'curious' || !test) return any(rng, options);
  const row = test.rows.find(({ from, to }) => testSum(m) >= from && testSum(m) <= to);
  const isContent = taste === 'hasty' || row?.tone === 'good' || testSum(m) > 5;
  return (isContent && verbs.includes('stop') ? choose('stop') : choose('push')) ?? any(rng, options);
}

function chosen(player: Player, m: Match, { kind, options: all }: Decision): Option {
  const options = all.filter(({ verb }) => verb !== 'switch-mode');
  const suggested = options.find(({ verb }) => verb === 'use-suggested');
  if (suggested) return suggested;
  if (!hasTale(m)) return any(player.rng, options);
  if (kind === 'explore') return explore(player, m, options);
  if (kind === 'test') return press(player, m, options);
  if (kind === 'choose-option') {
    const taken = best(player, options, ({ verb, refs }) =>
      verb === 'take' ? worthOf(player, refs[0]) : -1,
    );
    player.taken.set(taken.refs[0], (player.taken.get(taken.refs[0]) ?? 0) + 1);
    return taken;
  }
  return any(player.rng, options);
}

const LOTS = ['win', 'win', 'tame', 'lose'] as const;

/** Ends the Combat that lies on the table by lot, through its own rules. */
function drawLot(rng: Rng, m: Match, decision: Decision): string {
  if (!isInCombat(m)) throw new Error('no Combat lies on the table');
  const lot = any(rng, LOTS);
  if (decision.kind !== 'act') return optionKey(decision.options[0]);
  if (lot === 'lose') return 'concede';
  if (lot === 'tame' && tamingOf(m).length) m.combat.tamed = tamingOf(m).length;
  else m.combat.fighters[m.seats].damage = 999;
  return optionKey(decision.options[0]);
}

const greedyBot = makeBot('greedy');

function fought(rng: Rng, m: Match, decision: Decision): string {
  return answerOf(greedyBot, dragonEclipse as unknown as Game, m, decision, rng).key;
}

const MOST_DECISIONS = 20_000;
export type Fighting = 'drawn' | 'real';

export function playCampaign(taste: Taste, seed: string, fighting: Fighting, seats = 1, sheet = ''): Played {
  const options = { mode: 'campaign', ...(sheet && { sheet }) };
  const m = dragonEclipse.create({ seed, seats, content: eclipseSet.hash, options });
  const player: Player = { taste, rng: seedRng(`${taste} ${seed}`), taken: new Map() };
  const { story } = eclipseSet;
  const played: Played = { used: new Set(), combats: [], gains: [], starts: [], ending: '', decisions: 0 };
  // A Save Sheet may begin in a Scenario.
  if (m.tale?.scene) played.gains.push(nothing());
  let decisions = 0;
  for (; !m.outcome && decisions < MOST_DECISIONS; decisions++) {
    const [decision] = dragonEclipse.pending(m);
    const key = m.combat
      ? fighting === 'drawn'
        ? drawLot(player.rng, m, decision)
        : fought(player.rng, m, decision)
      : optionKey(chosen(player, m, decision));
    if (key.startsWith('take ')) played.used.add(`option ${key.slice('take '.length)}`);
    const refusal = dragonEclipse.choose(m, decision.seat, { n: decision.n, key }, ({ type, args }) => {
      noteEvent(played, m, type, args.map(Number));
    });
    if (refusal) throw new Error(`${taste} ${seed}: ${key} is refused by ${refusal.rule}`);
    noteStart(played, m);
  }
  if (!m.outcome) throw new Error(`${taste} ${seed}: not over after ${MOST_DECISIONS} decisions`);
  for (const [i, { id }] of (story?.scripts ?? []).entries())
    if (hasTale(m) && hasRead(m, i)) played.used.add(`script ${id}`);
  return { ...played, ending: m.outcome.reason, decisions };
}

function nothing(): Played['gains'][number] {
  return { silver: 0, essence: 0, items: 0, equipment: 0 };
}

function noteStart({ starts }: Played, { tale }: Match): void {
  if (!tale?.scene || starts.at(-1)?.scenario === tale.scene.scenario) return;
  starts.push({ scenario: tale.scene.scenario, sheet: tale.sheet, wealth: wealthOf(tale) });
}

/** Everything that makes a Scenario easier, one for one: money, cards, Mystlings. */
function wealthOf({ silver, essence, items, equipment, secrets, party, unlocked }: Tale): number {
  const held = [items, equipment, secrets, party, unlocked].reduce((sum, { length }) => sum + length, 0);
  return silver + essence + held;
}

/** The start with the least, of those of one Scenario. */
export function poorest(all: readonly Played[], scenario: number): Start | undefined {
  const starts = all.flatMap((played) => played.starts.filter((start) => start.scenario === scenario));
  return starts.sort((a, b) => a.wealth - b.wealth).at(0);
}

function noteEvent(played: Played, m: Match, type: string, args: readonly number[]): void {
  if (!hasTale(m)) return;
  const { story, texts } = eclipseSet;
  if (type === 'told' && texts) played.used.add(`text ${Object.keys(texts)[args[0]]}`);
  if (type === 'secret-gained') played.used.add(`secret ${story?.secrets[args[0]].id}`);
  if (type === 'world-changed') played.used.add(`world ${story?.world[args[0]].id}`);
  if (type === 'map-opened') played.used.add(`map ${story?.locations[args[0]].id}`);
  if (type === 'scenario-began') played.gains.push(nothing());
  const gains = played.gains.at(-1);
  if (!gains) return;
  if (type === 'silver-gained') gains.silver += args[0];
  if (type === 'essence-gained') gains.essence += args[0];
  if (type === 'item-gained') gains.items++;
  if (type === 'equipment-gained') gains.equipment++;
  if (type === 'script-read' && m.tale.scene?.result && isResultScript(m)) {
    const { combat: call, scenario, result } = m.tale.scene;
    if (call >= 0) played.combats.push({ call, scenario, result });
  }
}

/** Whether the Script that is read now follows from the Combat that was fought last. */
function isResultScript(m: InTale): boolean {
  const { scene, script } = m.tale;
  const call = storyOf(m).combats[scene?.combat ?? -1];
  return call !== undefined && [call.tame, call.win, call.lose].includes(script);
}
