import type { TableInfo, TableSeat } from '@tabard/table/protocol';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../icons/icon.tsx';
import { Button } from '../../ui/button.tsx';
import { SeatChoices } from './seat-options.tsx';

interface SeatListProps {
  readonly info: TableInfo;
  /** Takes the seat; without it there are no buttons to sit down. */
  onSit?(seat: number): void;
  /** Removes the player from the seat; without it there are no buttons for that. */
  onSendAway?(seat: number): void;
}

const ICONS: Readonly<Record<TableSeat['kind'], string>> = {
  person: 'meeple',
  bot: 'robot-golem',
  open: 'wooden-chair',
};

/** List of the seats: who has taken them, and which are free. */
export function SeatList({ info, onSit, onSendAway }: SeatListProps) {
  const t = useTranslations('waitingRoom');
  return (
    <section aria-labelledby="waiting-room-seats">
      <h2 id="waiting-room-seats">{t('seats')}</h2>
      <ol className="seat-list">
        {info.seats.map((seat) => (
          <li key={seat.seat} className={`place place-${seat.kind}`}>
            <span className="place-picture">
              <Icon name={ICONS[seat.kind]} />
            </span>
            <span className="place-who">
              <SeatName seat={seat} info={info} />
            </span>
            {seat.kind === 'open' && onSit && (
              <Button
                look="lamp"
                aria-label={t('sitHere', { n: seat.seat + 1 })}
                onClick={() => onSit(seat.seat)}
              >
                {t('sitDown')}
              </Button>
            )}
            {seat.player !== null && seat.player !== info.host && onSendAway && (
              <RemovePlayer key={seat.player} name={seat.name} onSendAway={() => onSendAway(seat.seat)} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Needs a second click: a removed player cannot come back. */
function RemovePlayer({ name, onSendAway }: { name: string; onSendAway(): void }) {
  const t = useTranslations('waitingRoom');
  const [isSure, setSure] = useState(false);
  return (
    <Button
      look={isSure ? 'danger' : 'quiet'}
      icon="exit-door"
      aria-label={isSure ? undefined : t('sendAwayWhom', { name })}
      onClick={() => (isSure ? onSendAway() : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {isSure ? t('sendAwayAsk', { name }) : t('sendAway')}
    </Button>
  );
}

function SeatName({ seat, info }: { seat: TableSeat; info: TableInfo }) {
  const t = useTranslations('waitingRoom');
  const common = useTranslations('common');
  if (seat.kind === 'open') return <em>{seat.name || t('freeSeat')}</em>;
  const marks = [
    seat.seat === info.mine && t('you'),
    seat.player !== null && seat.player === info.host && t('host'),
    seat.kind === 'bot' && common('bot'),
    seat.kind === 'person' && (seat.isHere ? t('here') : t('away')),
  ].filter(Boolean);
  return (
    <>
      <strong>{seat.name}</strong>
      <small>{marks.join(' · ')}</small>
      <Suspense>
        <SeatChoices info={info} seat={seat.seat} />
      </Suspense>
    </>
  );
}
