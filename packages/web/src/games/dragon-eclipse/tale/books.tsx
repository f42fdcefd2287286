import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { CardsBook } from './cards-book.tsx';
import { Chronicle } from './chronicle.tsx';
import { Encyclopedia } from './encyclopedia.tsx';
import type { JournalPage } from './pages.ts';
import { useTaleBoard } from './tale-board.ts';
import { WorldMap } from './world-room.tsx';

const BOOKS = ['chronicle', 'encyclopedia', 'decks', 'world'] as const;
type Book = (typeof BOOKS)[number];
const ICONS: Readonly<Record<Book, string>> = {
  chronicle: 'scroll-quill',
  encyclopedia: 'spell-book',
  decks: 'card-pick',
  world: 'treasure-map',
};

/** What can be looked up at any time. */
export function Books({ pages }: { pages: readonly JournalPage[] }) {
  const { tell, state } = useTaleBoard();
  const [open, setOpen] = useState<Book>();
  const inside: Readonly<Record<Book, () => ReactNode>> = {
    chronicle: () => <Chronicle pages={pages} />,
    encyclopedia: () => <Encyclopedia />,
    decks: () => <CardsBook />,
    world: () => <WorldMap />,
  };
  const offered = BOOKS.filter((book) => book !== 'world' || state.tale.world.length > 0);
  return (
    <nav className="tale-books" aria-label={tell('books')}>
      {offered.map((book) => (
        <Button key={book} look="quiet" icon={ICONS[book]} onClick={() => setOpen(book)}>
          {tell(book)}
        </Button>
      ))}
      {open && (
        <Drawer title={tell(open)} open onClose={() => setOpen(undefined)}>
          {inside[open]()}
        </Drawer>
      )}
    </nav>
  );
}
