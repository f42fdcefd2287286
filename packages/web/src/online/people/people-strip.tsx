import type { TableInfo, TableSeat } from '@tabard/table/protocol';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../icons/icon.tsx';
import { SeatClock } from './seat-clock.tsx';
import './people.css';

const MARGIN = 12;

/** The people at the table in one line: presence, whose move it is, and clocks. */
export function PeopleStrip({ info }: { info: TableInfo }) {
  const t = useTranslations('people');
  const strip = useRef<HTMLUListElement>(null);
  const awaited = info.turnOf[0];
  // On a narrow screen scroll to the players who are to move.
  useEffect(() => {
    const shown = awaited === undefined ? undefined : strip.current?.children[awaited];
    if (shown instanceof HTMLElement) strip.current?.scrollTo({ left: shown.offsetLeft - MARGIN });
  }, [awaited]);
  return (
    <ul className="people-strip" ref={strip} aria-label={t('title')}>
      {info.seats.map((seat) => (
        <li key={seat.seat} className={info.turnOf.includes(seat.seat) ? 'is-awaited' : undefined}>
          <PresenceSign seat={seat} />
          <span className="people-name">{seat.name}</span>
          {info.turnOf.includes(seat.seat) && <span className="people-turn">{t('toMove')}</span>}
          <SeatClock seat={seat} />
        </li>
      ))}
    </ul>
  );
}

/** Icon and word for a bot, a present player or an absent one. */
export function PresenceSign({ seat }: { seat: TableSeat }) {
  const t = useTranslations('people');
  if (seat.kind === 'bot') return <Icon name="robot-golem" label={t('bot')} className="presence" />;
  if (seat.isHere) return <Icon name="meeple" label={t('here')} className="presence is-here" />;
  return <Icon name="sight-disabled" label={t('away')} className="presence is-away" />;
}
