import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { Icon } from '../../icons/icon.tsx';
import { Button } from '../../ui/button.tsx';
import { remote, useOnline } from '../server.ts';
import { useAction } from '../use-action.ts';
import './next-table.css';

interface Here {
  readonly match: string;
  /** Whether the current table waits for the user too. */
  readonly isYourMove: boolean;
}

/** On a page: number of waiting tables, with a link to the next. */
export function NextTable() {
  const t = useTranslations('online');
  const { count, isBusy, follow } = useNextTable();
  return (
    <div role="status">
      {count > 0 && (
        <div className="next-table">
          <Icon name="ringing-bell" />
          <span>{t('awaiting', { count })}</span>
          <Button look="lamp" disabled={isBusy} onClick={follow}>
            {t('goNext')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** In a table's toolbar: number of other waiting tables, with a link to the next. */
export function NextTableBell({ here }: { here: Here }) {
  const t = useTranslations('online');
  const { count, isBusy, follow } = useNextTable(here);
  const says = t('awaiting', { count });
  return (
    <span className="next-table-bell" role="status">
      {count > 0 && (
        <Button
          look="lamp"
          icon="ringing-bell"
          disabled={isBusy}
          onClick={follow}
          title={says}
          aria-label={`${says}: ${t('goNext')}`}
        >
          {count}
        </Button>
      )}
    </span>
  );
}

/** Number of waiting tables without the current one. */
function useNextTable(here?: Here) {
  const awaiting = useOnline((online) => online.awaiting);
  const [, go] = useLocation();
  const action = useAction();
  const follow = async () => {
    const next = await nextAfter(here?.match);
    if (next) go(`/online/${next}`);
  };
  return {
    count: Math.max(0, awaiting.count - (here?.isYourMove ? 1 : 0)),
    isBusy: action.isBusy,
    follow: () => action.run(follow),
  };
}

/** Id of the next waiting table other than the current one. */
async function nextAfter(here: string | undefined): Promise<string | undefined> {
  const { next } = useOnline.getState().awaiting;
  if (next !== null && next !== here) return next;
  const { tables } = await remote().api('myTables', {});
  const waiting = tables.find(
    ({ id, status, mine, turnOf }) =>
      id !== here && status === 'running' && mine !== null && turnOf.includes(mine),
  );
  return waiting?.id;
}
