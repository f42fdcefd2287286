import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { NotifyButton } from '../awaiting/notify-button.tsx';
import { ConnectionNotice } from '../connection-notice.tsx';
import { NeedsServer } from '../needs-server.tsx';
import { useOnline } from '../server.ts';
import { JoinByCode } from './join-by-code.tsx';
import { TableSection } from './table-section.tsx';
import './lobby.css';

const NewTableDialog = lazy(() => import('./new-table-dialog.tsx'));

/** The lobby: open tables, running matches, and forms to create or join a table. */
export default function LobbyPage() {
  const t = useTranslations('lobby');
  return (
    <Page title={t('title')}>
      <NeedsServer>
        <Lobby />
      </NeedsServer>
    </Page>
  );
}

function Lobby() {
  const t = useTranslations('lobby');
  const [isMaking, setMaking] = useState(false);
  const person = useOnline((online) => online.person);
  return (
    <div className="lobby">
      <ConnectionNotice />
      <p className="lobby-lead">{t('lead')}</p>
      <div className="lobby-ways">
        <Button look="lamp" icon="round-table" onClick={() => setMaking(true)}>
          {t('newTable')}
        </Button>
        <JoinByCode />
        {person && <NotifyButton />}
      </div>
      {person && <TableSection key={person.id} list="myTables" title={t('mine')} />}
      <TableSection list="openTables" title={t('open')} none={t('openNone')} />
      <TableSection list="runningTables" title={t('running')} none={t('runningNone')} />
      {isMaking && (
        <Suspense>
          <NewTableDialog onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </div>
  );
}
