import type { MatchState, Signatures } from '@tabard/engine';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../icons/icon.tsx';
import type { BoardProps } from '../board.ts';
import { boardContext, seatRef } from '../kit/board-context.ts';
import { BoardFrame } from '../kit/board-frame.tsx';
import { choicesAt } from '../kit/choices.ts';
import { Thing } from '../kit/thing.tsx';
import { wordsFrom } from '../kit/words.ts';
import { Facts } from './facts.tsx';
import { surveyOf, type Zone } from './survey.ts';
import { ZoneRow } from './zone-row.tsx';
import './plain-table.css';

const wordsIn = wordsFrom({ en: {}, fr: {} });

/** A table for any game, drawn from its views and options alone. */
export function PlainTable(props: BoardProps) {
  const board = boardContext<MatchState, Signatures>(props, { words: wordsIn, events: props.game.events });
  const { game, view } = board;
  const t = useTranslations('table');
  const survey = useMemo(() => surveyOf(game, view.state), [game, view.state]);
  const order = seatOrder(board);
  const shared = survey.zones.filter(({ seat, cards }) => seat < 0 && cards.length > 0);
  return (
    <BoardFrame board={board}>
      <div className="plain-table">
        <ul className="plain-seats" aria-label={t('seats')}>
          {order.map((seat) => (
            <SeatPanel key={seat} seat={seat} board={board} zones={survey.zones} facts={survey.facts} />
          ))}
        </ul>
        <section className="plain-shared" aria-label={t('onTable')}>
          {shared.map((zone) => (
            <ZoneRow key={`${zone.path} ${zone.label}`} zone={zone} board={board} />
          ))}
        </section>
        <details className="plain-facts">
          <summary>{t('facts')}</summary>
          <Facts facts={survey.facts.filter(({ seat }) => seat < 0)} board={board} />
        </details>
      </div>
    </BoardFrame>
  );
}

/** The viewer's seat first, then the others in order. */
function seatOrder({ reader, seats }: BoardProps): number[] {
  const first = Math.max(0, reader.seat);
  return seats.map((_, at) => (first + at) % seats.length);
}

interface SeatPanelProps {
  readonly seat: number;
  readonly board: BoardProps;
  readonly zones: readonly Zone[];
  readonly facts: Parameters<typeof Facts>[0]['facts'];
}

function SeatPanel({ seat, board, zones, facts }: SeatPanelProps) {
  const t = useTranslations('table');
  const common = useTranslations('common');
  const { seats, reader, view } = board;
  const plan = seats[seat];
  const isAwaited = view.waiting.includes(seat);
  const isLit = choicesAt(board, [seatRef(seat)]).options.length > 0;
  const own = zones.filter((zone) => zone.seat === seat && zone.cards.length > 0);
  const told = facts.filter((fact) => fact.seat === seat && isTelling(fact));
  return (
    <li className={`plain-seat ${isAwaited ? 'is-awaited' : ''} ${isLit ? 'is-lit' : ''}`}>
      <div className="plain-seat-head">
        <Icon name={plan.kind === 'bot' ? 'robot-golem' : 'person'} />
        <h2>{plan.name}</h2>
        {seat === reader.seat && plan.name !== common('you') && (
          <span className="plain-tag">{common('you')}</span>
        )}
        {plan.kind === 'bot' && <span className="plain-tag">{common('bot')}</span>}
        {isAwaited && (
          <span className="plain-tag plain-awaited">
            <Icon name="hourglass" /> {t('awaited')}
          </span>
        )}
        {(view.state.resigned & (1 << seat)) !== 0 && <span className="plain-tag">{t('resigned')}</span>}
        {isLit && (
          <Thing refs={[seatRef(seat)]} name={`${t('choose')}: ${plan.name}`} className="plain-seat-pick">
            {() => <span className="button button-lamp">{t('choose')}</span>}
          </Thing>
        )}
      </div>
      <Facts facts={told} board={board} />
      <div className="plain-shared">
        {own.map((zone) => (
          <ZoneRow key={`${zone.path} ${zone.label}`} zone={zone} board={board} />
        ))}
      </div>
    </li>
  );
}

/** Beside a seat, omits facts that are zero or absent. */
function isTelling({ kind, value }: SeatPanelProps['facts'][number]): boolean {
  if (kind === 'flag' || kind === 'word') return Boolean(value);
  return Number(value) > (kind === 'card' ? -1 : 0);
}
