import type { Outcome } from '@tabard/engine';
import { useTranslations } from 'use-intl';
import type { BoardProps } from './board.ts';
import { phraseOf } from './say.ts';

/** Text of the outcome: who won, and why. Used by the panel, the log and the shared text. */
export interface OutcomeEnding {
  readonly title: string;
  readonly why: string | undefined;
}

export function useEnding(
  { game, reader }: Pick<BoardProps, 'game' | 'reader'>,
  outcome: Outcome,
): OutcomeEnding {
  const t = useTranslations('table.outcome');
  return {
    title: titleOf({ game, reader }, outcome) ?? headline(t, outcome, reader),
    why: phraseOf(game, reader, `outcome.${outcome.reason}`),
  };
}

/** A game's own words for an outcome, if it has any, for players and for spectators. */
function titleOf(
  { game, reader }: Pick<BoardProps, 'game' | 'reader'>,
  { reason }: Outcome,
): string | undefined {
  const title = game.phrases[reader.language][`outcome.${reason}.title`];
  return typeof title === 'string' ? title : title?.[reader.seat < 0 ? 1 : 0];
}

type OutcomeWords = ReturnType<typeof useTranslations<'table.outcome'>>;

function headline(t: OutcomeWords, { winners }: Outcome, reader: BoardProps['reader']): string {
  if (winners.length === 0) return t('nobody');
  if (winners.includes(reader.seat)) return t('won');
  const names = winners.map((seat) => reader.seats[seat]);
  return t('lost', { names: new Intl.ListFormat(reader.language).format(names) });
}

/** Icon of the outcome: laurels for a winner, a trophy for a spectator (-1). */
export function endSign({ winners }: Outcome, seat: number): string {
  if (winners.includes(seat)) return 'laurels';
  return winners.length === 0 || seat >= 0 ? 'sands-of-time' : 'trophy';
}
