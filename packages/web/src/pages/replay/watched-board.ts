import { contentOf, type Game, type Language, type Reader, type View } from '@tabard/engine';
import type { SeatPlan } from '../../host/host.ts';
import type { BoardProps, GameSkin, Happenings, StorySoFar } from '../../table/board.ts';
import { backFace, backOfCard, faceOfDef, knownDef } from '../../table/faces.ts';
import { offersOf } from '../../table/offers.ts';
import { peekProps } from '../../table/peek.tsx';
import { speechOf } from '../../table/say.ts';

interface Watched {
  readonly game: Game;
  readonly skin: GameSkin;
  readonly view: View;
  readonly seats: readonly SeatPlan[];
  readonly language: Language;
  readonly happenings: Happenings;
  readonly story: StorySoFar;
  readonly motion: 'full' | 'reduced';
}

function readerOf({ view, seats, language }: Pick<Watched, 'view' | 'seats' | 'language'>): Reader {
  const seat = view.viewer === 'spectator' ? -1 : view.viewer;
  return { language, seat, seats: seats.map(({ name }) => name) };
}

/** What a board is told where one only looks on: nothing can be chosen. */
export function watchedBoard(watched: Watched): BoardProps {
  const { game, skin, view, seats, language, happenings, story, motion } = watched;
  const reader = readerOf(watched);
  game.openContent(view.state.content);
  const { say, nameOf } = speechOf(game, view.state, reader);
  const content = contentOf(view.state);
  return {
    game,
    view,
    reader,
    seats,
    decision: undefined,
    offers: offersOf({ game, state: view.state }, undefined, [], say),
    choose: () => undefined,
    explain: () => undefined,
    happenings,
    story,
    motion,
    say,
    nameOf,
    faceOf: (card) => {
      const def = knownDef(view.state, card);
      return def === undefined ? undefined : faceOfDef(game, skin, content, def, language);
    },
    backOf: (card) => backFace(skin, backOfCard(view.state, card)),
    peek: peekProps,
  };
}
