import { type BackFace, type CardFace, GameCard } from '../../ui/game-card.tsx';
import type { Offered } from '../board.ts';
import { cardRef, useBoardContext } from './board-context.ts';
import { choicesAt } from './choices.ts';
import { Thing } from './thing.tsx';
import './pile.css';

interface PileProps {
  readonly name: string;
  readonly className: string;
  readonly spot: string;
  onOpen(): void;
}

interface DeckProps extends PileProps {
  readonly count: number;
  readonly back: BackFace;
  /** Options that take a card from it without naming one. */
  readonly also?: readonly Offered[];
}

/** A deck: its back and its number of cards. */
export function Deck({ count, back, className, ...thing }: DeckProps) {
  return (
    <Thing {...thing} className={className}>
      {({ light }) => (
        <GameCard
          back={back}
          className="pile-card"
          lit={light === 'lit'}
          dimmed={count === 0}
          overlay={<Count of={count} />}
        />
      )}
    </Thing>
  );
}

interface DiscardPileProps extends PileProps {
  readonly cards: readonly number[];
  /** How its top card is drawn. */
  brief(face: CardFace): CardFace;
}

/** A discard pile shows its top card; it glows when any of its cards can be chosen. */
export function DiscardPile({ cards, spot, brief, ...thing }: DiscardPileProps) {
  const board = useBoardContext();
  const top = cards.at(-1);
  const face = top === undefined || top < 0 ? undefined : board.faceOf(top);
  const isLit = cards.some((card) => choicesAt(board, [cardRef(card)]).light === 'lit');
  return (
    <Thing {...thing} spot={spot} lies={face && top !== undefined ? { card: top, where: spot } : undefined}>
      {() =>
        top === undefined ? (
          <span className="pile-empty" />
        ) : (
          <GameCard
            face={face && brief(face)}
            back={board.backOf(top)}
            className="pile-card"
            lit={isLit}
            overlay={<Count of={cards.length} />}
          />
        )
      }
    </Thing>
  );
}

function Count({ of }: { of: number }) {
  return <span className="pile-count">{of}</span>;
}
