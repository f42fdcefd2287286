import { Suspense } from 'react';
import { useParams } from 'wouter';
import { host } from '../host/current.ts';
import { HostError } from '../host/host.ts';
import { asHostError } from '../host/host-error.ts';
import { TableProblem } from '../table/table-problem.tsx';
import { Loading } from '../ui/loading.tsx';
import { ProblemBoundary } from '../ui/problem-boundary.tsx';
import { ReplayShell } from './replay/replay-shell.tsx';
import { splitAnchor } from './shared/anchor.ts';
import { useLoaded } from './shared/use-loaded.ts';

/** A match from its beginning to where it stands, moment by moment. */
export default function Replay() {
  const { name: id = '' } = splitAnchor(useParams<{ id: string }>().id);
  return (
    <ProblemBoundary key={id} render={(problem) => <TableProblem match={id} problem={problem} />}>
      <Suspense fallback={<Loading />}>
        <ReplayOf id={id} />
      </Suspense>
    </ProblemBoundary>
  );
}

function ReplayOf({ id }: { id: string }) {
  const summary = useLoaded(id, () => summaryOf(id));
  if (summary.state === 'loading') return <Loading />;
  if (summary.state === 'failed') return <TableProblem match={id} problem={asHostError(summary.problem)} />;
  return <ReplayShell summary={summary.value} />;
}

async function summaryOf(id: string) {
  const summary = (await host().list()).find((match) => match.id === id);
  if (!summary) throw new HostError('unknown-match', `there is no match "${id}" here`);
  return summary;
}
