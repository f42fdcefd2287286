import type { ActionDef } from '@tabard/dragon-eclipse';
import { nameOfDef } from '../eclipse-board.ts';
import { ShownCard } from './shown-card.tsx';
import { type TaleBoard, useTaleBoard } from './tale-board.ts';
import { useChanged } from './use-changed.ts';

/** The decks of the tray, then every card that is owned, the new ones marked. */
export function CardsBook() {
  const { state, tell } = useTaleBoard();
  const { scene, unlocked } = state.tale;
  return (
    <div className="tale-cards-book">
      {scene?.tray.map(({ mystling, deck }) => (
        <DeckList key={mystling} mystling={mystling} deck={deck} />
      ))}
      <h3>{tell('cards-owned', unlocked.length)}</h3>
      <CardGrid cards={unlocked} />
    </div>
  );
}

function DeckList({ mystling, deck }: { mystling: number; deck: readonly number[] }) {
  const board = useTaleBoard();
  return (
    <section>
      <h3>{board.tell('deck-of', nameOfDef(board, mystling))}</h3>
      <CardGrid cards={deck} />
    </section>
  );
}

/** Cards with their copies, by element and name. */
function CardGrid({ cards }: { cards: readonly number[] }) {
  const board = useTaleBoard();
  const { tell } = board;
  const fresh = useChanged('card-unlocked');
  return (
    <ul className="tale-card-grid">
      {sorted(board, cards).map((def) => (
        <li key={def}>
          <ShownCard def={def} note={tell('owned', copiesOf(cards, def))} />
          <span className="tale-copies">× {copiesOf(cards, def)}</span>
          {fresh.has(def) && <span className="tale-new">{tell('new-card')}</span>}
        </li>
      ))}
    </ul>
  );
}

function copiesOf(cards: readonly number[], def: number): number {
  return cards.filter((one) => one === def).length;
}

function sorted(board: TaleBoard, cards: readonly number[]): number[] {
  const element = (def: number) => (board.content.defs[def] as ActionDef).element ?? '';
  return [...new Set(cards)].sort(
    (a, b) => element(a).localeCompare(element(b)) || nameOfDef(board, a).localeCompare(nameOfDef(board, b)),
  );
}
