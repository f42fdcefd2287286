import type { Seat } from '@tabard/engine';
import { Suspense, useEffect, useState } from 'react';
import { useGame } from '../games/use-game.ts';
import { useGameTitle } from '../games/use-game-title.ts';
import type { MatchSummary } from '../host/host.ts';
import { Loading } from '../ui/loading.tsx';
import { ProblemBoundary } from '../ui/problem-boundary.tsx';
import { Curtain } from './curtain.tsx';
import { hidesNothing } from './hides-nothing.ts';
import { TableProblem } from './table-problem.tsx';
import { TableShell } from './table-shell.tsx';
import type { OpenTable } from './use-board.ts';
import { useScreenViewer } from './use-screen-viewer.ts';
import { useTable } from './use-table.ts';

/** A match at its table. */
export default function TablePage({ id }: { id: string }) {
  return (
    <ProblemBoundary render={(problem) => <TableProblem match={id} problem={problem} />}>
      <Suspense fallback={<Loading />}>
        <Seats id={id} />
      </Suspense>
    </ProblemBoundary>
  );
}

function Seats({ id }: { id: string }) {
  const [summary, setSummary] = useState<MatchSummary>();
  const sitting = useScreenViewer(summary);
  const seated = useTable(id, sitting.viewer);
  const latest = seated.sight?.update.summary;
  useEffect(() => {
    if (latest) setSummary(latest);
  }, [latest]);
  if (seated.problem) return <TableProblem match={id} problem={seated.problem} />;
  if (!summary) return <Loading />;
  if (sitting.passTo !== undefined)
    return (
      <Passing
        key={sitting.passTo}
        id={id}
        seat={sitting.passTo}
        name={summary.seats[sitting.passTo].name}
        onReady={() => sitting.sit(sitting.passTo ?? 0)}
      />
    );
  const { table, sight, unavailable } = seated;
  if (!table || !sight) return <Loading />;
  return <GameTable id={id} open={{ table, sight, unavailable }} />;
}

interface PassingProps {
  readonly id: string;
  readonly seat: Seat;
  readonly name: string;
  onReady(): void;
}

/** Covers the screen while it is passed to another player, unless that player has no private knowledge. */
function Passing({ id, seat, name, onReady }: PassingProps) {
  const theirs = useTable(id, seat).sight?.update.view.state;
  const everybodys = useTable(id, 'spectator').sight?.update.view.state;
  const isOpen = theirs && everybodys && hidesNothing(theirs, everybodys);
  useEffect(() => {
    if (isOpen) onReady();
  }, [isOpen, onReady]);
  // Show nothing until it is known whether there is something to hide.
  return !theirs || !everybodys || isOpen ? <Loading /> : <Curtain name={name} onReady={onReady} />;
}

function GameTable({ id, open }: { id: string; open: OpenTable }) {
  const { game, skin } = useGame(open.sight.update.summary.game);
  const titleOf = useGameTitle();
  const { title } = titleOf(game.id);
  game.openContent(open.sight.update.view.state.content);
  useEffect(() => {
    document.title = `${title} · Tabard`;
  }, [title]);
  return <TableShell match={id} game={game} skin={skin} open={open} />;
}
