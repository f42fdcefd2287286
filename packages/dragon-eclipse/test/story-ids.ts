import { effectsWithin, type Node } from '@tabard/engine';
import { eclipseSet } from '../src/content.ts';

/** Scripts of the status sheet and of places that wait for more of the story than is written. */
const WAITING = ['Z2', 'Z96', 'Z97', 'Z98'];
/** Nether Ammer once it is empty, with more of the Shadow than two Scenarios bring. */
const EMPTY_VILLAGE = ['Z1.0', 'Z1.1', 'Z1.2'];

/** Everything of the story of the box that a campaign can use: Scripts, options, texts, Secrets, maps. */
export function idsOfStory(): string[] {
  const { story, nodes } = eclipseSet;
  if (!story) return [];
  const scripts = story.scripts.filter(({ id }) => !WAITING.includes(id));
  const tests = story.tests.flatMap(({ rows }) => rows);
  const roots: Node[] = [
    ...scripts.map(({ does }) => does),
    ...story.secrets.flatMap(({ does }) => (does === undefined ? [] : [does])),
    ...tests.flatMap(({ does }) => (does === undefined ? [] : [does])),
  ];
  const lines = [...new Set(roots.flatMap((root) => effectsWithin(nodes, root)))].filter((node) => {
    const { say, option } = nodes[node].args;
    return !EMPTY_VILLAGE.includes(String(say ?? option));
  });
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
