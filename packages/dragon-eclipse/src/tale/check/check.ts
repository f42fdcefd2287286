/** What `tabard content check` proves of a story: six points by reading it; the seventh is played by bots. */
import { type Node, unknownWord } from '@tabard/engine';
import { type EclipseContent, ELEMENTS } from '../../defs.ts';
import { isUnfinished, type Line, linesOf, questionsOf, type Report } from './parts.ts';
import { walkStory } from './reach.ts';
import type { Walk } from './walk.ts';

/** Which point is broken, where, and how. */
export interface Finding {
  readonly point: number;
  readonly place: string;
  readonly what: string;
}

interface Subject {
  readonly content: EclipseContent;
  readonly walk: Walk;
  readonly lines: readonly Line[];
  readonly isUnfinished: boolean;
}

export function checkStory(content: EclipseContent): Finding[] {
  if (!content.story) return [];
  const found: Finding[] = [];
  const names = namesThatExist(content);
  const report =
    (point: number): Report =>
    (place, what) =>
      found.push({ point, place, what });
  for (const check of names) check(report(1));
  if (found.length) return found;
  const subject: Subject = {
    content,
    walk: walkStory(content),
    lines: linesOf(content),
    isUnfinished: isUnfinished(content),
  };
  POINTS.forEach((checks, point) => {
    for (const check of checks) check(subject, report(point + 1));
  });
  return found;
}

type Check = (subject: Subject, report: Report) => void;

// --- 1: ids, texts, ways out ---

/** Mystlings, Arena cards, parts and slots that lines name. */
function namesThatExist(content: EclipseContent): ((report: Report) => void)[] {
  const { story, defs, byId } = content;
  if (!story) return [];
  const known = (type: string) => defs.filter((def) => def.type === type).map(({ id }) => id);
  const mystlings = known('mystling');
  return [
    (report) => {
      for (const { id, arena, enemy } of story.combats) {
        if (defs[byId.get(arena) ?? -1]?.type !== 'arena')
          report(`Combat ${id}`, unknownWord('Arena card', arena, known('arena')));
        if (![...mystlings, ...known('wild')].includes(enemy))
          report(`Combat ${id}`, unknownWord('Enemy', enemy, mystlings));
      }
    },
    (report) => {
      for (const { says, args, place } of linesOf(content)) {
        const named = MYSTLING_WORDS[says];
        const id = named === undefined ? undefined : args[named];
        if (id !== undefined && !mystlings.includes(String(id)))
          report(place, unknownWord('Mystling', String(id), mystlings));
        checkPart(content, place, args, report);
      }
      for (const { place, phrase } of questionsOf(content)) {
        checkPart(content, place, phrase.args, report);
        const id = MYSTLING_QUESTIONS.includes(phrase.name) ? phrase.args[phrase.name] : undefined;
        if (id !== undefined && !mystlings.includes(String(id)) && !ELEMENTS.some((one) => one === id))
          report(place, unknownWord('Mystling', String(id), mystlings));
      }
    },
    (report) => {
      const slots = story.locations.flatMap((location) => location.slots);
      for (const { args, place } of linesOf(content))
        if (args.slot !== undefined && !slots.includes(String(args.slot)))
          report(place, unknownWord('slot', String(args.slot), slots));
    },
    (report) => {
      for (const [key, text] of Object.entries(content.texts ?? {}))
        for (const language of ['en', 'fr'] as const)
          if (!text[language].trim()) report(key, `the text is empty in ${language}`);
    },
  ];
}

const MYSTLING_WORDS: Readonly<Record<string, string>> = {
  join: 'mystling',
  leave: 'mystling',
  'add-tier': 'mystling',
  quest: 'mystling',
  'random-combat': 'pool',
};
const MYSTLING_QUESTIONS = ['party', 'met', 'tamed', 'quest', 'tray'];

function checkPart({ story }: EclipseContent, place: string, args: Line['args'], report: Report): void {
  if (args.status === undefined || args.part === undefined) return;
  const status = story?.statuses[story.at.status[String(args.status)] ?? -1];
  if (status && Number(args.part) > status.parts)
    report(place, `${status.id} has ${status.parts} parts; part ${String(args.part)} is named`);
}

