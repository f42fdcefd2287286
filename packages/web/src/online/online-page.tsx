import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { BackendProvider } from '../host/backend.tsx';
import { asHostError } from '../host/host-error.ts';
import { TableProblem } from '../table/table-problem.tsx';
import { Loading } from '../ui/loading.tsx';
import { Page } from '../ui/page.tsx';
import { ProblemBoundary } from '../ui/problem-boundary.tsx';
import { ProblemScene } from '../ui/problem-scene.tsx';
import { useChat } from './chat/use-chat.ts';
import { ConnectionProblem } from './connection-notice.tsx';
import { JoinByCode } from './lobby/join-by-code.tsx';
import { NeedsServer } from './needs-server.tsx';
import { ONLINE } from './online-backend.ts';
import { ProblemLine } from './problem-line.tsx';
import { useOnline } from './server.ts';
import { Adjourned } from './table/adjourned.tsx';
import { OnlineTable } from './table/online-table.tsx';
import { useProblemWords } from './use-problem-words.ts';
import { useWatch } from './use-watch.ts';
import { WaitingRoom } from './waiting-room/waiting-room.tsx';

/** A table on the server: the waiting room, then the match. */
export default function OnlinePage({ id }: { id: string }) {
  const t = useTranslations('lobby');
  const server = useOnline((online) => online.server);
  if (server !== 'here')
    return (
      <Page title={t('title')}>
        <NeedsServer>{null}</NeedsServer>
      </Page>
    );
  return (
    <BackendProvider value={ONLINE}>
      <ProblemBoundary render={(problem) => <TableProblem match={id} problem={asHostError(problem)} />}>
        <Suspense fallback={<Loading />}>
          <AtTable id={id} />
        </Suspense>
      </ProblemBoundary>
    </BackendProvider>
  );
}

function AtTable({ id }: { id: string }) {
  const { known, watched } = useWatch(id);
  const { info, chat, problem, table, view, story, storyFrom } = known;
  const tableChat = useChat(id, chat);
  if (problem) return <NotHere problem={problem} />;
  if (!info || !watched) return <Coming />;
  if (info.status === 'open') return <WaitingRoom info={info} chat={tableChat} />;
  // A finished match, too, may need rules that this version no longer has.
  if (info.status === 'adjourned' || (table && !view))
    return <Adjourned info={info} story={story} storyFrom={storyFrom} />;
  return <OnlineTable key={info.mine} table={watched} info={info} chat={tableChat} />;
}

/** Loading state; shows a connection problem if there is one. */
function Coming() {
  const t = useTranslations('lobby');
  const isDown = useOnline(({ connection }) => connection === 'lost' || connection === 'outdated');
  if (!isDown) return <Loading />;
  return (
    <Page title={t('title')}>
      <ConnectionProblem />
    </Page>
  );
}

/** The table is closed or needs an invitation; offers the code form. */
function NotHere({ problem }: { problem: unknown }) {
  const t = useTranslations('lobby');
  const account = useTranslations('account');
  const words = useProblemWords();
  const isNobody = useOnline(({ person }) => person === null);
  return (
    <Page title={t('title')}>
      <ProblemScene>
        <ProblemLine problem={words(problem)} />
        {isNobody && (
          <p>
            {account('nobody')} <Link href="/account">{account('title')}</Link>
          </p>
        )}
        <JoinByCode />
      </ProblemScene>
    </Page>
  );
}
