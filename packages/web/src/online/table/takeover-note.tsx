import type { TableInfo } from '@tabard/table/protocol';
import { useTranslations } from 'use-intl';
import { Icon } from '../../icons/icon.tsx';
import { useNowWhile } from '../people/use-now.ts';

/** Notice that a bot is about to take an absent player's seat, with the time left to return. */
export function TakeoverNote({ info }: { info: TableInfo }) {
  const t = useTranslations('people');
  const leaving = info.seats.flatMap(({ name, takeover }) => (takeover === null ? [] : [{ name, takeover }]));
  const now = useNowWhile(leaving.length > 0);
  if (leaving.length === 0) return null;
  return (
    <div className="online-note">
      <Icon name="robot-golem" />
      {leaving.map(({ name, takeover }) => (
        <span key={name}>
          <span role="status">{t('takeover', { name })}</span>{' '}
          <span role="timer">{t('takeoverIn', { seconds: secondsUntil(takeover, now) })}</span>
        </span>
      ))}
    </div>
  );
}

function secondsUntil(time: number, now: number): number {
  return Math.max(0, Math.ceil((time - now) / 1000));
}
