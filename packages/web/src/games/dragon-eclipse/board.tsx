import { isPvp, isSpaceKey } from '@tabard/dragon-eclipse';
import { useRef } from 'react';
import type { BoardProps } from '../../table/board.ts';
import { BoardFrame } from '../../table/kit/board-frame.tsx';
import { useLooking } from '../../table/kit/looked-at.ts';
import { MomentBanner, useMoments } from '../../table/kit/moments.tsx';
import { useSkipping } from '../../table/kit/use-skipping.ts';
import { Arena } from './arena.tsx';
import { Draft } from './draft.tsx';
import { type EclipseBoard, eclipseBoard, isCombatBoard, useCombatBoard } from './eclipse-board.ts';
import { Enemy } from './enemy.tsx';
import { momentsOf } from './moments.ts';
import { isRunBoard } from './run/run-board.ts';
import { RunTable } from './run/run-table.tsx';
import { Sheet } from './sheet.tsx';
import { Shelf } from './shelf.tsx';
import { Slots } from './slots.tsx';
import { StepBar } from './step-bar.tsx';
import { isTale } from './tale/tale-board.ts';
import { TaleTable } from './tale/tale-table.tsx';
import { useArenaInSight } from './use-arena-in-sight.ts';
import { useFittingSheets } from './use-fitting-sheets.ts';
import './board.css';
import './arena.css';
import './sheets.css';
import './cards.css';

/** The table of Dragon Eclipse: the Arena, what comes before a fight, or the story or the Run around it. */
export function Board(props: BoardProps) {
  const board = eclipseBoard(props);
  const ref = useRef<HTMLDivElement>(null);
  useLooking(isSpaceKey);
  useSkipping(ref);
  useArenaInSight(ref);
  useFittingSheets(ref, board.state.n);
  return (
    <BoardFrame board={board}>
      <div className="eclipse" ref={ref}>
        <Room board={board} />
      </div>
    </BoardFrame>
  );
}

function Room({ board }: { board: EclipseBoard }) {
  if (isRunBoard(board)) return <RunTable arena={<ArenaTable />} />;
  if (isTale(board)) return <TaleTable arena={<ArenaTable />} />;
  return isCombatBoard(board) ? <ArenaTable /> : <Draft />;
}

/** The Arena between the sheets of both sides. */
function ArenaTable() {
  const board = useCombatBoard();
  const { state, own, happenings } = board;
  const { shown, skip } = useMoments({ pulse: happenings.pulse, asked: board.decision?.n }, () =>
    momentsOf(board),
  );
  const near = Math.max(0, own);
  const isDuel = isPvp(state);
  const partner = !isDuel && state.seats === 2 ? 1 - near : -1;
  return (
    <div className="eclipse-table" data-mode={state.mode} data-seats={state.seats}>
      <div className="eclipse-near">
        <Sheet fighter={near} />
        {partner >= 0 && <Sheet fighter={partner} />}
      </div>
      <div className="eclipse-middle" data-peek-beside>
        <StepBar />
        <Arena />
        <Shelf />
        <Slots fighter={near} size="large" />
      </div>
      <div className="eclipse-far">
        {shown && <MomentBanner key={shown.id} {...shown} onSkip={skip} />}
        {isDuel ? <Sheet fighter={1 - near} /> : <Enemy />}
      </div>
    </div>
  );
}
