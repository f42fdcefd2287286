/** Everything that a story is written in, with the place where it stands. */
import { type EffectNode, effectsWithin, type Node, type Phrased, visitInside } from '@tabard/engine';
import type { EclipseContent } from '../../defs.ts';
import type { StoryDef } from '../defs.ts';

export interface Line extends EffectNode {
  readonly node: Node;
  readonly place: string;
  /** The Scenario it belongs to, or -1 for the World Map. */
  readonly scenario: number;
  /** The word without the prefix of the language. */
  readonly says: string;
}

/** What is said about a place of a story. */
export type Report = (place: string, what: string) => void;

interface Root {
  readonly place: string;
  readonly scenario: number;
  readonly node: Node | undefined;
}

function rootsOf(story: StoryDef): Root[] {
  const { scripts, secrets, tests } = story;
  return [
    ...scripts.map(({ id, scenario, does }) => ({ place: id, scenario, node: does })),
    ...secrets.map(({ id, does }) => ({ place: `Secret ${id}`, scenario: -1, node: does })),
    ...tests.flatMap(({ id, rows, modifiers }) =>
      [...rows.map(({ does }) => does), ...modifiers.flatMap(({ does, cost }) => [does, cost])].map(
        (node) => ({
          place: `Test ${id}`,
          scenario: -1,
          node,
        }),
      ),
    ),
  ];
}

export function linesOf({ story, nodes }: EclipseContent): Line[] {
  if (!story) return [];
  return rootsOf(story).flatMap(({ place, scenario, node: root }) =>
    root === undefined
      ? []
      : effectsWithin(nodes, root).map((node) => ({
          ...nodes[node],
          spec: nodes[node].spec,
          node,
          place,
          scenario,
          says: nodes[node].word.slice('tale/'.length),
        })),
  );
}

/** Lines of a place, with those of the Tests it takes, which belong to its Scenario. */
export function linesAt(all: readonly Line[], place: string): readonly Line[] {
  const own = all.filter((line) => line.place === place);
  const tests = own.filter(({ says }) => says === 'test').map(({ args }) => `Test ${String(args.test)}`);
  const taken = all.filter((line) => tests.includes(line.place));
  return [...own, ...taken.map((line) => ({ ...line, scenario: own[0].scenario }))];
}

/** A condition somewhere in the story. */
export interface Question {
  readonly place: string;
  readonly scenario: number;
  readonly phrase: Phrased;
}

export function questionsOf(content: EclipseContent): Question[] {
  const found: Question[] = [];
  const ask = (place: string, scenario: number, phrase: Phrased): void => {
    found.push({ place, scenario, phrase });
    visitInside(phrase.spec.args, phrase.args, {
      effect: () => undefined,
      phrase: (inner) => ask(place, scenario, inner),
    });
  };
  for (const { place, scenario, spec, args } of linesOf(content))
    visitInside(spec.args, args, { effect: () => undefined, phrase: (one) => ask(place, scenario, one) });
  for (const { id, modifiers } of content.story?.tests ?? [])
    for (const { gate } of modifiers) if (gate) ask(`Test ${id}`, -1, gate);
  for (const { id, modifiers, corruptions } of content.story?.combats ?? []) {
    for (const { gate } of modifiers) if (gate) ask(`Combat ${id}`, -1, gate);
    if (corruptions) ask(`Combat ${id}`, -1, corruptions);
  }
  return found;
}

/** Whether the story goes on in Scenarios that are still to be written. */
export function isUnfinished(content: EclipseContent): boolean {
  return linesOf(content).some(({ says }) => says === 'so-far');
}
