import { useRef, useState } from 'react';
import type { BoardProps } from '../../table/board.ts';
import { BoardFrame } from '../../table/kit/board-frame.tsx';
import { Flights } from '../../table/kit/flights.tsx';
import { MomentBanner, useMoments } from '../../table/kit/moments.tsx';
import { useLightInSight } from '../../table/kit/use-light-in-sight.ts';
import { Areas } from './areas.tsx';
import { arrivalsIn } from './arrivals.ts';
import { FinalMission } from './final-mission.tsx';
import { Incidents } from './incidents.tsx';
import { momentsOf } from './moments.ts';
import { omegaBoard } from './omega-board.ts';
import { OwnSide } from './own-side.tsx';
import { PhaseBar } from './phase-bar.tsx';
import { Piles } from './piles.tsx';
import { Opponents } from './seat-panel.tsx';
import { type Sheet, SheetDialog } from './sheets.tsx';
import { Stage } from './stage.tsx';
import './board.css';
import './things.css';
import './seats.css';
import './places.css';
import './beside.css';
import './stage.css';

/** The table of Shadow of Omega. */
export function Board(props: BoardProps) {
  const [sheet, setSheet] = useState<Sheet>();
  const table = useRef<HTMLDivElement>(null);
  const quiet = omegaBoard(props, { hit: -1, openSheet: setSheet });
  const { shown, skip } = useMoments({ pulse: props.happenings.pulse, asked: props.decision?.n }, () =>
    momentsOf(quiet),
  );
  const board = shown ? { ...quiet, hit: shown.moment.hit } : quiet;
  useLightInSight(table, props);
  const { state, events, own, game } = board;
  return (
    <BoardFrame board={board} isShowing={shown !== undefined}>
      <div className="omega" data-seats={state.seats} data-tree={state.tree}>
        <div ref={table} className="omega-table">
          {shown && <MomentBanner key={shown.id} {...shown} onSkip={skip} />}
          <div className="omega-top">
            <Opponents />
            <div className="omega-side-table">
              <PhaseBar />
              <Piles />
              <Incidents />
            </div>
          </div>
          <div className="omega-middle">
            <Areas />
            <div className="omega-aside">
              <Stage />
              <FinalMission />
            </div>
          </div>
          <OwnSide />
          <Flights arrivals={() => arrivalsIn(events, own, game.content)} />
        </div>
      </div>
      {sheet && <SheetDialog sheet={sheet} onClose={() => setSheet(undefined)} />}
    </BoardFrame>
  );
}
