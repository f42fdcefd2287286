import type { TableInfo } from '@tabard/table/protocol';
import { useFormatter, useTranslations } from 'use-intl';
import { Icon } from '../../icons/icon.tsx';
import { clockText } from '../lobby/clocks.ts';
import { markOf } from './use-clocks.ts';
import { useNowWhile } from './use-now.ts';

const SOON_MS = 10_000;
const DAY_MS = 86_400_000;

/** Announces the user's remaining time to screen readers. */
export function ClockCall({ deadline }: { deadline: number | null }) {
  const t = useTranslations('people');
  const now = useNowWhile(deadline !== null);
  const mark = deadline === null ? undefined : markOf(deadline - now);
  return (
    <span className="visually-hidden" role="status">
      {mark !== undefined && t('secondsLeft', { seconds: mark / 1000 })}
    </span>
  );
}

/** Remaining time of a seat: running while it is to move, else its reserve. */
export function SeatClock({ seat }: { seat: TableInfo['seats'][number] }) {
  const t = useTranslations('people');
  const format = useFormatter();
  const { deadline, bank } = seat;
  const now = useNowWhile(deadline !== null);
  if (deadline === null)
    return bank === null || bank === 0 ? null : (
      <span className="seat-clock">{t('bank', { time: clockText(bank) })}</span>
    );
  const left = deadline - now;
  return (
    <span
      className={`seat-clock ${left < SOON_MS ? 'is-soon' : 'is-running'}`}
      role="timer"
      aria-label={t('timeLeft')}
    >
      <Icon name="hourglass" /> {left > DAY_MS ? format.relativeTime(deadline, now) : clockText(left)}
    </span>
  );
}
