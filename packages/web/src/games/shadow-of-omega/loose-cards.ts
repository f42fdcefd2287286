import { defOf } from './defs.ts';
import type { OmegaBoard } from './omega-board.ts';

/** Cards that lie in no place of their own: they are shown in the middle of the table. */
export interface LooseCards {
  readonly played: readonly number[];
  readonly dropped: readonly number[];
  /** To choose from: drafted, looked at, or named by an option and lying nowhere else. */
  readonly pick: readonly number[];
}

export function looseCards(board: OmegaBoard): LooseCards {
  const { state, own, offers } = board;
  const played = state.played;
  const dropped = [...state.dropped.advantages, ...state.dropped.characters];
  const drafted = own < 0 ? [] : state.rejected[own].filter((card) => isCharacter(board, card));
  const placed = new Set([...played, ...dropped, ...drafted, ...placedCards(board)]);
  // Areas to seek again are looked up in their pile; what else lies in a discard pile is shown.
  const asked = offers.all.filter(({ option }) => option.verb !== 'seek-again');
  const named = asked.flatMap(({ about }) => about.filter(({ kind }) => kind === 'card'));
  const homeless = named.map(({ id }) => id).filter((card) => card >= 0 && !placed.has(card));
  return { played, dropped, pick: [...new Set([...drafted, ...homeless])] };
}

/** Put back, an Advantage is out of mind; the Characters are still to be chosen from. */
function isCharacter({ state }: OmegaBoard, card: number): boolean {
  return defOf(state, card)?.type === 'character';
}

/** The cards that have a place on the table. */
function placedCards({ state, own }: OmegaBoard): number[] {
  const parties = state.parties.flatMap((party) => [
    ...party.characters,
    ...party.plots,
    ...party.missions,
    ...party.finished,
  ]);
  const places = state.places.flatMap(({ area, guard, traps }) => [...area, ...guard, ...traps]);
  const hand = own < 0 ? [] : state.parties[own].hand;
  return [...parties, ...places, ...hand, ...state.final, ...state.incidents, ...state.offered.flat()];
}
