import { questFacts, type SpaceDef } from '@tabard/adventure-board';
import { type EntityRef, nounOf, type Seat, withArticle } from '@tabard/engine';
import { looseWith } from '../../table/kit/choices.ts';
import type { OrrenBoard } from './orren-board.ts';

/** What one does where one stands without naming the space. */
const HERE = ['reveal', 'rest', 'train', 'scout', 'rumour', 'draw', 'heed'];

/** The ways in which options speak of a space: itself, and what may be met there by whoever is asked. */
export function spaceRefs({ state, own, content }: OrrenBoard, space: number): EntityRef[] {
  const refs: EntityRef[] = [{ kind: 'space', id: space }];
  for (const one of state.track) if (one.space === space) refs.push({ kind: 'owned', id: one.card[0] });
  if (own >= 0 && state.heroes[own].space === space) {
    const { encounter } = content.map.spaces[space];
    if (encounter >= 0) refs.push({ kind: 'encounter', id: encounter });
    refs.push(
      ...eventEncounters(content, state.event, state.cards.def).map((id) => ({ kind: 'encounter', id })),
    );
  }
  return refs;
}

function eventEncounters(
  content: OrrenBoard['content'],
  event: readonly number[],
  defs: readonly number[],
): number[] {
  return event.flatMap((card) => {
    const def = content.defs[defs[card]];
    const met = def?.type === 'challenge' ? (def.event?.meets?.encounter ?? -1) : -1;
    return met >= 0 ? [met] : [];
  });
}

/** Options without a name that belong to the space where one stands. */
export function hereOptions(board: OrrenBoard, space: number) {
  const { state, own } = board;
  return own >= 0 && state.heroes[own].space === space ? looseWith(board, ...HERE) : [];
}

export function spaceName({ content, language }: OrrenBoard, space: number): string {
  return withArticle(nounOf(content.map.spaces[space].names, language));
}

export function regionName({ content, language }: OrrenBoard, { region }: SpaceDef): string {
  return region < 0 ? '' : withArticle(nounOf(content.map.regions[region].names, language));
}

/** Who has business on a space: the seat, the Quest, and whether it is one place of a few. */
export interface QuestMark {
  readonly seat: Seat;
  readonly card: number;
  readonly isOne: boolean;
}

/** More places than this are a kind of place, not one to travel to. */
const FEW = 3;

export function questMarks({ state, content }: OrrenBoard): readonly (readonly QuestMark[])[] {
  const marks: QuestMark[][] = content.map.spaces.map(() => []);
  state.heroes.forEach((hero, seat) => {
    if (hero.def < 0) return;
    for (const { card, spaces } of questFacts(state, seat))
      for (const space of spaces) marks[space].push({ seat, card, isOne: spaces.length <= FEW });
  });
  return marks;
}

/** What is looked at and names a space first: the space itself, or an answer. */
const SPACE_VERBS = ['space', 'go', 'travel', 'place', 'begin', 'flee'];

/** The space that is looked at, by the key of what one looks at. */
export function spaceOfKey(key: string | undefined): number | undefined {
  const [verb, space] = key?.split(' ') ?? [];
  return SPACE_VERBS.includes(verb) ? Number(space) : undefined;
}

/** The way to a space in reach, walked back by the steps to each. */
export function wayTo({ content }: OrrenBoard, reach: readonly number[], to: number): number[] {
  const way = [to];
  while (reach[way[0]] > 0) {
    const before = content.map.spaces[way[0]].to.find((next) => reach[next] === reach[way[0]] - 1);
    if (before === undefined) return [];
    way.unshift(before);
  }
  return way;
}
