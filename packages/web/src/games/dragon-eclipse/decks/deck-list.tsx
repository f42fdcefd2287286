import { DECK_SIZE, type DeckPlan, faultsIn } from '@tabard/dragon-eclipse';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ruleHref } from '../../../pages/shared/anchor.ts';
import { Button } from '../../../ui/button.tsx';
import { useDesk } from './desk.ts';

/** The deck so far, where it may begin, and what is wrong with it. */
export function DeckList({ children }: { children: ReactNode }) {
  const { plan, deck, change, words, nameOf } = useDesk();
  const kinds = [...new Set(deck)].sort((a, b) => a - b);
  const takeOut = (def: number) => {
    const at = deck.lastIndexOf(def);
    change(deck.filter((_, i) => i !== at));
  };
  return (
    <section className="deck-list" aria-labelledby="deck-title">
      <h2 id="deck-title">
        {words('your-deck')} <small>{words('count', deck.length)}</small>
      </h2>
      <span className="deck-meter" aria-hidden="true">
        <span style={{ width: `${Math.min(100, (100 * deck.length) / DECK_SIZE)}%` }} />
      </span>
      {children}
      <Faults plan={plan} deck={deck} />
      {deck.length === 0 && <p className="deck-note">{words('empty')}</p>}
      <ul>
        {kinds.map((def) => (
          <li key={def}>
            <b>{deck.filter((one) => one === def).length}</b> <span>{nameOf(def)}</span>
            <Button
              look="quiet"
              icon="cancel"
              aria-label={words('remove', nameOf(def))}
              onClick={() => takeOut(def)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Faults({ plan, deck }: { plan: DeckPlan; deck: readonly number[] }) {
  const { words, reasonOf, nameOf } = useDesk();
  const faults = faultsIn(plan, deck);
  if (faults.length === 0)
    return (
      <p className="deck-legal" role="status">
        {words('legal')}
      </p>
    );
  const told = [...new Map(faults.map((fault) => [`${fault.why.code} ${fault.card}`, fault])).values()];
  return (
    <div className="deck-faults" role="status">
      <p>{words('faults')}</p>
      <ul>
        {told.map(({ why, card }) => (
          <li key={`${why.code} ${card}`}>
            {card < 0 ? reasonOf(why) : words('fault-card', nameOf(card), reasonOf(why))}{' '}
            <Link href={ruleHref('dragon-eclipse', why.rule)}>{words('rule', why.rule)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
