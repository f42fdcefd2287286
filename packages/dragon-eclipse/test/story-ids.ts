import { effectsWithin, type Node } from '@tabard/engine';
import { eclipseSet } from '../src/content.ts';

/** Scripts that wait for more of the story than is written: DE-STATUS-04. */
function waiting(): Set<string> {
  const { story } = eclipseSet;
  const scripts = story?.statuses.flatMap(({ thresholds }) => thresholds.map(({ script }) => script)) ?? [];
  return new Set(scripts.map((script) => story?.scripts[script].id ?? ''));
}

/** Everything of the story of the box that a campaign can use: Scripts, options, texts, Secrets, maps. */
export function idsOfStory(): string[] {
  const { story, nodes } = eclipseSet;
  if (!story) return [];
  const later = waiting();
  const scripts = story.scripts.filter(({ id }) => !later.has(id));
  const tests = story.tests.flatMap(({ rows }) => rows);
  const roots: Node[] = [
    ...scripts.map(({ does }) => does),
    ...story.secrets.flatMap(({ does }) => (does === undefined ? [] : [does])),
    ...tests.flatMap(({ does }) => (does === undefined ? [] : [does])),
  ];
  const lines = [...new Set(roots.flatMap((root) => effectsWithin(nodes, root)))];
  return [
    ...scripts.map(({ id }) => `script ${id}`),
    ...lines.filter((node) => nodes[node].word === 'tale/option').map((node) => `option ${node}`),
    ...lines
      .filter((node) => nodes[node].word === 'tale/say')
      .map((node) => `text ${String(nodes[node].args.say)}`),
    ...tests.map(({ text }) => `text ${text}`),
    ...story.secrets.filter(({ kind }) => kind !== 'event').map(({ id }) => `secret ${id}`),
    ...story.locations.map(({ id }) => `map ${id}`),
  ];
}
