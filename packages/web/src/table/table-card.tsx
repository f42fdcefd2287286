import type { ReactNode } from 'react';
import { type CardSize, GameCard } from '../ui/game-card.tsx';
import type { BoardProps } from './board.ts';
import './table-card.css';

interface TableCardProps {
  readonly card: number;
  readonly board: BoardProps;
  readonly size?: CardSize;
  readonly spun?: boolean;
  readonly facedown?: boolean;
  /** What its standing is called: spun, face down. */
  readonly standing?: string;
  readonly overlay?: ReactNode;
}

/** A card on the table: it glows when it can be chosen, a click chooses, and looking at it shows it large. */
export function TableCard({ card, board, size, spun, facedown, standing, overlay }: TableCardProps) {
  const entity = { kind: 'card', id: card };
  const face = board.faceOf(card);
  const options = board.offers.at(entity);
  const refused = board.offers.refusedAt(entity);
  const said = [
    ...options.map(({ label }) => label),
    ...refused.map(({ label, reason }) => `${label}: ${reason}`),
  ];
  return (
    <button
      type="button"
      className="table-card"
      aria-label={[face?.name ?? board.nameOf(entity), standing, ...said].filter(Boolean).join('. ')}
      aria-description={face?.text}
      data-card={card}
      data-lit={options.length > 0 ? '' : undefined}
      onClick={() => board.pick(entity)}
      {...board.peek(entity)}
    >
      <GameCard
        face={face}
        back={board.backOf(card)}
        size={size}
        spun={spun}
        facedown={facedown}
        lit={options.length > 0}
        overlay={overlay}
      />
    </button>
  );
}
