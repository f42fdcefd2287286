/** A Scenario as a graph: its Scripts, and where each leads. */
import { InputError, unknownWord } from '@tabard/engine';
import type { EclipseContent } from '../../defs.ts';
import { type Line, linesAt, linesOf } from '../check/parts.ts';
import type { StoryDef } from '../defs.ts';

export interface GraphNode {
  readonly id: string;
  /** How many steps it is from the beginning of the Scenario. */
  readonly depth: number;
  readonly ways: readonly { readonly to: string; readonly by: string }[];
}

function storyOf(content: EclipseContent): StoryDef {
  if (!content.story) throw new InputError('this content has no story');
  return content.story;
}

/** The Scripts of a Scenario by its letter; Z are those of the World Map. */
export function scriptsOf(content: EclipseContent, letter: string): StoryDef['scripts'] {
  const { scripts, scenarios } = storyOf(content);
  const wanted = letter.toUpperCase();
  const at = scenarios.findIndex(({ id }) => id === wanted);
  const found = scripts.filter(({ scenario }) =>
    wanted === 'Z' ? scenario < 0 : at >= 0 && scenario === at,
  );
  if (found.length) return found;
  throw new InputError(unknownWord('Scenario', letter, [...scenarios.map(({ id }) => id), 'Z']));
}

/** Words that lead somewhere, and what they say about it. */
const WAYS: Readonly<
  Record<string, (story: StoryDef, args: Line['args']) => readonly (readonly [string, string])[]>
> = {
  go: (_story, { go }) => [[String(go), 'go']],
  'random-combat': (_story, { back }) => [[String(back), 'after a Random Combat']],
  combat: (story, { combat }) => {
    const call = story.combats[story.at.combat[String(combat)] ?? -1];
    return (['tame', 'win', 'lose'] as const).flatMap((result) =>
      call[result] >= 0 ? [[story.scripts[call[result]].id, `${call.enemy}: ${result}`] as const] : [],
    );
  },
  'open-map': (story, { map }) => {
    const location = story.locations[story.at.location[String(map)] ?? -1];
    return location.spots.map(({ script }) => [story.scripts[script].id, `map ${location.id}`] as const);
  },
  event: (_story, { event }) => [[`Secret ${String(event)}`, 'event']],
  'end-scenario': () => [['the end of the Scenario', 'end']],
  'end-campaign': (_story, { ending }) => [[`ending ${String(ending)}`, 'end']],
  'so-far': () => [['the story so far', 'end']],
  visit: () => [['the World Map', 'visit']],
  'choose-scenario': () => [['the World Map', 'on']],
};

export function graphOf(content: EclipseContent, letter: string): GraphNode[] {
  const story = storyOf(content);
  const all = linesOf(content);
  const waysFrom = (place: string) => {
    const found = linesAt(all, place).flatMap(({ says, args }) => WAYS[says]?.(story, args) ?? []);
    const unique = new Map(found.map(([to, by]) => [`${to} ${by}`, { to, by }]));
    return [...unique.values()];
  };
  const scripts = scriptsOf(content, letter);
  const ways = new Map(scripts.map(({ id }) => [id, waysFrom(id)] as const));
  for (const { to } of [...ways.values()].flat()) if (to.startsWith('Secret ')) ways.set(to, waysFrom(to));
  const depths = depthsOf(ways, scripts[0].id);
  return [...ways].map(([id, found]) => ({ id, depth: depths.get(id) ?? 0, ways: found }));
}

function depthsOf(ways: ReadonlyMap<string, GraphNode['ways']>, start: string): Map<string, number> {
  const depths = new Map([[start, 0]]);
  const waiting = [start];
  for (let place = waiting.shift(); place !== undefined; place = waiting.shift())
    for (const { to } of ways.get(place) ?? [])
      if (!depths.has(to)) {
        depths.set(to, (depths.get(place) ?? 0) + 1);
        waiting.push(to);
      }
  return depths;
}

export function graphText(nodes: readonly GraphNode[]): string {
  return nodes
    .map(({ id, ways }) => [id, ...ways.map(({ to, by }) => `  → ${to} (${by})`)].join('\n'))
    .join('\n');
}

const COLUMN = 190;
const ROW = 46;
const BOX = { width: 120, height: 28 };

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Columns by depth, one box a Script; a line for each way. */
export function graphSvg(nodes: readonly GraphNode[]): string {
  const ids = new Set(nodes.map(({ id }) => id));
  const ends = [...new Set(nodes.flatMap(({ ways }) => ways.map(({ to }) => to)))].filter(
    (to) => !ids.has(to),
  );
  const last = Math.max(...nodes.map(({ depth }) => depth)) + 1;
  const all = [...nodes, ...ends.map((id) => ({ id, depth: last, ways: [] }))];
  const rows: number[] = [];
  const at = new Map(
    all.map(({ id, depth }) => {
      rows[depth] = (rows[depth] ?? 0) + 1;
      return [id, { x: 10 + depth * COLUMN, y: 10 + (rows[depth] - 1) * ROW }] as const;
    }),
  );
  const lines = all.flatMap(({ id, ways }) =>
    ways.map(({ to, by }) => {
      const [a, b] = [at.get(id), at.get(to)];
      if (!a || !b) return '';
      const [x1, y1] = [a.x + BOX.width, a.y + BOX.height / 2];
      const [x2, y2] = [b.x, b.y + BOX.height / 2];
      const path = `M${x1} ${y1} C${x1 + 40} ${y1} ${x2 - 40} ${y2} ${x2} ${y2}`;
      return `<path d="${path}" fill="none" stroke="#8a7a5c"><title>${escaped(`${id} → ${to} (${by})`)}</title></path>`;
    }),
  );
  const boxes = all.map(({ id }) => {
    const { x, y } = at.get(id) ?? { x: 0, y: 0 };
    return `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="6" fill="#f4ecd8" stroke="#3c3325"/><text x="${x + BOX.width / 2}" y="${y + 19}" text-anchor="middle">${escaped(id)}</text>`;
  });
  const width = 20 + last * COLUMN + BOX.width;
  const height = 20 + Math.max(...rows.map((count) => count ?? 0)) * ROW;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">\n${[...lines, ...boxes].join('\n')}\n</svg>\n`;
}
