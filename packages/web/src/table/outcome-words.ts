import type { Outcome } from '@tabard/engine';
import { useTranslations } from 'use-intl';
import type { BoardProps } from './board.ts';
import { phraseOf } from './say.ts';

/** How a match ended: who won, and why. The end, the log and what is shared say the same. */
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

/** A game may have words of its own for an end, to those who played and to those who looked on. */
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

/** Laurels for who won; a trophy only for who looks on (-1) at somebody else's. */
export function endSign({ winners }: Outcome, seat: number): string {
  if (winners.includes(seat)) return 'laurels';
  return winners.length === 0 || seat >= 0 ? 'sands-of-time' : 'trophy';
}