/** DE-JOUR-12: a way out for every way through a Script, and one that fits where the Script is read. */
const waysOut: Check = ({ walk, content }, report) => {
  const { story } = walk;
  const results = new Set(story.combats.flatMap(({ tame, win, lose }) => [tame, win, lose]));
  const twoHundreds = new Set(story.scenarios.map(({ random }) => random));
  for (const place of walk.endless)
    if (!place.startsWith('Secret ')) report(place, 'a way through it ends without a way out (DE-JOUR-12)');
  for (const [place, ways] of walk.ways) {
    const number = story.at.script[place] ?? -1;
    const isWorld = number >= 0 && story.scripts[number].scenario < 0;
    for (const { word } of ways) {
      if (
        (word === 'visit' || word === 'choose-scenario') &&
        !isWorld &&
        !content.story?.world.some(({ visit }) => visit === number)
      )
        report(place, `"${word}" leads on from a place of the World Map only`);
      if (word === 'end-scenario' && isWorld) report(place, '"end-scenario" stands outside a Scenario');
      if (word === 'back' && !twoHundreds.has(number)) report(place, '"back" is for Script 200 only');
      if (word === 'resume' && !results.has(number))
        report(place, '"resume" is for the Script of a result only');
    }
  }
};

// --- 2: everything is reached ---

const everythingIsReached: Check = (subject, report) => {
  const { walk, lines } = subject;
  const { story, may } = walk;
  const thresholds = story.statuses.flatMap((status) => status.thresholds.map(({ script }) => script));
  story.scripts.forEach(({ id }, script) => {
    const mayWait = subject.isUnfinished && thresholds.includes(script);
    if (!walk.mustAt.has(id) && !mayWait) report(id, 'the Script is never read');
  });
  for (const { place, says, node } of lines)
    if (says === 'option' && walk.mustAt.has(place) && !walk.nodes.has(node))
      report(place, 'an option can never be chosen');
  for (const { id } of story.tests) if (!may.has(`test ${id}`)) report(`Test ${id}`, 'it is never taken');
  for (const { id } of story.combats)
    if (!may.has(`fought ${id}`)) report(`Combat ${id}`, 'it is never fought');
  for (const { id } of story.locations)
    if (!may.has(`opened ${id}`)) report(`Map ${id}`, 'it is never opened');
  for (const { id, kind } of story.secrets)
    if (!may.has(`${kind === 'event' ? 'event' : 'secret'} ${id}`))
      report(`Secret ${id}`, kind === 'event' ? 'the event is never set' : 'it is never gained');
  if (subject.isUnfinished) return;
  for (const { mystling, kind } of story.quests)
    if (kind === 'story' && !may.has(`quest ${mystling}`))
      report(`Quest of ${mystling}`, 'it is never fulfilled');
  for (const { id } of story.world)
    if (![...may].some((fact) => fact.startsWith(`world ${id} `)))
      report(`World Map card ${id}`, 'it is never slotted');
};

/** DE-JOUR-10: nothing hidden is needed. */
const nothingHidden: Check = ({ walk }, report) => {
  for (const { id, spots, out } of walk.story.locations)
    if (spots.find(({ script }) => script === out)?.isHidden)
      report(`Map ${id}`, 'its way out is hidden (DE-JOUR-10)');
};

// --- 3: no dead end ---

const freeOptions: Check = ({ content, lines }, report) => {
  for (const { says, args, place } of lines) {
    if (says !== 'choose') continue;
    const options = (args.choose as readonly Node[]).map((node) => content.nodes[node].args);
    const isFree = options.some(
      ({ requires, spend, again }) => requires === undefined && spend === undefined && !again,
    );
    if (!isFree) report(place, 'a list has no option that is free and ends it');
  }
};

