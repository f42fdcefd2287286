import type { TableInfo } from '@tabard/table/protocol';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { Icon } from '../../icons/icon.tsx';
import { Button } from '../../ui/button.tsx';
import { ProblemLine } from '../problem-line.tsx';
import { remote } from '../server.ts';
import { useAction } from '../use-action.ts';

/** A rematch was created, with the user's seat reserved. */
export function Rematch({ info }: { info: TableInfo }) {
  const t = useTranslations('people');
  const [, go] = useLocation();
  const action = useAction();
  if (info.rematch === null || info.mine === null) return null;
  const follow = async () => {
    const { id } = await remote().api('rematch', { params: { match: info.id } });
    go(`/online/${id}`);
  };
  return (
    <div className="online-note" role="status">
      <Icon name="rolling-dices" />
      <span>{t('rematchSet')}</span>
      <Button look="lamp" disabled={action.isBusy} onClick={() => action.run(follow)}>
        {t('rematchGo')}
      </Button>
      <ProblemLine problem={action.problem} />
    </div>
  );
}
