import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MomentBanner, useMoments } from '../../../table/kit/moments.tsx';
import { Draft } from '../draft.tsx';
import { Books } from './books.tsx';
import { ChoosingRoom } from './choosing-room.tsx';
import { DecisionToken } from './decision-token.tsx';
import { JournalPageView } from './journal-page.tsx';
import { MapRoom } from './map-room.tsx';
import { combatMomentsOf, taleMomentsOf } from './moments.ts';
import { Previously } from './previously.tsx';
import { Question } from './question.tsx';
import { Rail } from './rail.tsx';
import { type Room, roomOf } from './rooms.ts';
import { Stakes } from './stakes.tsx';
import { usePages, useTaleBoard } from './tale-board.ts';
import { TestRoom } from './test-room.tsx';
import { useLeaf } from './use-leaf.ts';
import { WorldRoom } from './world-room.tsx';
import './tale.css';

/** The rooms that are drawn beside the rail. */
const ROOMS: Readonly<Record<Exclude<Room, 'combat' | 'journal'>, () => ReactNode>> = {
  deck: () => <Draft />,
  test: () => <TestRoom />,
  map: () => <MapRoom />,
  world: () => <WorldRoom />,
  choosing: () => <ChoosingRoom />,
};

/** The table of a campaign: what is told is read first; then the room where the question stands, or the Arena. */
export function TaleTable({ arena }: { arena: ReactNode }) {
  const board = useTaleBoard();
  const pages = usePages();
  const room = roomOf(board);
  const leaf = useLeaf(pages, room === 'journal');
  const [opened] = useState(board.state.n);
  const isFighting = room === 'combat';
  const fought = useRef(false);
  useEffect(() => {
    fought.current = isFighting;
  }, [isFighting]);
  const { shown, skip } = useMoments({ pulse: board.happenings.pulse, asked: board.decision?.n }, () => [
    ...(fought.current && !isFighting ? combatMomentsOf(board) : []),
    ...taleMomentsOf(board),
  ]);
  if (isFighting && !leaf.isReading)
    return (
      <div className="tale-fight">
        <Stakes />
        {arena}
      </div>
    );
  const isOpen = leaf.isReading || room === 'journal' || isFighting;
  return (
    <div className="tale" data-room={isOpen ? 'journal' : room}>
      <Rail>
        <Books pages={pages} />
      </Rail>
      <div className="tale-main">
        {shown && <MomentBanner key={shown.id} {...shown} onSkip={skip} />}
        <DecisionToken />
        <Previously pages={pages} opened={opened} />
        {isOpen && leaf.page && (
          <JournalPageView page={leaf.page} since={board.story.since} leafing={leaf.leafing}>
            {!leaf.isReading && <Question />}
          </JournalPageView>
        )}
        {!isOpen && ROOMS[room]()}
      </div>
    </div>
  );
}