/** DE-EXPL-10: a spot that nothing locks or covers and that can end the Exploration without a requirement. */
const waysOutOfMaps: Check = ({ walk, lines, content }, report) => {
  const { story } = walk;
  const locked = new Set(lines.filter(({ says }) => says === 'lock').map(({ args }) => String(args.lock)));
  const covered = new Set(story.secrets.flatMap(({ hides }) => hides));
  for (const { id, out, spots } of story.locations) {
    const script = story.scripts[out].id;
    if (!spots.some((spot) => spot.script === out && spot.region < 0))
      report(`Map ${id}`, `its way out ${script} is no spot that can be read everywhere on it (DE-EXPL-10)`);
    if (locked.has(script) || covered.has(out))
      report(`Map ${id}`, `something closes its way out ${script} (DE-EXPL-10)`);
    if (!canEnd(content, out, new Set()))
      report(`Map ${id}`, `its way out ${script} does not end the Exploration (DE-EXPL-10)`);
  }
};

const ENDS = [
  'end-exploration',
  'end-scenario',
  'end-campaign',
  'so-far',
  'combat',
  'random-combat',
  'open-map',
];

/** Whether the Exploration can be ended from here without meeting a requirement. */
function canEnd(content: EclipseContent, script: number, seen: Set<number>): boolean {
  const { story, nodes } = content;
  if (!story || script < 0 || seen.has(script)) return false;
  seen.add(script);
  const within = (node: Node): boolean => {
    const { word, args } = nodes[node];
    const says = word.slice('tale/'.length);
    if (ENDS.includes(says)) return true;
    if (says === 'go') return canEnd(content, story.at.script[String(args.go)] ?? -1, seen);
    if (says === 'choose')
      return (args.choose as readonly Node[])
        .map((one) => nodes[one].args)
        .some(
          ({ requires, spend, do: does }) =>
            requires === undefined && spend === undefined && within(does as Node),
        );
    if (says === 'sequence') return (args.steps as readonly Node[]).some(within);
    if (says === 'when')
      return (args.when as readonly Node[]).some((one) => within(nodes[one].args.do as Node));
    if (says === 'if')
      return within(args.then as Node) || (args.else !== undefined && within(args.else as Node));
    if (says === 'test') {
      const test = story.tests[story.at.test[String(args.test)] ?? -1];
      return test.rows.some(({ does }) => does !== undefined && within(does));
    }
    return false;
  };
  return within(story.scripts[script].does);
}

/** Scripts that lead into each other without asking anybody would never end. */
const noCircles: Check = ({ content, walk }, report) => {
  const { story } = walk;
  const next = new Map(story.scripts.map(({ id, does }) => [id, onlyWay(content, does)] as const));
  for (const { id } of story.scripts) {
    const seen = new Set<string>();
    let at: string | undefined = id;
    while (at !== undefined && !seen.has(at)) {
      seen.add(at);
      at = next.get(at);
    }
    if (at === id) report(id, 'Scripts lead in a circle without a decision');
  }
};

/** The Script that follows whatever the players do, where there is one. */
function onlyWay({ nodes }: EclipseContent, root: Node): string | undefined {
  const { word, args } = nodes[root];
  if (word === 'tale/go') return String(args.go);
  if (word !== 'tale/sequence') return undefined;
  for (const node of args.steps as readonly Node[]) {
    const says = nodes[node].word.slice('tale/'.length);
    if (says === 'go') return String(nodes[node].args.go);
    if (['choose', 'when', 'if', 'test', 'or', 'combat', 'random-combat'].includes(says)) return undefined;
  }
  return undefined;
}

// --- 4: what is read is written, and the other way round ---

/** What a line writes, by its word: the kind and the argument that names it. */
const WRITES: Readonly<Record<string, readonly [kind: string, arg: string]>> = {
  status: ['status', 'status'],
  'mark-next': ['status', 'status'],
  front: ['front', 'front'],
  attach: ['front', 'attach'],
  secret: ['secret', 'named'],
  place: ['slot', 'slot'],
  lock: ['lock', 'lock'],
};
const READS: Readonly<Record<string, readonly [kind: string, arg: string]>> = {
  status: ['status', 'status'],
  'parts-of': ['status', 'parts-of'],
  front: ['front', 'front'],
  attached: ['front', 'attached'],
  secret: ['secret', 'secret'],
  slot: ['slot', 'slot'],
};

interface Trace {
  readonly kind: string;
  readonly id: string;
  readonly part: number | undefined;
  readonly place: string;
  readonly scenario: number;
}

