/** DE-RL-MAP-01 to DE-RL-MAP-06: what is wrong with a map, each fault with its rule. */
import type { RunMapDef, RunSpace } from './defs.ts';
import { BOSSES } from './state.ts';

const LETTERS = { least: 2, most: 4 };
const SPACES_A_LETTER = 2;

type Check = (map: RunMapDef) => string[];

function isCombat({ kind }: RunSpace): boolean {
  return kind === 'tier' || kind === 'boss';
}

function reached({ spaces }: RunMapDef): Set<number> {
  const seen = new Set([0]);
  for (const at of seen) for (const next of spaces[at].next) seen.add(next);
  return seen;
}

/** Whether an arrow leads back to where it came from, however far around. */
function hasCircle({ spaces }: RunMapDef): boolean {
  const done = new Set<number>();
  const under = new Set<number>();
  const visit = (at: number): boolean => {
    if (under.has(at)) return true;
    if (done.has(at)) return false;
    under.add(at);
    const found = spaces[at].next.some(visit);
    under.delete(at);
    done.add(at);
    return found;
  };
  return visit(0);
}

/** What matters of a way so far: where it is, the Bosses on it, the last Combat without a Mystery behind it. */
interface Walk {
  readonly at: number;
  readonly bosses: number;
  readonly combat: number;
}

/** What is wrong with one more space on a way. */
function stepFault({ spaces }: RunMapDef, from: Walk, to: number): string | undefined {
  const before = spaces[from.at];
  const space = spaces[to];
  if (isCombat(space) && from.combat >= 0)
    return `DE-RL-MAP-02: no Mystery lies between the Combats ${spaces[from.combat].id} and ${space.id}`;
  if (space.kind === 'camp' && before.kind !== 'boss') return `DE-RL-MAP-04: ${space.id} lies behind no Boss`;
  if (before.kind === 'boss' && space.kind !== 'camp')
    return `DE-RL-MAP-04: no Campsite lies between ${before.id} and ${space.id}`;
  if (space.kind === 'boss' && space.part !== from.bosses + 1)
    return `DE-RL-MAP-06: the Boss ${space.id} is the ${from.bosses + 1}. on a way`;
  return undefined;
}

function stepped({ spaces }: RunMapDef, { bosses, combat }: Walk, to: number): Walk {
  const space = spaces[to];
  const isBoss = space.kind === 'boss';
  return {
    at: to,
    bosses: isBoss ? bosses + 1 : bosses,
    combat: isCombat(space) ? to : space.kind === 'mystery' ? -1 : combat,
  };
}

/** Follows every way; ways that come together alike are followed once. */
function wayFaults(map: RunMapDef): string[] {
  const seen = new Set<string>();
  const faults: string[] = [];
  const follow = (walk: Walk): void => {
    const key = `${walk.at} ${walk.bosses} ${walk.combat}`;
    if (seen.has(key)) return;
    seen.add(key);
    const { next, id } = map.spaces[walk.at];
    if (!next.length && walk.bosses !== BOSSES)
      faults.push(`DE-RL-MAP-06: a way ends in ${id} after ${walk.bosses} of 3 Bosses`);
    for (const to of next) {
      const fault = stepFault(map, walk, to);
      if (fault) faults.push(fault);
      else follow(stepped(map, walk, to));
    }
  };
  follow({ at: 0, bosses: 0, combat: -1 });
  return faults;
}

const CHECKS: readonly Check[] = [
  ({ spaces }) => (spaces[0]?.kind === 'start' ? [] : ['DE-RL-MAP-04: a map begins with its starting space']),
  (map) => (hasCircle(map) ? ['DE-RL-MAP-06: its arrows lead in a circle'] : []),
  (map) => {
    const seen = reached(map);
    return map.spaces.flatMap(({ id }, i) => (seen.has(i) ? [] : [`DE-RL-MAP-03: no way leads to ${id}`]));
  },
  ({ letters }) =>
    letters.length < LETTERS.least || letters.length > LETTERS.most
      ? [`DE-RL-MAP-02: a map has 2 to 4 lettered slots; this one has ${letters.length}`]
      : [],
  ({ letters, spaces }) =>
    letters.flatMap((name, letter) =>
      spaces.filter((space) => space.letter === letter).length < SPACES_A_LETTER
        ? [`DE-RL-MAP-02: the letter ${name} is on fewer than 2 spaces`]
        : [],
    ),
  wayFaults,
];

/** The faults of a map; a later check needs what an earlier one has found right. */
export function mapFaults(map: RunMapDef): readonly string[] {
  for (const check of CHECKS) {
    const faults = check(map);
    if (faults.length) return faults;
  }
  return [];
}
