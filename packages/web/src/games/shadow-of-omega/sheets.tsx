import type { Seat } from '@tabard/engine';
import { createPortal } from 'react-dom';
import { BoardProvider } from '../../table/kit/board-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type OmegaBoard, useOmegaBoard } from './omega-board.ts';
import { OmegaCard } from './omega-card.tsx';
import type { PileName } from './piles.tsx';
import { aboutSeat } from './seat-panel.tsx';

/** What can be looked at in full: a deck with its discard pile, or a party. */
export type Sheet = { readonly pile: PileName | 'final' } | { readonly seat: Seat };

/** A pile or a party, laid out to be read; out of the table, whose size of type is its own. */
export function SheetDialog({ sheet, onClose }: { sheet: Sheet; onClose(): void }) {
  const board = useOmegaBoard();
  const closing: OmegaBoard = {
    ...board,
    choose: (option) => {
      onClose();
      board.choose(option);
    },
  };
  return createPortal(
    <BoardProvider value={closing}>
      {'seat' in sheet ? (
        <SeatSheet seat={sheet.seat} onClose={onClose} />
      ) : (
        <PileSheet name={sheet.pile} onClose={onClose} />
      )}
    </BoardProvider>,
    document.body,
  );
}

/** A discard pile, the newest first, and how many lie face down beside it. */
function PileSheet({ name, onClose }: { name: PileName | 'final'; onClose(): void }) {
  const { state, words } = useOmegaBoard();
  const isFinal = name === 'final';
  const discarded = isFinal ? [] : state.discards[name].toReversed();
  const title = isFinal ? words('final') : words('pile-title', words(`pile.${name}`));
  return (
    <Dialog title={title} open onClose={onClose}>
      <p className="omega-sheet-lead">
        {words('in-deck', state.decks[name].length)} {isFinal && words('final-waits')}
      </p>
      {!isFinal && discarded.length === 0 && <p>{words('pile-empty')}</p>}
      <SheetCards cards={discarded} />
    </Dialog>
  );
}

/** All that everybody may know of a party. */
function SeatSheet({ seat, onClose }: { seat: Seat; onClose(): void }) {
  const board = useOmegaBoard();
  const { state, reader } = board;
  const { characters, plots, missions, finished } = state.parties[seat];
  const shown = missions.filter((mission) => mission >= 0);
  return (
    <Dialog title={reader.seats[seat]} open onClose={onClose}>
      <ul className="omega-sheet-facts">
        {aboutSeat(board, seat)
          .filter(Boolean)
          .map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
      </ul>
      <SheetCards cards={[...characters, ...plots, ...shown, ...finished]} />
    </Dialog>
  );
}

function SheetCards({ cards }: { cards: readonly number[] }) {
  if (!cards.length) return null;
  return (
    <ul className="omega-pile-cards">
      {cards.map((card) => (
        <li key={card}>
          <OmegaCard card={card} size="medium" />
        </li>
      ))}
    </ul>
  );
}
