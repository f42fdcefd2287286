/** Walks every Script of a story as far as facts allow: what is reached, what is done on the way, and where each way leads. */
import type { EffectNode, Node, Phrased } from '@tabard/engine';
import type { EclipseContent } from '../../defs.ts';
import type { StoryDef } from '../defs.ts';
import { chanceOfCondition, type Fact, type Known, shared } from './facts.ts';

/** A way out of a Script, with what holds on it. */
export interface WayOut {
  readonly word: string;
  readonly args: EffectNode['args'];
  readonly must: ReadonlySet<Fact>;
  readonly from: string;
}

export interface Walk {
  readonly content: EclipseContent;
  readonly story: StoryDef;
  readonly may: Set<Fact>;
  /** By place (a Script, a Secret): what holds on every way to it. Whoever is in it is reached. */
  readonly mustAt: Map<string, ReadonlySet<Fact>>;
  /** Nodes that some way performs, and ways out with where they were found. */
  readonly nodes: Set<Node>;
  readonly ways: Map<string, WayOut[]>;
  /** Places whose lines can be read to their end without a way out: DE-JOUR-12. */
  readonly endless: Set<string>;
  hasChanged: boolean;
}

type Must = ReadonlySet<Fact>;

/** One place being read. */
interface Reading {
  readonly walk: Walk;
  readonly place: string;
  readonly ways: WayOut[];
}

function isWayOut(word: string): boolean {
  return WAYS_OUT.has(word);
}

const WAYS_OUT = new Set(
  [
    'go',
    'begin',
    'continue',
    'resume',
    'back',
    'visit',
    'choose-scenario',
    'end-scenario',
    'end-campaign',
    'so-far',
    'combat',
  ].map((word) => `tale/${word}`),
);

export function note(walk: Walk, fact: Fact): void {
  if (walk.may.has(fact)) return;
  walk.may.add(fact);
  walk.hasChanged = true;
}

/** Somebody gets to a place with this; whoever got there before may have had less. */
export function reach(walk: Walk, place: string, must: Must): void {
  const before = walk.mustAt.get(place);
  const now = shared(before, must);
  if (before && before.size === now.size) return;
  walk.mustAt.set(place, now);
  walk.hasChanged = true;
}

function plus(must: Must, ...facts: Fact[]): Must {
  return new Set([...must, ...facts]);
}

function without(must: Must, start: string): Must {
  return new Set([...must].filter((fact) => !fact.startsWith(start)));
}

function known({ walk }: Reading, must: Must): Known {
  return { may: walk.may, must };
}

/** What a line makes true, or undoes, for every word that remembers. */
type Effect = (r: Reading, args: EffectNode['args'], must: Must) => Must;

function makes(name: (args: EffectNode['args']) => Fact): Effect {
  return (r, args, must) => {
    const fact = name(args);
    note(r.walk, fact);
    return plus(must, fact);
  };
}

function undoes(name: (args: EffectNode['args']) => Fact): Effect {
  return (_r, args, must) => without(must, name(args));
}

const EFFECTS: Readonly<Record<string, Effect>> = {
  status: makes(({ status, part }) => `status ${String(status)} ${String(part ?? 1)}`),
  'mark-next': (r, { status }, must) => {
    const at = r.walk.story.at.status[String(status)] ?? -1;
    const parts = r.walk.story.statuses[at]?.parts ?? 0;
    for (let part = 1; part <= parts; part++) note(r.walk, `status ${String(status)} ${part}`);
    return must;
  },
  place: makes(({ slot, place }) => `slot ${String(slot)} ${String(place)}`),
  flip: (r, { slot }, must) => {
    for (const [from, to] of ['AB', 'BA'])
      if (r.walk.may.has(`slot ${String(slot)} ${from}`)) note(r.walk, `slot ${String(slot)} ${to}`);
    return must;
  },
  front: makes(({ front }) => `front ${String(front)}`),
  'lose-front': undoes(({ front }) => `front ${String(front)}`),
  attach: makes(({ attach }) => `attached ${String(attach)}`),
  secret: (r, { named }, must) => {
    const secret = r.walk.story.secrets[r.walk.story.at.secret[String(named)] ?? -1];
    for (const { script } of secret?.adds ?? []) reach(r.walk, scriptPlace(r.walk, script), must);
    return makes((args) => `secret ${String(args.named)}`)(r, { named }, must);
  },
  'lose-secret': undoes(({ named }) => `secret ${String(named)}`),
  'pay-secret': undoes(({ secret }) => `secret ${String(secret)}`),
  unlock: makes(({ unlock }) => `unlocked ${String(unlock)}`),
  lock: undoes(({ lock }) => `unlocked ${String(lock)}`),
  join: makes(({ mystling }) => `party ${String(mystling)}`),
  leave: undoes(({ mystling }) => `party ${String(mystling)}`),
  'add-tier': makes(({ mystling }) => `random ${String(mystling)}`),
  tame: (r, _args, must) => {
    for (const fact of [...r.walk.may])
      if (fact.startsWith('random ')) note(r.walk, `party ${fact.slice('random '.length)}`);
    return must;
  },
  quest: makes(({ mystling }) => `quest ${String(mystling)}`),
  'slot-card': makes(({ card, side }) => `world ${String(card)} ${String(side ?? 'unexplored')}`),
  'flip-card': (r, { card }, must) =>
    makes((args) => `world ${String(args.card)} explored`)(
      r,
      { card },
      without(must, `world ${String(card)} `),
    ),
  'remove-card': undoes(({ card }) => `world ${String(card)} `),
  silver: makes(() => 'silver'),
  sell: makes(() => 'silver'),
  essence: makes(() => 'essence'),
  event: (r, { event }, must) => {
    note(r.walk, `event ${String(event)}`);
    reach(r.walk, `Secret ${String(event)}`, without(must, 'map '));
    return must;
  },
  'open-map': (r, { map }, must) => {
    note(r.walk, `opened ${String(map)}`);
    return plus(without(must, 'map '), `map ${String(map)}`);
  },
  'end-exploration': (_r, _args, must) => without(must, 'map '),
};

