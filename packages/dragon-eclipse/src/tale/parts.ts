/** The parts of the withheld half: how each is handed out, and how an open half takes it in. */
import { type EffectNode, type Names, type Node, recordOf } from '@tabard/engine';
import type { EclipseContent } from '../defs.ts';
import { namesIn } from './compile/references.ts';
import { STORY_KINDS, type StoryDef } from './defs.ts';
import { type SpokenNodes, spokenNodes } from './spoken.ts';

/** The lists of a story that are handed out one by one, by the kind of their things. */
const LISTS = {
  script: 'scripts',
  secret: 'secrets',
  location: 'locations',
  test: 'tests',
  combat: 'combats',
  world: 'world',
  scenario: 'scenarios',
  quest: 'quests',
  text: 'texts',
  front: 'fronts',
} as const satisfies Readonly<Record<string, keyof StoryDef>>;
const KEPT_LISTS = Object.values(LISTS);
type ListedKind = keyof typeof LISTS;

function isListed(kind: string): kind is ListedKind {
  return Object.hasOwn(LISTS, kind);
}

/** Beside the things of these lists: an option of a Script, by its node. */
export type KeptKind = ListedKind | 'option';
export type KeptKey = `${KeptKind} ${number}`;

export function keptKey(kind: KeptKind, id: number): KeptKey {
  return `${kind} ${id}`;
}

/** A thing with the texts that stand on it, the effects it speaks of, and what those name. */
interface KeptPart {
  readonly is?: unknown;
  readonly texts: Readonly<Record<string, Names>>;
  readonly nodes: SpokenNodes;
  readonly names: Readonly<Record<string, Names>>;
}

/** A thing as it is handed out, the keys of its texts, and its effects. Where it leads is not told. */
interface Shown {
  readonly is?: unknown;
  readonly texts?: readonly string[];
  readonly nodes?: readonly (Node | undefined)[];
}

const NOWHERE = -1;

const SHOWN: Readonly<Record<KeptKind, (content: EclipseContent, story: StoryDef, id: number) => Shown>> = {
  script: (_, { scripts }, id) => ({ is: { ...scripts[id], does: NOWHERE } }),
  secret: (_, { secrets }, id) => {
    const { does: __, ...is } = secrets[id];
    return { is, nodes: [is.effect, is.inCombat] };
  },
  location: (_, { locations }, id) => ({ is: locations[id] }),
  test: (_, { tests }, id) => {
    const { modifiers, rows } = tests[id];
    return {
      is: tests[id],
      texts: [...modifiers, ...rows].map(({ text }) => text),
      nodes: [...modifiers.flatMap(({ cost, does }) => [cost, does]), ...rows.map(({ does }) => does)],
    };
  },
  combat: (_, { combats }, id) => ({
    is: { ...combats[id], tame: NOWHERE, win: NOWHERE, lose: NOWHERE },
    texts: combats[id].modifiers.map(({ text }) => text),
  }),
  world: (_, { world }, id) => ({ is: world[id] }),
  scenario: (_, { scenarios }, id) => ({ is: { ...scenarios[id], start: NOWHERE, random: NOWHERE } }),
  quest: (_, { quests }, id) => ({ is: quests[id], texts: [quests[id].text] }),
  text: (_, { texts }, id) => ({ is: texts[id], texts: [texts[id]] }),
  front: (_, { fronts }, id) => ({ is: fronts[id] }),
  option: ({ nodes }, _, id) => ({ texts: labelsOf(nodes[id]), nodes: [id] }),
};

function labelsOf({ args: { option } }: EffectNode): string[] {
  return typeof option === 'string' ? [option] : [];
}

function storyIn({ story }: EclipseContent): StoryDef {
  if (!story) throw new Error('this content has no story');
  return story;
}

function parseKey(key: string): readonly [KeptKind, number] {
  const [kind, id] = key.split(' ');
  return [kind as KeptKind, Number(id)];
}

export function partOf(content: EclipseContent, key: string): KeptPart {
  const [kind, id] = parseKey(key);
  const story = storyIn(content);
  const { is, texts = [], nodes: roots = [] } = SHOWN[kind](content, story, id);
  const nodes = spokenNodes(content.nodes, roots);
  return {
    is,
    texts: Object.fromEntries(texts.map((text) => [text, content.texts?.[text] ?? { en: text, fr: text }])),
    nodes,
    names: secretsNamed(story, [is, nodes]),
  };
}

/** Secrets that are named before anybody holds them: what an option asks for. */
function secretsNamed({ at, secrets }: StoryDef, value: unknown): Record<string, Names> {
  const names: Record<string, Names> = {};
  namesIn(value, (kind, id) => {
    if (kind === 'secret') names[secretName(id)] = secrets[at.secret[id]].names;
  });
  return names;
}

export function secretName(id: string): string {
  return `secret ${id}`;
}

/** What a page may know before anything is told: cards and rules, and of the story what lies in the box. */
export function openHalf(content: EclipseContent): EclipseContent {
  const { story, nodes } = content;
  if (!story) return content;
  return {
    ...content,
    isOpenHalf: true,
    nodes: nodes.slice(0, story.openNodes),
    names: { ...content.names },
    texts: {},
    story: openStory(story),
  };
}

function openStory(story: StoryDef): StoryDef {
  return {
    ...story,
    ...recordOf(KEPT_LISTS, () => []),
    later: [],
    budget: {},
    statuses: story.statuses.map((status) => ({ ...status, thresholds: [] })),
    at: recordOf(STORY_KINDS, (kind) => (isListed(kind) ? {} : story.at[kind])),
  };
}

/** Puts a part into the holes of an open half. */
export function putPart(content: EclipseContent, key: string, part: unknown): void {
  const [kind, id] = parseKey(key);
  const { is, texts, nodes, names } = part as KeptPart;
  if (isListed(kind)) fill(storyIn(content), kind, id, is);
  Object.assign(content.texts ?? {}, texts);
  Object.assign(content.nodes, nodes);
  Object.assign(content.names, names);
}

function fill(story: StoryDef, kind: ListedKind, id: number, is: unknown): void {
  Object.assign(story[LISTS[kind]], { [id]: is });
  const name = typeof is === 'string' ? is : (is as { id?: unknown }).id;
  if (kind !== 'quest' && name !== undefined) Object.assign(story.at[kind], { [String(name)]: id });
}
