/** Lines that name something must name something that exists. */
import { ContentError, type EffectNode, effectsWithin, isObject, unknownWord } from '@tabard/engine';
import type { StoryDef, StoryKind } from '../defs.ts';

/** Which argument of which word or condition names what; `mystling` is a card of the set. */
const NAMES: Readonly<Record<string, readonly [arg: string, kind: StoryKind]>> = {
  'tale/go': ['go', 'script'],
  'tale/lock': ['lock', 'script'],
  'tale/unlock': ['unlock', 'script'],
  'tale/random-combat': ['back', 'script'],
  'tale/test': ['test', 'test'],
  'tale/combat': ['combat', 'combat'],
  'tale/item': ['named', 'item'],
  'tale/secret': ['named', 'secret'],
  'tale/lose-secret': ['named', 'secret'],
  'tale/pay-secret': ['secret', 'secret'],
  'tale/event': ['event', 'secret'],
  'tale/status': ['status', 'status'],
  'tale/mark-next': ['status', 'status'],
  'tale/front': ['front', 'front'],
  'tale/lose-front': ['front', 'front'],
  'tale/attach': ['attach', 'front'],
  'tale/open-map': ['map', 'location'],
  'tale/slot-card': ['card', 'world'],
  'tale/flip-card': ['card', 'world'],
  'tale/remove-card': ['card', 'world'],
};
const NAMES_IN_CONDITIONS: Readonly<Record<string, readonly [arg: string, kind: StoryKind]>> = {
  status: ['status', 'status'],
  secret: ['secret', 'secret'],
  front: ['front', 'front'],
  attached: ['attached', 'front'],
  read: ['read', 'script'],
  played: ['played', 'scenario'],
};

/** Everything that a node or a phrase names, with itself and whatever is inside. */
export function namesIn(value: unknown, found: (kind: StoryKind, id: string) => void): void {
  if (!isObject(value)) return;
  const { word, family, name, args } = value;
  const entry =
    typeof word === 'string'
      ? NAMES[word]
      : family === 'tale-condition' && typeof name === 'string'
        ? NAMES_IN_CONDITIONS[name]
        : undefined;
  if (entry && isObject(args) && args[entry[0]] !== undefined) found(entry[1], String(args[entry[0]]));
  for (const part of Object.values(value)) namesIn(part, found);
}

export function checkReferences(story: StoryDef, nodes: readonly EffectNode[]): void {
  const owners: readonly (readonly [string, number | undefined])[] = [
    ...story.scripts.map(({ id, does }) => [`Script ${id}`, does] as const),
    ...story.secrets.map(({ id, does }) => [`Secret ${id}`, does] as const),
    ...story.tests.flatMap(({ id, rows, modifiers }) =>
      [...rows, ...modifiers].map(({ does }) => [`Test ${id}`, does] as const),
    ),
  ];
  for (const [owner, root] of owners)
    for (const node of root === undefined ? [] : effectsWithin(nodes, root))
      namesIn(nodes[node], (kind, id) => {
        if (story.at[kind][id] === undefined)
          throw new ContentError([owner], unknownWord(kind, id, Object.keys(story.at[kind])));
      });
}
