/** From the beginning of a campaign to everything that can be reached: ways out are followed until nothing new is found. */
import type { EclipseContent } from '../../defs.ts';
import type { CombatCall } from '../defs.ts';
import { type Fact, shared } from './facts.ts';
import { note, reach, readPlace, scriptPlace, type Walk, type WayOut } from './walk.ts';

const NOTHING: ReadonlySet<Fact> = new Set();
/** A story that is not settled after so many rounds is our bug. */
const MOST_ROUNDS = 500;

export function walkStory(content: EclipseContent): Walk {
  const { story } = content;
  if (!story) throw new Error('this content has no story');
  const walk: Walk = {
    content,
    story,
    may: new Set(),
    mustAt: new Map(),
    nodes: new Set(),
    ways: new Map(),
    endless: new Set(),
    hasChanged: true,
  };
  for (const { mystling } of story.starting) note(walk, `party ${mystling}`);
  const [first] = story.scenarios;
  if (first) reach(walk, scriptPlace(walk, first.start), NOTHING);
  for (let round = 0; walk.hasChanged; round++) {
    if (round > MOST_ROUNDS) throw new Error('the walk through the story does not settle');
    walk.hasChanged = false;
    readAll(walk);
  }
  return walk;
}

function readAll(walk: Walk): void {
  const { story } = walk;
  for (const { id, does } of story.scripts) readPlace(walk, id, does);
  for (const { id, does } of story.secrets) if (does !== undefined) readPlace(walk, `Secret ${id}`, does);
  for (const ways of walk.ways.values()) for (const way of ways) follow(walk, way);
  story.statuses.forEach(({ id, thresholds }) => {
    const had = [...walk.may].filter((fact) => fact.startsWith(`status ${id} `)).length;
    for (const { parts, script } of thresholds)
      if (had >= parts) reach(walk, scriptPlace(walk, script), NOTHING);
  });
  exploreAll(walk);
}

/** Spots of every map that is opened; a spot that is locked when its map is opened needs an unlocking. */
function exploreAll(walk: Walk): void {
  const { story } = walk;
  for (const { id, spots } of story.locations) {
    if (!walk.may.has(`opened ${id}`)) continue;
    const must = mustOnMap(walk, id);
    for (const { script } of spots) {
      const place = scriptPlace(walk, script);
      if (!isLockedFirst(walk, id, place) || walk.may.has(`unlocked ${place}`)) reach(walk, place, must);
    }
  }
}

/** What holds wherever this map is explored: on every way out that may lead to it. */
function mustOnMap(walk: Walk, map: string): ReadonlySet<Fact> {
  let must: ReadonlySet<Fact> | undefined;
  for (const way of [...walk.ways.values()].flat()) {
    if (way.word !== 'begin' && way.word !== 'continue') continue;
    const elsewhere = [...way.must].some((fact) => fact.startsWith('map ') && fact !== `map ${map}`);
    if (!elsewhere) must = shared(must, way.must);
  }
  return must ?? NOTHING;
}

/** Whether every Script that opens the map locks this spot at once. */
function isLockedFirst(walk: Walk, map: string, place: string): boolean {
  const openers = walk.story.scripts
    .map(({ does }) => lockedIn(walk, does))
    .filter(({ opens }) => opens.includes(map));
  return openers.length > 0 && openers.every(({ locks }) => locks.includes(place));
}

function lockedIn({ content }: Walk, root: number): { opens: string[]; locks: string[] } {
  const found = { opens: [] as string[], locks: [] as string[] };
  const visit = (node: number) => {
    const { word, args } = content.nodes[node];
    if (word === 'tale/open-map') found.opens.push(String(args.map));
    if (word === 'tale/lock') found.locks.push(String(args.lock));
    if (word === 'tale/sequence') for (const one of args.steps as readonly number[]) visit(one);
  };
  visit(root);
  return found;
}

type Follow = (walk: Walk, way: WayOut) => void;

function scenarioOf(walk: Walk, place: string): number {
  const script = walk.story.scripts[walk.story.at.script[place] ?? -1];
  return script?.scenario ?? -1;
}

const FOLLOWING: Readonly<Record<string, Follow>> = {
  go: (walk, { args, must }) => reach(walk, String(args.go), must),
  combat: (walk, { args, must }) => {
    const call = walk.story.combats[walk.story.at.combat[String(args.combat)] ?? -1];
    note(walk, `fought ${call.id}`);
    fightOut(walk, call, must);
  },
  'random-combat': (walk, { args, must, from }) => {
    const hasEnemy = [...walk.may].some((fact) => fact.startsWith('random '));
    if (!hasEnemy) return;
    const scenario = walk.story.scenarios[scenarioOf(walk, from)];
    for (const fact of [...walk.may])
      if (fact.startsWith('random ')) note(walk, `party ${fact.slice('random '.length)}`);
    if (scenario && scenario.random >= 0) reach(walk, scriptPlace(walk, scenario.random), must);
    reach(walk, String(args.back), must);
  },
  'end-scenario': (walk, { must, from }) => {
    const scenario = walk.story.scenarios[scenarioOf(walk, from)];
    if (scenario) note(walk, `played ${scenario.id}`);
    betweenScenarios(walk, lasting(must, scenario?.id));
  },
};

function follow(walk: Walk, way: WayOut): void {
  FOLLOWING[way.word]?.(walk, way);
}

/** Every result of a Combat, with what it makes true. */
function fightOut(walk: Walk, { enemy, tame, win, lose }: CombatCall, must: ReadonlySet<Fact>): void {
  note(walk, `met ${enemy}`);
  note(walk, `random ${enemy}`);
  const after = new Set([...must, `met ${enemy}`]);
  for (const script of [win, lose]) reach(walk, scriptPlace(walk, script), after);
  if (tame < 0) return;
  note(walk, `party ${enemy}`);
  reach(walk, scriptPlace(walk, tame), new Set([...after, `party ${enemy}`]));
}

/** What outlives a Scenario. */
function lasting(must: ReadonlySet<Fact>, played: string | undefined): ReadonlySet<Fact> {
  const kept = [...must].filter((fact) =>
    /^(status|party|secret|world|met|quest|played|read|random) /.test(fact),
  );
  return new Set(played === undefined ? kept : [...kept, `played ${played}`]);
}

/** The World Map: Explored places by their Scripts, Scenarios of Unexplored cards by their first. */
function betweenScenarios(walk: Walk, must: ReadonlySet<Fact>): void {
  const { story } = walk;
  for (const { id, visit, scenario } of story.world) {
    if (visit >= 0 && walk.may.has(`world ${id} explored`)) reach(walk, scriptPlace(walk, visit), must);
    if (scenario >= 0 && walk.may.has(`world ${id} unexplored`))
      reach(walk, scriptPlace(walk, story.scenarios[scenario].start), must);
  }
}
