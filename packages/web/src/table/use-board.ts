import type { Game, Reader, Unavailable } from '@tabard/engine';
import { useMemo } from 'react';
import type { Table } from '../host/host.ts';
import { useMotion } from '../settings/motion.ts';
import { useLanguage } from '../settings/settings.ts';
import type { BoardProps, GameSkin, StorySoFar } from './board.ts';
import { backFace, backOfCard, faceInMatch, knownDef } from './faces.ts';
import { helpFor } from './help-for.ts';
import { offersOf } from './offers.ts';
import { peekProps } from './peek.tsx';
import { speechOf } from './say.ts';
import { type Answering, useAnswering } from './use-answering.ts';
import type { Sight } from './use-table.ts';

/** An open table with its client state. */
export interface OpenTable {
  readonly table: Table;
  readonly sight: Sight;
  readonly unavailable: readonly Unavailable[];
}

/** Props of a board, and the state of answering. */
export function useBoard(
  game: Game,
  skin: GameSkin,
  { table, sight, unavailable }: OpenTable,
): { board: BoardProps; answering: Answering } {
  const { view, summary, seq, passing } = sight.update;
  const { viewer, state } = view;
  const language = useLanguage();
  const motion = useMotion();
  const reader: Reader = useMemo(
    () => ({
      language,
      seat: viewer === 'spectator' ? -1 : viewer,
      seats: summary.seats.map(({ name }) => name),
    }),
    [language, viewer, summary.seats],
  );
  const { say, nameOf } = useMemo(() => speechOf(game, state, reader), [game, state, reader]);
  // During an automatic pass there is nothing to choose.
  const decision = passing ? undefined : view.decisions[0];
  const offers = useMemo(
    () =>
      offersOf({ game, state }, decision, unavailable, say, (option) =>
        decision ? helpFor({ game, state, language, asked: decision, say }, option) : '',
      ),
    [game, decision, unavailable, say, state, language],
  );
  const answering = useAnswering({ game, table, seq, decision, say });
  const { choose, explain } = answering;
  const { happenings } = sight;
  const { story: events, storyFrom: from, sinceYours: since } = sight.update;
  const story = useMemo((): StorySoFar => {
    const older = table.older && (() => void table.older?.().catch(() => undefined));
    return { match: summary.id, events, from, since, older };
  }, [summary.id, events, from, since, table]);
  const board = useMemo(
    (): BoardProps => ({
      game,
      view,
      reader,
      seats: summary.seats,
      decision,
      offers,
      choose,
      explain,
      happenings,
      story,
      motion,
      say,
      nameOf,
      faceOf: (card) => {
        const def = knownDef(state, card);
        return def === undefined ? undefined : faceInMatch(game, skin, state, def, language);
      },
      backOf: (card) => backFace(skin, backOfCard(state, card)),
      peek: peekProps,
    }),
    [
      game,
      skin,
      view,
      state,
      reader,
      language,
      summary.seats,
      decision,
      offers,
      choose,
      explain,
      happenings,
      story,
      motion,
      say,
      nameOf,
    ],
  );
  return { board, answering };
}
