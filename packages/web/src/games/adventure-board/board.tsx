import { useRef, useState } from 'react';
import type { BoardProps } from '../../table/board.ts';
import { BoardFrame } from '../../table/kit/board-frame.tsx';
import { Flights } from '../../table/kit/flights.tsx';
import { useLooking } from '../../table/kit/looked-at.ts';
import { MomentBanner, useMoments } from '../../table/kit/moments.tsx';
import { useLightInSight } from '../../table/kit/use-light-in-sight.ts';
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
  const { shown, skip } = useMoments(props.happenings.pulse, () => momentsOf(board));
  useLooking(isBrief);
  useLightInSight(table, props);
  const { state, own, events } = board;
  const hasHero = own >= 0 && state.heroes[own].def >= 0;
  return (
    <BoardFrame board={board}>
      <div className="orren">
        <div ref={table} className="orren-table">
          {shown && <MomentBanner key={shown.id} {...shown} onSkip={skip} />}
          <div className="orren-world">
            <OrrenMap />
            <Stage />
          </div>
          <aside className="orren-aside">
            <TurnBar />
            <Rivals />
            {hasHero && (
              <>
                <HeroPlate seat={own} />
                <QuestLog seat={own} />
                <Gear seat={own} />
              </>
            )}
            <PlacePlate />
          </aside>
          <OwnHand />
          <Flights arrivals={() => arrivalsIn(events)} />
        </div>
      </div>
      {sheet && <SheetDialog sheet={sheet} onClose={() => setSheet(undefined)} />}
    </BoardFrame>
  );
}