const writtenAndRead: Check = ({ content, lines, isUnfinished: isOpen }, report) => {
  const writes = lines.flatMap((line) =>
    traced(WRITES[line.says], line.args, line.place, line.scenario, line.says),
  );
  const questions = questionsOf(content);
  const reads = [
    ...questions.flatMap(({ phrase, place, scenario }) =>
      traced(READS[phrase.name], phrase.args, place, scenario),
    ),
    ...lines
      .filter(({ says }) => says === 'unlock')
      .map(({ args, place, scenario }) => ({
        kind: 'lock',
        id: String(args.unlock),
        part: undefined,
        place,
        scenario,
      })),
  ];
  const starting = (content.story?.starting ?? []).map(({ status }) => content.story?.statuses[status]?.id);
  for (const read of reads)
    if (!starting.includes(read.id) && !writes.some((write) => isAnswer(write, read)))
      report(read.place, `${nameOf(read)} is read and never written`);
  for (const write of writes) checkRead(content, write, reads, isOpen, report);
};

function traced(
  entry: readonly [string, string] | undefined,
  args: Line['args'],
  place: string,
  scenario: number,
  says = '',
): Trace[] {
  if (!entry) return [];
  const [kind, arg] = entry;
  const part =
    kind === 'status' && says !== 'mark-next'
      ? (args.part ?? (says === 'status' ? 1 : undefined))
      : undefined;
  return [
    { kind, id: String(args[arg]), part: part === undefined ? undefined : Number(part), place, scenario },
  ];
}

function isAnswer(write: Trace, read: Trace): boolean {
  if (write.kind !== read.kind || write.id !== read.id) return false;
  return write.part === undefined || read.part === undefined || write.part === read.part;
}

function nameOf({ kind, id, part }: Trace): string {
  const what =
    { status: 'status', front: 'token', secret: 'Secret', slot: 'slot', lock: 'lock on' }[kind] ?? kind;
  return part === undefined ? `${what} ${id}` : `${what} ${id}, part ${part},`;
}

/** In a story that goes on, what is written may still be read. */
function checkRead(
  content: EclipseContent,
  write: Trace,
  reads: readonly Trace[],
  isOpen: boolean,
  report: Report,
): void {
  if (write.kind === 'lock' || isShown(content, write)) return;
  const found = reads.filter((read) => isAnswer(write, read));
  const isLasting = write.kind === 'status' || write.kind === 'secret';
  if (isOpen && isLasting) return;
  if (!found.length) report(write.place, `${nameOf(write)} is written and never read`);
  else if (
    write.kind === 'status' &&
    found.every(({ scenario }) => scenario === write.scenario) &&
    write.scenario >= 0
  )
    report(write.place, `${nameOf(write)} is read in its own Scenario only`);
}

/** What matters without being asked for: objects that can be used, overlays, rules, thresholds, endings. */
function isShown({ story }: EclipseContent, { kind, id }: Trace): boolean {
  if (!story) return true;
  if (kind === 'status')
    return id === 'ending' || (story.statuses[story.at.status[id] ?? -1]?.thresholds.length ?? 0) > 0;
  if (kind !== 'secret') return false;
  const secret = story.secrets[story.at.secret[id] ?? -1];
  return secret?.kind !== 'object' || secret.effect !== undefined || secret.inCombat !== undefined;
}

// --- 5: Party, elements, Scenarios on offer ---

/** DE-COMP-09: a Combat against a Mystling that may be in the Party asks for it first. */
const enemiesAreFree: Check = ({ walk, lines, content }, report) => {
  const { story } = walk;
  for (const { says, args, place } of lines) {
    if (says !== 'combat') continue;
    const call = story.combats[story.at.combat[String(args.combat)] ?? -1];
    if (!joinsElsewhere(walk, lines, call.enemy, call.id)) continue;
    const isAsked = questionsOf(content).some(
      ({ place: where, phrase }) =>
        where === place &&
        ['party', 'tamed'].includes(phrase.name) &&
        phrase.args[phrase.name] === call.enemy,
    );
    if (!isAsked) report(place, `${call.enemy} may be in the Party when it is fought here (DE-COMP-09)`);
  }
};

