import type { Outcome } from '@tabard/engine';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import type { MatchSummary } from '../host/host.ts';
import { useVenue } from '../host/venue.tsx';
import { Icon } from '../icons/icon.tsx';
import { Button } from '../ui/button.tsx';
import type { BoardProps, GameSkin } from './board.ts';
import { phraseOf } from './say.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import './outcome-panel.css';

interface OutcomePanelProps {
  readonly match: string;
  readonly summary: MatchSummary;
  readonly outcome: Outcome;
  readonly board: BoardProps;
  readonly scoreOf: GameSkin['scoreOf'];
}

/** How it ended, and what to do next. */
export function OutcomePanel({ match, summary, outcome, board, scoreOf }: OutcomePanelProps) {
  const t = useTranslations('table.outcome');
  const venue = useVenue();
  const [, go] = useLocation();
  const { reader, game } = board;
  const why = phraseOf(game, reader, `outcome.${outcome.reason}`);
  const again = async () => go(venue.tableAt(await venue.again(summary)));
  const ref = useRef<HTMLElement>(null);
  useKeptFocus(ref);
  return (
    <section
      ref={ref}
      className="outcome-panel"
      role="status"
      tabIndex={-1}
      data-won={outcome.winners.includes(reader.seat)}
    >
      <Icon name={signOf(outcome, reader)} />
      <div>
        <h2>{titleOf(board, outcome) ?? headline(t, outcome, reader)}</h2>
        {why && <p>{why}</p>}
      </div>
      {scoreOf && <Scores board={board} outcome={outcome} scoreOf={scoreOf} />}
      <div className="outcome-ways">
        <Button look="lamp" icon="rolling-dices" onClick={() => void again()}>
          {t('rematch')}
        </Button>
        <Link href={venue.replayAt(match)} className="button button-plain">
          <Icon name="film-strip" /> {t('replay')}
        </Link>
        <Link href="/" className="button button-quiet">
          {t('hall')}
        </Link>
      </div>
    </section>
  );
}

interface ScoresProps {
  readonly board: BoardProps;
  readonly outcome: Outcome;
  readonly scoreOf: NonNullable<GameSkin['scoreOf']>;
}

/** What everybody has come to; winners first. */
function Scores({ board, outcome, scoreOf }: ScoresProps) {
  const { seats } = board.reader;
  const hasWon = (seat: number) => outcome.winners.includes(seat);
  const inOrder = [...seats.keys()].sort((a, b) => Number(hasWon(b)) - Number(hasWon(a)));
  return (
    <ul className="outcome-scores">
      {inOrder.map((seat) => (
        <li key={seat} data-won={hasWon(seat)}>
          {hasWon(seat) && <Icon name="crown" />}
          <b>{seats[seat]}</b> {scoreOf(board, seat)}
        </li>
      ))}
    </ul>
  );
}

function signOf({ winners }: Outcome, { seat }: BoardProps['reader']): string {
  if (winners.length === 0) return 'sands-of-time';
  return winners.includes(seat) ? 'laurels' : 'trophy';
}

/** A game may have words of its own for an end, to those who played and to those who looked on. */
function titleOf({ game, reader }: BoardProps, { reason }: Outcome): string | undefined {
  const title = game.phrases[reader.language][`outcome.${reason}.title`];
  return typeof title === 'string' ? title : title?.[reader.seat < 0 ? 1 : 0];
}

type Words = ReturnType<typeof useTranslations<'table.outcome'>>;

function headline(t: Words, { winners }: Outcome, reader: BoardProps['reader']): string {
  if (winners.length === 0) return t('nobody');
  if (winners.includes(reader.seat)) return t('won');
  const names = winners.map((seat) => reader.seats[seat]);
  return t('lost', { names: new Intl.ListFormat(reader.language).format(names) });
}
