import type { TableInfo } from '@tabard/table/protocol';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { BackendProvider } from '../host/backend.tsx';
import type { MatchSummary } from '../host/host.ts';
import { hostErrorOf } from '../host/remote/server-problem.ts';
import { summaryOf } from '../host/remote/watched-match.ts';
import { ReplayShell } from '../pages/replay/replay-shell.tsx';
import { splitAnchor } from '../pages/shared/anchor.ts';
import { useLoaded } from '../pages/shared/use-loaded.ts';
import { TableProblem } from '../table/table-problem.tsx';
import { Loading } from '../ui/loading.tsx';
import { Page } from '../ui/page.tsx';
import { ProblemBoundary } from '../ui/problem-boundary.tsx';
import { codeOf, keepCode } from './codes.ts';
import { NeedsServer } from './needs-server.tsx';
import { ONLINE } from './online-backend.ts';
import { remote, useOnline } from './server.ts';
import { ShareReplay } from './share-replay.tsx';

/** Replay of a match on the server; `place` is its id, optionally followed by `~` and an invitation code. */
export default function OnlineReplay({ place }: { place: string }) {
  const t = useTranslations('lobby');
  const server = useOnline((online) => online.server);
  const [id, code] = (splitAnchor(place).name ?? '').split('~');
  if (server !== 'here')
    return (
      <Page title={t('replay')}>
        <NeedsServer>{null}</NeedsServer>
      </Page>
    );
  return (
    <BackendProvider value={ONLINE}>
      <ProblemBoundary key={id} render={(problem) => <TableProblem match={id} problem={problem} />}>
        <Suspense fallback={<Loading />}>
          <ReplayOf id={id} code={code} />
        </Suspense>
      </ProblemBoundary>
    </BackendProvider>
  );
}

function ReplayOf({ id, code }: { id: string; code: string | undefined }) {
  const loaded = useLoaded(id, () => tableOf(id, code));
  if (loaded.state === 'loading') return <Loading />;
  if (loaded.state === 'failed') return <TableProblem match={id} problem={hostErrorOf(loaded.problem)} />;
  const { summary, info } = loaded.value;
  return <ReplayShell summary={summary} tools={info.outcome && <ShareReplay info={info} />} />;
}

async function tableOf(id: string, code: string | undefined) {
  if (code) keepCode(id, code);
  const info = await remote().api('table', { params: { match: id }, query: { code: code ?? codeOf(id) } });
  return { info, summary: summaryForViewer(info) };
}

/** Replays start from the user's own seat; before the end only that or the spectator view is available. */
function summaryForViewer(info: TableInfo): MatchSummary {
  const summary = summaryOf(info);
  const seats = summary.seats.map((plan, seat) =>
    seat === info.mine ? { name: plan.name, kind: 'person' as const } : { ...plan, kind: 'bot' as const },
  );
  return info.mine === null && info.outcome ? summary : { ...summary, seats };
}
