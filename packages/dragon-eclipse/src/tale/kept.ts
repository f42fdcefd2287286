/** The withheld half of the story: what a viewer is shown of it, by what lies open and what was told. */
import {
  type Content,
  type KeptHalf,
  type MatchEvent,
  openHash,
  type TextArg,
  type View,
} from '@tabard/engine';
import { type EclipseContent, eclipseContent } from '../defs.ts';
import { openSet } from '../open-content.ts';
import { choices, events } from '../signatures.ts';
import type { Match } from '../state.ts';
import { type InTale, questOf, storyOf } from './facts.ts';
import { type KeptKey, type KeptKind, keptKey, openHalf, partOf, putPart } from './parts.ts';
import { spokenNodes } from './spoken.ts';
import type { Scene } from './state.ts';

function keysOf(kind: KeptKind, ids: readonly number[]): KeptKey[] {
  return ids.filter((id) => id >= 0).map((id) => keptKey(kind, id));
}

/** What lies open for everybody. */
function onTheTable(m: InTale): KeptKey[] {
  const { tale } = m;
  const { at, quests, world } = storyOf(m);
  const cards = tale.world.map(({ card }) => card);
  const ownQuests = tale.party.map((mystling) => questOf(m, mystling));
  return [
    ...keysOf('script', [tale.script]),
    ...keysOf('secret', tale.secrets),
    ...keysOf('world', cards),
    ...keysOf('scenario', [...tale.played, ...cards.map((card) => world[card].scenario)]),
    ...keysOf(
      'quest',
      ownQuests.map((quest) => (quest ? quests.indexOf(quest) : -1)),
    ),
    ...keysOf(
      'text',
      tale.told.map((key) => at.text[key] ?? -1),
    ),
    ...(tale.scene ? inTheScene(tale.scene) : []),
  ];
}

function inTheScene(scene: Scene): KeptKey[] {
  const { scenario, front, map, overlays, isEventOpen, event, trial, combat } = scene;
  return [
    ...keysOf('front', front),
    ...keysOf('scenario', [scenario]),
    ...keysOf('location', [map]),
    ...keysOf('secret', isEventOpen ? [...overlays, event] : overlays),
    ...keysOf('test', [trial?.test ?? -1]),
    ...keysOf('combat', [combat]),
  ];
}

/** The list of options that is asked about, also those that are closed; DE-TEST-01: and the Tests they lead to. */
function asked(m: InTale): KeptKey[] {
  const { nodes } = eclipseContent(m);
  return m.stack.flatMap(({ vars }) => {
    const { choose, or } = nodes[Number((vars as { node?: number }).node ?? -1)]?.args ?? {};
    const options = [choose, or].flatMap((list) => (Array.isArray(list) ? list.map(Number) : []));
    const tests = Object.values(spokenNodes(nodes, options)).flatMap(({ word, args }) =>
      word === 'tale/test' ? [storyOf(m).at.test[String(args.test)]] : [],
    );
    return [...keysOf('option', options), ...keysOf('test', tests)];
  });
}

/** What a kind of argument is in the withheld half: a spot is known by its name on the map, not by its Script. */
const KINDS: Readonly<Record<string, KeptKind>> = {
  script: 'script',
  secret: 'secret',
  location: 'location',
  test: 'test',
  world: 'world',
  scenario: 'scenario',
  text: 'text',
  option: 'option',
};

function keysIn(kinds: readonly string[] | undefined, args: readonly unknown[]): KeptKey[] {
  return (kinds ?? []).flatMap((kind, i) => (KINDS[kind] ? keysOf(KINDS[kind], [Number(args[i])]) : []));
}

function inDecisions({ decisions }: View<Match>): KeptKey[] {
  return decisions.flatMap(({ text, options }) => [
    ...(text.args ?? []).flatMap((arg: TextArg) =>
      typeof arg === 'object' && 'kind' in arg && KINDS[arg.kind] ? keysOf(KINDS[arg.kind], [arg.id]) : [],
    ),
    ...options.flatMap(({ verb, refs }) =>
      verb === 'read' ? [] : keysIn((choices as Readonly<Record<string, readonly string[]>>)[verb], refs),
    ),
  ]);
}

function isTold(m: Match): m is InTale {
  return m.tale !== undefined;
}

export const keptHalf: KeptHalf<Match> = {
  isNeeded: ({ mode }) => mode === 'campaign',
  shownIn: (view) => {
    const { state } = view;
    if (!isTold(state) || !storyOf(state).scripts.length) return [];
    return [...new Set([...onTheTable(state), ...asked(state), ...inDecisions(view)])];
  },
  toldBy: (content, told: readonly MatchEvent[]) => {
    if (!(content as EclipseContent).story?.scripts.length) return [];
    const kinds = events as Readonly<Record<string, readonly string[]>>;
    return [...new Set(told.flatMap(({ type, args }) => keysIn(kinds[type], args)))];
  },
  part: (content: Content, key) => partOf(content as EclipseContent, key),
  openHalf: (content) => openHalf(content as EclipseContent),
  openUnder: (hash) => (openHash(hash) === openSet.hash ? { ...openHalf(openSet), hash } : undefined),
  put: (content, key, part) => putPart(content as EclipseContent, key, part),
};
