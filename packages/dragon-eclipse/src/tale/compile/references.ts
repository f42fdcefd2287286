/** Lines that name something must name something that exists. */
import {
  ContentError,
  type EffectNode,
  effectsWithin,
  isObject,
  type Node,
  type Path,
  unknownWord,
} from '@tabard/engine';
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

/** Something that names others: its roots among the effects, and conditions that stand beside them. */
interface Naming {
  readonly kind: StoryKind;
  readonly id: string;
  readonly roots: readonly (Node | undefined)[];
  readonly conditions: readonly unknown[];
}

function namingsOf({ scripts, secrets, tests, combats }: StoryDef): Naming[] {
  return [
    ...scripts.map(({ id, does }) => ({ kind: 'script' as const, id, roots: [does], conditions: [] })),
    ...secrets.map(({ id, does }) => ({ kind: 'secret' as const, id, roots: [does], conditions: [] })),
    ...tests.map(({ id, rows, modifiers }) => ({
      kind: 'test' as const,
      id,
      roots: [...rows.map(({ does }) => does), ...modifiers.flatMap(({ does, cost }) => [does, cost])],
      conditions: modifiers.map(({ gate }) => gate),
    })),
    ...combats.map(({ id, modifiers, corruptions }) => ({
      kind: 'combat' as const,
      id,
      roots: [],
      conditions: [...modifiers.map(({ gate }) => gate), corruptions],
    })),
  ];
}

/** DE-CAMP-10: an ending is a part of the status of that name. */
function checkEnding({ statuses, at }: StoryDef, { word, args }: EffectNode, place: Path): void {
  if (word !== 'tale/end-campaign') return;
  const { parts } = statuses[at.status.ending] ?? { parts: 0 };
  if (Number(args.ending) > parts)
    throw new ContentError(
      place,
      `ending ${String(args.ending)} is a part of the status "ending", which has ${parts} in tale/statuses.yaml`,
    );
}

/** `placeOf` says where something of the story is written. */
export function checkReferences(
  story: StoryDef,
  nodes: readonly EffectNode[],
  placeOf: (kind: StoryKind, id: string) => Path,
): void {
  for (const { kind: owner, id: name, roots, conditions } of namingsOf(story)) {
    const within = roots
      .flatMap((root) => (root === undefined ? [] : effectsWithin(nodes, root)))
      .map((node) => nodes[node]);
    for (const node of within) checkEnding(story, node, placeOf(owner, name));
    for (const value of [...within, ...conditions])
      namesIn(value, (kind, id) => {
        if (story.at[kind][id] === undefined)
          throw new ContentError(placeOf(owner, name), unknownWord(kind, id, Object.keys(story.at[kind])));
      });
  }
}
