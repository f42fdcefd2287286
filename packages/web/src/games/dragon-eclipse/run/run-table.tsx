import type { ReactNode } from 'react';
import { MomentBanner, useMoments } from '../../../table/kit/moments.tsx';
import { runMomentsOf } from '../moments.ts';
import { DecisionToken } from '../tale/decision-token.tsx';
import { Rail } from '../tale/rail.tsx';
import { HeldInCombat } from '../tale/stakes.tsx';
import { ArtifactRoom, ArtifactShelf } from './artifacts.tsx';
import { RunChoosing } from './choosing.tsx';
import { DeckBook } from './deck-book.tsx';
import { EndRoom } from './end-room.tsx';
import { Growth } from './growth.tsx';
import { RunMapRoom } from './map-room.tsx';
import { MysteryRoom } from './mystery-room.tsx';
import { RewardRoom } from './reward-room.tsx';
import { type RunRoom, runRoomOf } from './rooms.ts';
import { useRunBoard } from './run-board.ts';
import '../tale/tale.css';
import './run.css';

const ROOMS: Readonly<Record<Exclude<RunRoom, 'combat'>, () => ReactNode>> = {
  choosing: () => <RunChoosing />,
  map: () => <RunMapRoom />,
  mystery: () => <MysteryRoom />,
  reward: () => <RewardRoom />,
  artifacts: () => <ArtifactRoom />,
  end: () => <EndRoom />,
};

/** The table of a Run: the room where the question stands beside what is carried, or the Arena. */
export function RunTable({ arena }: { arena: ReactNode }) {
  const board = useRunBoard();
  const { state, situations, happenings, decision } = board;
  const room = runRoomOf(state, situations);
  const { shown, skip } = useMoments({ pulse: happenings.pulse, asked: decision?.n }, () =>
    runMomentsOf(board),
  );
  if (room === 'combat')
    return (
      <div className="tale-fight">
        <HeldInCombat />
        {arena}
      </div>
    );
  return (
    <div className="tale run" data-room={room}>
      <Rail>
        {state.tale.scene && <Growth />}
        <ArtifactShelf />
        {state.tale.scene && <DeckBook />}
      </Rail>
      {/* Another room is another page: it is read from its top. */}
      <div className="tale-main" key={room}>
        {shown && <MomentBanner key={shown.id} {...shown} onSkip={skip} />}
        <DecisionToken />
        {ROOMS[room]()}
      </div>
    </div>
  );
}
