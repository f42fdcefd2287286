import { CardItems, Hand } from '../../table/kit/hand.tsx';
import { looseCards } from './loose-cards.ts';
import { useOmegaBoard } from './omega-board.ts';
import { OmegaCard } from './omega-card.tsx';
import { Fight, SituationPanel } from './situation.tsx';

/** The middle of the table: what is happening just now. */
export function Stage() {
  const board = useOmegaBoard();
  const { words } = board;
  const { played, dropped, pick } = looseCards(board);
  return (
    <section className="omega-stage" aria-label={words('stage')}>
      <Fight />
      <SituationPanel />
      <Loose name="pick" cards={pick} className="omega-choice" />
      <Loose name="played" cards={played} className="omega-held" />
      <Loose name="dropped" cards={dropped} className="omega-held" />
    </section>
  );
}

interface LooseProps {
  readonly name: 'pick' | 'played' | 'dropped';
  readonly cards: readonly number[];
  readonly className: string;
}

function Loose({ name, cards, className }: LooseProps) {
  const { words } = useOmegaBoard();
  if (!cards.length) return null;
  return (
    <Hand
      className={`omega-row omega-${name}`}
      guide={name === 'pick' ? 'choice' : undefined}
      head={<h2>{words(name)}</h2>}
      label={words(name)}
    >
      <CardItems
        cards={cards}
        of={(card) => <OmegaCard card={card} where={name} size="medium" className={className} />}
      />
    </Hand>
  );
}
