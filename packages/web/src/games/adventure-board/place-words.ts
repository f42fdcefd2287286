import { encounterOn, LEVELS, reachOf } from '@tabard/adventure-board';
import { nounOf, withArticle } from '@tabard/engine';
import { cardRef } from '../../table/kit/board-context.ts';
import type { OrrenBoard } from './orren-board.ts';
import { type QuestMark, regionName, spaceName } from './places.ts';

/** All that is to be known of a space, in words. */
export function aboutSpace(board: OrrenBoard, space: number, marks: readonly QuestMark[]): string[] {
  const { content, state, words, reader, own, decision, language, nameOf } = board;
  const def = content.map.spaces[space];
  const here = state.heroes.flatMap((hero, seat) => (hero.space === space ? [reader.seats[seat]] : []));
  const steps = decision?.kind === 'move' && own >= 0 ? reachOf(state, own)[space] : -1;
  return [
    def.isCity ? words('city') : words('level-is', words(`level.${LEVELS[def.level]}`)),
    regionName(board, def),
    steps > 0 ? words('steps-away', steps) : '',
    def.resources.length
      ? words('offers', def.resources.map((one) => words(`resource.${one}`)).join(', '))
      : '',
    def.encounter >= 0
      ? words(`post.${def.post}`, withArticle(nounOf(content.encounters[def.encounter].names, language)))
      : '',
    ...state.track
      .filter((one) => one.space === space)
      .map((one) =>
        words(
          one.isRed ? 'undefeated-red' : 'undefeated',
          withArticle(nounOf(encounterOn(state, one.card[0]).names, language)),
        ),
      ),
    ...state.markers
      .filter((one) => one.space === space)
      .map((one) => words('discovery-of', reader.seats[one.placer])),
    ...marks.map(({ seat, card }) =>
      seat === own
        ? words('your-quest', nameOf(cardRef(card)))
        : words('quest-of', nameOf(cardRef(card)), reader.seats[seat]),
    ),
    here.length ? words('here', here.join(', ')) : '',
  ];
}

/** Where one comes to from a space in one step. */
export function roadsFrom(board: OrrenBoard, space: number): string {
  const { content, words } = board;
  return words('roads', content.map.spaces[space].to.map((to) => spaceName(board, to)).join(', '));
}
