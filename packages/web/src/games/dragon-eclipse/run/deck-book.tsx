import { type ActionDef, deckGrowth } from '@tabard/dragon-eclipse';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { GameCard } from '../../../ui/game-card.tsx';
import { nameOfDef } from '../eclipse-board.ts';
import { faceOf } from '../faces.tsx';
import { type RunBoard, useRunBoard } from './run-board.ts';

/** Every player's deck at a click: what it is now, what joined it and what left since the start. */
export function DeckBook() {
  const board = useRunBoard();
  const { state, tell, near } = board;
  const [isOpen, setOpen] = useState(false);
  const { deck, fatigue, added, removed } = deckGrowth(state, near);
  return (
    <section data-guide="deck" aria-label={tell('deck')}>
      <Button look="quiet" icon="card-pick" onClick={() => setOpen(true)}>
        {tell('deck-is', deck.length + fatigue, added.length, removed.length)}
      </Button>
      {isOpen && (
        <Drawer title={tell('deck')} open onClose={() => setOpen(false)}>
          {state.tamers.map(({ mystlings: [mystling] }, seat) => (
            <section key={mystling}>
              <h3>{tell('deck-of', nameOfDef(board, mystling))}</h3>
              <DeckList seat={seat} />
            </section>
          ))}
        </Drawer>
      )}
    </section>
  );
}

/** A deck: what is new first, then the rest, then what left. */
export function DeckList({ seat }: { seat: number }) {
  const { state, tell } = useRunBoard();
  const { deck, fatigue, added, removed } = deckGrowth(state, seat);
  return (
    <>
      {fatigue > 0 && <p>{tell('fatigue', fatigue)}</p>}
      <CardGrid cards={deck} fresh={added} />
      {removed.length > 0 && <h4>{tell('left-deck')}</h4>}
      <CardGrid cards={removed} />
    </>
  );
}

function CardGrid({ cards, fresh = [] }: { cards: readonly number[]; fresh?: readonly number[] }) {
  const board = useRunBoard();
  return (
    <ul className="run-card-grid">
      {sorted(board, cards, fresh).map((def) => (
        <li key={def}>
          <DeckCard def={def} copies={countOf(cards, def)} fresh={countOf(fresh, def)} />
        </li>
      ))}
    </ul>
  );
}

function countOf(cards: readonly number[], def: number): number {
  return cards.filter((one) => one === def).length;
}

/** A card with what it says; below it how many there are and how many of them are new. */
function DeckCard({ def, copies, fresh }: { def: number; copies: number; fresh: number }) {
  const { game, content, language, tell } = useRunBoard();
  const face = faceOf(game, content, def, language);
  return (
    <>
      <GameCard face={face} size="medium" />
      {(copies > 1 || fresh > 0) && (
        <p className="run-card-note">
          {copies > 1 && <span>{tell('copies', copies)}</span>}
          {fresh > 0 && <b>{fresh < copies ? tell('new-copies', fresh) : tell('new-card')}</b>}
        </p>
      )}
    </>
  );
}

function sorted(board: RunBoard, cards: readonly number[], fresh: readonly number[]): number[] {
  const element = (def: number) => (board.content.defs[def] as ActionDef).element ?? '';
  return [...new Set(cards)].sort(
    (a, b) =>
      Number(fresh.includes(b)) - Number(fresh.includes(a)) ||
      element(a).localeCompare(element(b)) ||
      nameOfDef(board, a).localeCompare(nameOfDef(board, b)),
  );
}