function joinsElsewhere(walk: Walk, lines: readonly Line[], enemy: string, call: string): boolean {
  const others = walk.story.combats.filter(({ id, enemy: one }) => id !== call && one === enemy);
  return (
    walk.story.starting.some(({ mystling }) => mystling === enemy) ||
    others.length > 0 ||
    lines.some(
      ({ says, args, place }) =>
        // What comes after the meeting does not come before it.
        !walk.mustAt.get(place)?.has(`met ${enemy}`) &&
        ((says === 'join' && args.mystling === enemy) ||
          (says === 'add-tier' && args.mystling === enemy) ||
          (says === 'random-combat' && args.pool === enemy)),
    )
  );
}

/** DE-START-05: from Scenario 2 on two main elements, whichever Mystling one began with. */
const twoElements: Check = ({ walk, content }, report) => {
  const { story } = walk;
  const elementOf = (id: string) => {
    const def = content.defs[content.byId.get(id) ?? -1];
    return def?.type === 'mystling' ? def.element : undefined;
  };
  const starting = story.starting.map(({ mystling }) => elementOf(mystling));
  for (const [place, ways] of walk.ways)
    for (const { word, must } of ways) {
      if (word !== 'end-scenario' || story.scripts[story.at.script[place] ?? -1]?.scenario !== 0) continue;
      const joined = [...must]
        .filter((fact) => fact.startsWith('party '))
        .map((fact) => elementOf(fact.slice(6)));
      if (!joined.some((element) => element !== undefined && !starting.includes(element)))
        report(place, 'a way through the first Scenario gives no Mystling of another element (DE-START-05)');
    }
};

/** DE-CAMP-11: after a Scenario another is on offer. */
const alwaysAScenario: Check = ({ walk }, report) => {
  const { story } = walk;
  const leading = story.world
    .filter(({ scenario }) => scenario >= 0)
    .map(({ id }) => `world ${id} unexplored`);
  for (const [place, ways] of walk.ways)
    for (const { word, must } of ways)
      if (word === 'end-scenario' && !leading.some((fact) => must.has(fact)))
        report(place, 'a way ends the Scenario with no other on offer (DE-CAMP-11)');
};

/** DE-RES-07: Essence comes from the second Scenario on. */
const noEarlyEssence: Check = ({ lines }, report) => {
  for (const { says, scenario, place } of lines)
    if (says === 'essence' && scenario === 0) report(place, 'the first Scenario gives Essence (DE-RES-07)');
};

// --- 6: options that differ ---

const optionsDiffer: Check = ({ content, lines }, report) => {
  for (const { says, args, place } of lines) {
    if (says !== 'choose') continue;
    const seen = new Set<string>();
    for (const node of args.choose as readonly Node[]) {
      const { again, do: does, spend, requires } = content.nodes[node].args;
      const shape = JSON.stringify([
        again,
        requires,
        shapeOf(content, spend as Node),
        shapeOf(content, does as Node),
      ]);
      const isTalk = again && shape.includes('"say"');
      if (seen.has(shape) && !isTalk) report(place, 'two options of a list come to the same');
      seen.add(shape);
    }
  }
};

/** What an effect does, whatever it says. */
function shapeOf({ nodes }: EclipseContent, node: Node | undefined): unknown {
  if (node === undefined) return null;
  const { word, args, spec } = nodes[node];
  if (word === 'tale/say') return 'say';
  return [
    word,
    ...Object.entries(spec.args).map(([key, { type }]) => {
      const value = args[key];
      if (value === undefined) return null;
      if (type === 'effects')
        return (value as readonly Node[]).map((one) => shapeOf({ nodes } as EclipseContent, one));
      return type === 'effect' ? shapeOf({ nodes } as EclipseContent, value as Node) : value;
    }),
  ];
}

const POINTS: readonly (readonly Check[])[] = [
  [waysOut],
  [everythingIsReached, nothingHidden],
  [freeOptions, waysOutOfMaps, noCircles],
  [writtenAndRead],
  [enemiesAreFree, twoElements, alwaysAScenario, noEarlyEssence],
  [optionsDiffer],
];
