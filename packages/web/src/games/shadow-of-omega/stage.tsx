import type { ReactNode } from 'react';
import { CardThing } from './card-thing.tsx';
import { Duel } from './duel.tsx';
import { looseCards } from './loose-cards.ts';
import { Row } from './own-side.tsx';
import { useSitting } from './sitting.ts';
import { Situation } from './situation.tsx';

/** The middle of the table: what is happening just now. */
export function Stage() {
  const sitting = useSitting();
  const { words } = sitting;
  const { played, dropped, pick } = looseCards(sitting);
  return (
    <section className="omega-stage" aria-label={words('stage')}>
      <Duel />
      <Situation />
      <Cards name="pick" title={words('pick')} cards={pick} className="omega-choice" />
      <Cards name="played" title={words('played')} cards={played} className="omega-held" />
      <Cards name="dropped" title={words('dropped')} cards={dropped} className="omega-held" />
    </section>
  );
}

interface CardsProps {
  readonly name: string;
  readonly title: string;
  readonly cards: readonly number[];
  readonly className: string;
}

function Cards({ name, title, cards, className }: CardsProps): ReactNode {
  if (!cards.length) return null;
  return (
    <Row name={name} title={title}>
      {cards.map((card, at) => (
        <li key={card < 0 ? `hidden-${at}` : card} className="omega-slot">
          <CardThing card={card} where={name} size="medium" className={className} />
        </li>
      ))}
    </Row>
  );
}
