import type { Outcome } from '@tabard/engine';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { useBackend } from '../host/backend.tsx';
import type { MatchSummary } from '../host/host.ts';
import { Icon } from '../icons/icon.tsx';
import { optionsWith } from '../sheets/saved-sheets.ts';
import { KeepSheet } from '../sheets/sheet-menu.tsx';
import { Button } from '../ui/button.tsx';
import type { BoardProps, GameSkin } from './board.ts';
import { endSign, useEnding } from './outcome-words.ts';
import { type TurningPoint, useTurningPoints } from './turning-points.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import './outcome-panel.css';

interface OutcomePanelProps {
  readonly match: string;
  readonly summary: MatchSummary;
  readonly outcome: Outcome;
  readonly board: BoardProps;
  readonly skin: Pick<GameSkin, 'scoreOf' | 'nextMatch'>;
}

/** Outcome of a match and the next actions. */
export function OutcomePanel({ match, summary, outcome, board, skin }: OutcomePanelProps) {
  const t = useTranslations('table.outcome');
  const backend = useBackend();
  const [, go] = useLocation();
  const { reader } = board;
  const { title, why } = useEnding(board, outcome);
  const points = useTurningPoints(match, board);
  const { scoreOf } = skin;
  const next = skin.nextMatch?.(board);
  const sheet = next && board.game.sheetOf?.(board.view.state);
  const again = async () => go(backend.tablePath(await backend.rematch(goingOn(summary, sheet))));
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
      <Icon name={endSign(outcome, reader.seat)} />
      <div>
        <h2>{title}</h2>
        {why && <p>{why}</p>}
      </div>
      {scoreOf && <Scores board={board} outcome={outcome} scoreOf={scoreOf} />}
      {points.length > 0 && <TurningPoints points={points} replayAt={backend.replayPath(match)} />}
      <div className="outcome-ways">
        <Button look="lamp" icon="rolling-dices" onClick={() => void again()}>
          {next ?? t('rematch')}
        </Button>
        {sheet !== undefined && (
          <KeepSheet written={{ game: board.game.id, options: summary.options, text: sheet }} />
        )}
        <Link href={backend.replayPath(match)} className="button button-plain">
          <Icon name="film-strip" /> {t('replay')}
        </Link>
        <ShareResult text={[title, why].filter(Boolean).join('. ')} />
        <Link href="/" className="button button-quiet">
          {t('hall')}
        </Link>
      </div>
    </section>
  );
}

/** Where a match writes a Save Sheet, the next one begins with it. */
function goingOn(summary: MatchSummary, sheet: string | undefined): MatchSummary {
  if (sheet === undefined) return summary;
  return { ...summary, options: optionsWith({ options: summary.options, text: sheet }) };
}

/** Turning points of the match, each linked to its place in the replay. */
function TurningPoints({ points, replayAt }: { points: readonly TurningPoint[]; replayAt: string }) {
  const t = useTranslations('table.outcome');
  return (
    <nav className="outcome-points" aria-label={t('points')}>
      <h3>{t('points')}</h3>
      <ol>
        {points.map(({ seq, said }) => (
          <li key={`${seq} ${said}`}>
            <Link href={`${replayAt}#${seq}`}>{said}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Shares the outcome through the Web Share API, else through the clipboard. */
function ShareResult({ text }: { text: string }) {
  const t = useTranslations('table.outcome');
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    if (navigator.share) await navigator.share({ title: document.title, text });
    else await navigator.clipboard.writeText(`${document.title}: ${text}`).then(() => setCopied(true));
  };
  return (
    <Button icon="share" onClick={() => void share().catch(() => undefined)}>
      {isCopied ? t('copied') : t('share')}
    </Button>
  );
}

interface ScoresProps {
  readonly board: BoardProps;
  readonly outcome: Outcome;
  readonly scoreOf: NonNullable<GameSkin['scoreOf']>;
}

/** Final standing of every player; winners first. */
function Scores({ board, outcome, scoreOf }: ScoresProps) {
  const { seats } = board.reader;
  const hasWon = (seat: number) => outcome.winners.includes(seat);
  const inOrder = [...seats.keys()]
    .filter((seat) => scoreOf(board, seat) !== '')
    .sort((a, b) => Number(hasWon(b)) - Number(hasWon(a)));
  if (inOrder.length === 0) return null;
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
