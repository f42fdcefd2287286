import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { asHostError } from '../host/host-error.ts';
import { summaryOf } from '../host/remote/watched-match.ts';
import { VenueProvider } from '../host/venue.tsx';
import { ReplayShell } from '../pages/replay/replay-shell.tsx';
import { useLoaded } from '../pages/shared/use-loaded.ts';
import { TableProblem } from '../table/table-problem.tsx';
import { Loading } from '../ui/loading.tsx';
import { Page } from '../ui/page.tsx';
import { ProblemBoundary } from '../ui/problem-boundary.tsx';
import { codeOf, keepCode } from './codes.ts';
import { NeedsServer } from './needs-server.tsx';
import { ONLINE } from './online-venue.ts';
import { remote, useOnline } from './server.ts';

interface OnlineReplayProps {
  readonly id: string;
  /** Lets one in who was sent the link of a match that is not public. */
  readonly code?: string;
}

/** A match on the server from its beginning to its end. */
export default function OnlineReplay({ id, code }: OnlineReplayProps) {
  const t = useTranslations('lobby');
  const server = useOnline((online) => online.server);
  if (server !== 'here')
    return (
      <Page title={t('replay')}>
        <NeedsServer>{null}</NeedsServer>
      </Page>
    );
  if (code !== undefined) keepCode(id, code);
  return (
    <VenueProvider value={ONLINE}>
      <ProblemBoundary render={(problem) => <TableProblem match={id} problem={problem} />}>
        <Suspense fallback={<Loading />}>
          <ReplayOf id={id} />
        </Suspense>
      </ProblemBoundary>
    </VenueProvider>
  );
}

function ReplayOf({ id }: { id: string }) {
  const loaded = useLoaded(id, () =>
    remote().api('table', { params: { match: id }, query: { code: codeOf(id) } }),
  );
  if (loaded.state === 'loading') return <Loading />;
  if (loaded.state === 'failed') return <TableProblem match={id} problem={asHostError(loaded.problem)} />;
  return <ReplayShell summary={summaryOf(loaded.value)} />;
}
