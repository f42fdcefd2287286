/** How far it is for a Character of a level, harbours and roosts included: what bots plan by. */
import type { BoardContent, SpaceDef } from './defs.ts';

/** What a passage costs in steps: it takes an Exploration. */
const PASSAGE = 2;
/** Farther than any way: what is closed to the level. */
export const NO_ROAD = 99;

/** By level: from each space to each, row by row. */
type Roads = readonly (readonly number[])[];

const known = new WeakMap<BoardContent, Roads>();

export function roadsOf(content: BoardContent): Roads {
  const found = known.get(content) ?? [0, 1, 2, 3].map((level) => roadsAt(content.map.spaces, level));
  known.set(content, found);
  return found;
}

function roadsAt(spaces: readonly SpaceDef[], level: number): number[] {
  return spaces.flatMap((_, from) => wayFrom(spaces, level, from));
}

/** The nearest space is settled first; those above the level are never entered. */
function wayFrom(spaces: readonly SpaceDef[], level: number, from: number): number[] {
  const steps = spaces.map(() => NO_ROAD);
  const open = new Set([from]);
  steps[from] = 0;
  while (open.size) {
    const at = [...open].reduce((a, b) => (steps[b] < steps[a] ? b : a));
    open.delete(at);
    for (const [to, cost] of waysFrom(spaces, at)) {
      if (spaces[to].level > level || steps[at] + cost >= steps[to]) continue;
      steps[to] = steps[at] + cost;
      open.add(to);
    }
  }
  return steps;
}

function waysFrom(spaces: readonly SpaceDef[], at: number): [to: number, cost: number][] {
  const { to, network, resources } = spaces[at];
  const roads = to.map((next): [number, number] => [next, 1]);
  if (!network || !resources.includes('travel')) return roads;
  const stations = spaces.flatMap((space, i): [number, number][] =>
    i !== at && space.network === network ? [[i, PASSAGE]] : [],
  );
  return [...roads, ...stations];
}
