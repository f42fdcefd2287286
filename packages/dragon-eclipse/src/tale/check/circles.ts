/** The third point: Scripts that lead in a circle have a free way out of it. */
import type { EffectNode, Node } from '@tabard/engine';
import type { StoryDef } from '../defs.ts';
import type { Check, Subject } from './subject.ts';

const END = 'the end';

/** Where a line leads that costs and asks for nothing. */
type Leads = (story: StoryDef, scenario: number, args: EffectNode['args']) => readonly string[];

function idsOf({ scripts }: StoryDef, numbers: readonly number[]): string[] {
  return numbers.filter((one) => one >= 0).map((one) => scripts[one].id);
}

/** Back to a map, from which its way out leads on; Scripts of the World Map are read between others. */
const toTheMap: Leads = (story, scenario) => {
  const outs = story.locations
    .map(({ out }) => out)
    .filter((out) => story.scripts[out].scenario === scenario);
  return scenario < 0 ? [END] : idsOf(story, outs);
};

const ends: Leads = () => [END];

const LEADS: Readonly<Record<string, Leads>> = {
  go: (_story, _scenario, { go }) => [String(go)],
  begin: toTheMap,
  continue: toTheMap,
  combat: (story, _scenario, args) => {
    const { tame, win, lose } = story.combats[story.at.combat[String(args.combat)]];
    return idsOf(story, [tame, win, lose]);
  },
  'random-combat': (_story, _scenario, { back }) => [String(back)],
  // Where a Random Combat was called from is looked at there.
  back: ends,
  visit: (story) =>
    idsOf(
      story,
      story.world.map(({ visit }) => visit),
    ),
  'choose-scenario': ends,
  'end-scenario': ends,
  'end-campaign': ends,
  'so-far': ends,
};

function freeWays({ content, walk: { story } }: Subject, root: Node, scenario: number): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    const { word, args, spec } = content.nodes[node];
    const says = word.slice('tale/'.length);
    if (says === 'option' && (args.requires !== undefined || args.spend !== undefined)) return;
    found.push(...(LEADS[says]?.(story, scenario, args) ?? []));
    if (says === 'test')
      for (const { does } of story.tests[story.at.test[String(args.test)]].rows)
        if (does !== undefined) visit(does);
    for (const [key, { type }] of Object.entries(spec.args)) {
      if (args[key] === undefined) continue;
      if (type === 'effects') for (const one of args[key] as readonly Node[]) visit(one);
      if (type === 'effect') visit(args[key] as Node);
    }
  };
  visit(root);
  return found;
}

type Graph = ReadonlyMap<string, readonly string[]>;

function reachedFrom(graph: Graph, start: string): Set<string> {
  const seen = new Set<string>();
  const waiting = [...(graph.get(start) ?? [])];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    waiting.push(...(graph.get(at) ?? []));
  }
  return seen;
}

export const noCircles: Check = (subject, report) => {
  const { story, mustAt } = subject.walk;
  const scripts = story.scripts.filter(({ id }) => mustAt.has(id));
  const graph: Graph = new Map(
    scripts.map(({ id, does, scenario }) => [id, freeWays(subject, does, scenario)]),
  );
  const told = new Set<string>();
  for (const { id } of scripts) {
    const reached = reachedFrom(graph, id);
    if (told.has(id) || reached.has(END) || !reached.has(id)) continue;
    for (const one of reached) told.add(one);
    report(id, `no free way leads out of the circle of ${[...reached].join(', ')}`);
  }
};
