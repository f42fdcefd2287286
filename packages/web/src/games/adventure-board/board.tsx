import { useRef, useState } from 'react';
import type { BoardProps } from '../../table/board.ts';
import { BoardFrame } from '../../table/kit/board-frame.tsx';
import { Flights } from '../../table/kit/flights.tsx';
import { useLooking } from '../../table/kit/looked-at.ts';
import { MomentBanner, useMoments } from '../../table/kit/moments.tsx';
import { arrivalsIn } from './arrivals.ts';
import { HeroPlate } from './hero.tsx';
import { Gear, OwnHand, QuestLog } from './holdings.tsx';
import { OrrenMap } from './map.tsx';
import { momentsOf } from './moments.ts';
import { orrenBoard } from './orren-board.ts';
import { PlacePlate } from './place-plate.tsx';
import { Rivals } from './rivals.tsx';
import { type Sheet, SheetDialog } from './sheets.tsx';
import { Stage } from './stage.tsx';
import { TurnBar } from './turn-bar.tsx';
import { asksSpaces, useWorldInSight } from './use-world-in-sight.ts';
import './board.css';
import './map.css';
import './hero.css';
import './stage.css';

const isBrief = () => false;

/** The table of Wayfarers of Orren: a map to travel, and one's own Character beside it. */
export function Board(props: BoardProps) {
  const [sheet, setSheet] = useState<Sheet>();
  const table = useRef<HTMLDivElement>(null);
  const board = orrenBoard(props, setSheet);
  const { shown, skip } = useMoments({ pulse: props.happenings.pulse, asked: props.decision?.n }, () =>
    momentsOf(board),
  );
  useLooking(isBrief);
  useWorldInSight(table, board);
  const { state, own, events } = board;
  // Until everybody is somebody there is nothing to show of them.
  const isSetup = state.heroes.some(({ def }) => def < 0);
  return (
    <BoardFrame board={board} isShowing={shown !== undefined}>
      <div className="orren">
        <div ref={table} className="orren-table" data-setup={isSetup}>
          {shown && <MomentBanner key={shown.id} {...shown} onSkip={skip} />}
          <div className="orren-world" data-guide="map">
            {!asksSpaces(board) && <Stage />}
            <OrrenMap />
          </div>
          {!isSetup && (
            <aside className="orren-aside">
              <TurnBar />
              {asksSpaces(board) && <Stage />}
              <Rivals />
              {own >= 0 && (
                <>
                  <HeroPlate seat={own} />
                  <QuestLog seat={own} />
                  <Gear seat={own} />
                </>
              )}
              <PlacePlate />
            </aside>
          )}
          {!isSetup && <OwnHand />}
          <Flights arrivals={() => arrivalsIn(events)} />
        </div>
      </div>
      {sheet && <SheetDialog sheet={sheet} onClose={() => setSheet(undefined)} />}
    </BoardFrame>
  );
}
