import type { TableInfo } from '@tabard/table/protocol';
import { useTranslations } from 'use-intl';
import { Icon } from '../../icons/icon.tsx';
import { useRanOut } from '../people/use-clocks.ts';

/** Notice that a player ran out of time and a bot moved for them. */
export function TimeOut({ info }: { info: TableInfo }) {
  const t = useTranslations('people');
  const out = useRanOut(info);
  const { mine, seats } = info;
  if (out.length === 0) return null;
  const said = out.map((seat) =>
    seat === mine ? t('yourTimeOut') : t('timeOut', { name: seats[seat].name }),
  );
  return (
    <p className="online-note" role="status">
      <Icon name="hourglass" />
      <span>{said.join(' ')}</span>
    </p>
  );
}
