import type { TableInfo } from '@tabard/table/protocol';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useGameTitle } from '../../games/use-game-title.ts';
import { Icon } from '../../icons/icon.tsx';

/** List item of a table: game, players and a link. */
export function TableItem({ info }: { info: TableInfo }) {
  const t = useTranslations('lobby');
  const format = useFormatter();
  const now = useNow({ updateInterval: 60_000 });
  const titleOf = useGameTitle();
  const names = info.seats.filter(({ kind }) => kind !== 'open').map(({ name }) => name);
  return (
    <li className="table-item">
      <span className="table-item-sign" aria-hidden="true">
        <Icon name={info.pace === 'live' ? 'candle-light' : 'envelope'} />
      </span>
      <div className="table-item-what">
        <h3>{titleOf(info.game).title}</h3>
        <p>
          {names.join(', ')} · {t(info.pace)} ·{' '}
          {format.relativeTime(Math.min(info.updated, now.getTime()), now)}
        </p>
        <p className="table-item-standing">
          <Standing info={info} />
        </p>
      </div>
      <Way info={info} />
    </li>
  );
}

/** Status of the table: what it waits for, or how it ended. */
function Standing({ info }: { info: TableInfo }) {
  const t = useTranslations('lobby');
  const hall = useTranslations('hall');
  const named = (seats: readonly number[]) => seats.map((seat) => info.seats[seat].name).join(', ');
  if (info.mine !== null && info.outcome?.winners.includes(info.mine)) return hall('youWon');
  if (info.outcome)
    return info.outcome.winners.length
      ? hall('wonBy', { names: named(info.outcome.winners) })
      : hall('nobodyWon');
  if (info.status === 'adjourned') return t('adjourned');
  const free = info.seats.filter(({ kind }) => kind === 'open').length;
  if (info.status === 'open') return free > 0 ? t('free', { count: free }) : t('waiting');
  if (info.mine !== null && info.turnOf.includes(info.mine)) return hall('yourTurn');
  return info.turnOf.length > 0 ? hall('turnOf', { name: named(info.turnOf) }) : null;
}

function Way({ info }: { info: TableInfo }) {
  const t = useTranslations('lobby');
  const isMine = info.mine !== null;
  if (info.status === 'adjourned')
    return (
      <Link href={`/online/${info.id}`} className="button button-plain">
        <Icon name="open-book" /> {t('read')}
      </Link>
    );
  if (info.status === 'over')
    return (
      <Link href={`/online/replay/${info.id}`} className="button button-plain">
        <Icon name="film-strip" /> {t('replay')}
      </Link>
    );
  if (isMine)
    return (
      <Link href={`/online/${info.id}`} className="button button-lamp">
        {t('toTable')}
      </Link>
    );
  if (info.status === 'open')
    return (
      <Link href={`/join/${info.code}`} className="button button-lamp">
        <Icon name="meeple" /> {t('sitDown')}
      </Link>
    );
  return (
    <Link href={`/online/${info.id}`} className="button button-plain">
      <Icon name="eyeball" /> {t('watch')}
    </Link>
  );
}
