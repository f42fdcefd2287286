import type { TableInfo } from '@tabard/table/protocol';
import { useTranslations } from 'use-intl';
import { Icon } from '../../icons/icon.tsx';
import { Button } from '../../ui/button.tsx';
import { ProblemLine } from '../problem-line.tsx';
import { remote } from '../server.ts';
import { useAction } from '../use-action.ts';

/** Notice that a bot plays the user's seat, with a button to take it back. */
export function StandIn({ info }: { info: TableInfo }) {
  const t = useTranslations('people');
  const action = useAction();
  const { mine } = info;
  if (mine === null || info.status !== 'running' || info.seats[mine].kind !== 'bot') return null;
  const params = { match: info.id, seat: mine };
  const takeBack = () => remote().api('setSeat', { params, body: { kind: 'person' } });
  return (
    <div className="online-note" role="status">
      <Icon name="robot-golem" />
      <span>{t('botPlays')}</span>
      <Button look="lamp" disabled={action.isBusy} onClick={() => action.run(takeBack)}>
        {t('takeBack')}
      </Button>
      <ProblemLine problem={action.problem} />
    </div>
  );
}