export function scriptPlace({ story }: Walk, script: number): string {
  return story.scripts[script].id;
}

/** Performs a line; gives what holds behind it, or undefined where nobody gets behind it. */
function perform(r: Reading, node: Node, must: Must): Must | undefined {
  const { walk } = r;
  const { word, args } = walk.content.nodes[node];
  if (!walk.nodes.has(node)) {
    walk.nodes.add(node);
    walk.hasChanged = true;
  }
  if (isWayOut(word)) {
    r.ways.push({ word: word.slice('tale/'.length), args, must, from: r.place });
    return undefined;
  }
  const branch = BRANCHES[word.slice('tale/'.length)];
  if (branch) return branch(r, args, must);
  return EFFECTS[word.slice('tale/'.length)]?.(r, args, must) ?? must;
}

function inOrder(r: Reading, nodes: readonly Node[], must: Must): Must | undefined {
  let now: Must | undefined = must;
  for (const node of nodes) {
    if (!now) return undefined;
    now = perform(r, node, now);
  }
  return now;
}

/** What holds behind several ways of which one is taken. */
function oneOf(ways: readonly (Must | undefined)[]): Must | undefined {
  return ways.reduce<Must | undefined>((all, way) => (way ? shared(all, way) : all), undefined);
}

type Branch = (r: Reading, args: EffectNode['args'], must: Must) => Must | undefined;

const BRANCHES: Readonly<Record<string, Branch>> = {
  sequence: (r, { steps }, must) => inOrder(r, steps as readonly Node[], must),
  pay: (r, { pay }, must) => inOrder(r, pay as readonly Node[], must),
  or: (r, args, must) => oneOf((args.or as readonly Node[]).map((node) => perform(r, node, must))),
  if: (r, args, must) => {
    const { may, mayNot } = chanceOfCondition(known(r, must), args.if as unknown as Phrased);
    const ways = [
      may ? perform(r, args.then as Node, must) : undefined,
      mayNot && args.else !== undefined ? perform(r, args.else as Node, must) : undefined,
      mayNot && args.else === undefined ? must : undefined,
    ];
    return oneOf(ways);
  },
  when: (r, args, must) => {
    const ways: (Must | undefined)[] = [];
    for (const one of args.when as readonly Node[]) {
      r.walk.nodes.add(one);
      const found = r.walk.content.nodes[one].args;
      const { may, mayNot } = chanceOfCondition(known(r, must), found.case as unknown as Phrased);
      if (may) ways.push(perform(r, found.do as Node, must));
      if (!mayNot) return oneOf(ways);
    }
    return oneOf([...ways, must]);
  },
  choose: (r, args, must) => oneOf((args.choose as readonly Node[]).map((node) => option(r, node, must))),
  test: (r, args, must) => {
    const { tests, at } = r.walk.story;
    const test = tests[at.test[String(args.test)] ?? -1];
    note(r.walk, `test ${String(args.test)}`);
    for (const { gate, does, cost } of test.modifiers)
      if (chanceOfCondition(known(r, must), gate).may)
        for (const node of [cost, does]) if (node !== undefined) perform(r, node, must);
    return oneOf(test.rows.map(({ does }) => (does === undefined ? must : perform(r, does, must))));
  },
  'random-combat': (r, args, must) => {
    if (args.pool !== undefined) note(r.walk, `random ${String(args.pool)}`);
    r.ways.push({ word: 'random-combat', args, must, from: r.place });
    return perform(r, args.empty as Node, must);
  },
};

/** An option that can be chosen; one that says so leads back to the list and never behind it. */
function option(r: Reading, node: Node, must: Must): Must | undefined {
  const { requires, spend, again, do: does } = r.walk.content.nodes[node].args;
  if (!chanceOfCondition(known(r, must), requires as unknown as Phrased | undefined).may) return undefined;
  if (spend !== undefined && !isAffordable(r, spend as Node)) return undefined;
  if (!r.walk.nodes.has(node)) {
    r.walk.nodes.add(node);
    r.walk.hasChanged = true;
  }
  const paid = spend === undefined ? must : perform(r, spend as Node, must);
  const behind = paid && perform(r, does as Node, paid);
  return again ? undefined : behind;
}

const PRICES: Readonly<Record<string, Fact>> = {
  'tale/pay-silver': 'silver',
  'tale/pay-essence': 'essence',
};

function isAffordable({ walk }: Reading, spend: Node): boolean {
  const { word, args } = walk.content.nodes[spend];
  if (word === 'tale/pay')
    return (args.pay as readonly Node[]).every((one) => isAffordable({ walk, place: '', ways: [] }, one));
  if (word === 'tale/pay-secret') return walk.may.has(`secret ${String(args.secret)}`);
  const price = PRICES[word];
  return price === undefined || walk.may.has(price);
}

/** Reads a place once with what is known so far. */
export function readPlace(walk: Walk, place: string, does: Node): void {
  const must = walk.mustAt.get(place);
  if (!must) return;
  note(walk, `read ${place}`);
  const r: Reading = { walk, place, ways: [] };
  const behind = perform(r, does, plus(must, `read ${place}`));
  walk.ways.set(place, r.ways);
  if (behind) walk.endless.add(place);
  else walk.endless.delete(place);
}
