import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { Icon } from '../../icons/icon.tsx';
import { Button } from '../../ui/button.tsx';
import { remote, useOnline } from '../server.ts';
import { useAction } from '../use-action.ts';
import './next-table.css';

interface NextTableProps {
  /** The table one sits at, and whether it waits too. */
  readonly here?: { readonly match: string; readonly isYourMove: boolean };
}

/** How many other tables wait, and the way to the next of them. */
export function NextTable({ here }: NextTableProps) {
  const t = useTranslations('online');
  const awaiting = useOnline((online) => online.awaiting);
  const [, go] = useLocation();
  const action = useAction();
  const count = awaiting.count - (here?.isYourMove ? 1 : 0);
  if (count <= 0) return null;
  const follow = async () => {
    const next = await nextAfter(here?.match);
    if (next) go(`/online/${next}`);
  };
  return (
    <div className="next-table" role="status">
      <Icon name="ringing-bell" />
      <span>{t('awaiting', { count })}</span>
      <Button look="lamp" disabled={action.isBusy} onClick={() => action.run(follow)}>
        {t('goNext')}
      </Button>
    </div>
  );
}

/** The table that has waited longest; when one sits there already, another one. */
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
