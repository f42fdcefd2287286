import { defRef } from '../../../table/kit/board-context.ts';
import { Thing } from '../../../table/kit/thing.tsx';
import { GameCard } from '../../../ui/game-card.tsx';
import { nameOfDef } from '../eclipse-board.ts';
import { faceOf } from '../faces.tsx';
import { useTaleBoard } from './tale-board.ts';

/** A card to look at: shown large where one rests on it. */
export function ShownCard({ def, note }: { def: number; note?: string }) {
  const board = useTaleBoard();
  const { game, content, language } = board;
  const face = faceOf(game, content, def, language);
  return (
    <Thing
      shows={defRef(def)}
      name={nameOfDef(board, def)}
      state={[note ?? '', face.text ?? ''].filter(Boolean)}
      className="eclipse-card"
      isStop
    >
      {() => <GameCard face={face} size="medium" />}
    </Thing>
  );
}
