import { isHidden } from '@tabard/engine';
import type { ReactNode } from 'react';

interface HandProps {
  readonly className: string;
  /** What stands above the cards: a title, or more. */
  readonly head: ReactNode;
  /** Accessible name if the head is not plain text. */
  readonly label: string;
  readonly spot?: string;
  /** Its name in guides. */
  readonly guide?: string;
  /** Previews of its cards open beside the whole hand. */
  readonly staysInSight?: boolean;
  readonly children: ReactNode;
}

/** Cards that lie side by side under a heading: a hand, a party, what was played. */
export function Hand({ className, head, label, spot, guide, staysInSight, children }: HandProps) {
  return (
    <section
      className={className}
      data-spot={spot}
      data-guide={guide}
      data-peek-beside={staysInSight ? '' : undefined}
    >
      <header>{head}</header>
      <ul aria-label={label}>{children}</ul>
    </section>
  );
}

/** Each card in a place of its own. */
export function CardItems({ cards, of }: { cards: readonly number[]; of(card: number): ReactNode }) {
  return cards.map((card, at) => (
    <li key={isHidden(card) ? `hidden-${at}` : card} className="card-slot">
      {of(card)}
    </li>
  ));
}
