import { GROUPS, whyNotAdd } from '@tabard/dragon-eclipse';
import { useDeferredValue, useState } from 'react';
import { SearchField, Segments } from '../../../pages/shared/fields.tsx';
import { faceOfDef } from '../../../table/faces.ts';
import { GameCard } from '../../../ui/game-card.tsx';
import { useDesk } from './desk.ts';
import { type Group, poolOf } from './groups.ts';

/** The cards to build with: a click adds one, and what may not be added says why. */
export function CardPool() {
  const { plan, words, game, content, language } = useDesk();
  const [group, setGroup] = useState<Group>('own');
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const groups = GROUPS.filter((one) => one !== 'subtype' || plan.mystling.subtype);
  const shown = groups.includes(group) ? group : 'own';
  const cards = poolOf(plan, shown, wanted, (def) => game.cardText(content, def, language));
  return (
    <section className="deck-pool" aria-labelledby="pool-title">
      <h2 id="pool-title">{words('pool')}</h2>
      <div className="deck-tools">
        <Segments<Group>
          label={words('group')}
          value={shown}
          choices={groups.map((value) => ({ value, label: words(`group.${value}`) }))}
          onChange={setGroup}
        />
        <SearchField label={words('search')} value={query} onChange={setQuery} />
      </div>
      {cards.length === 0 && <p>{words('none')}</p>}
      <ul className="deck-cards">
        {cards.map((def) => (
          <li key={def}>
            <PoolCard def={def} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PoolCard({ def }: { def: number }) {
  const { plan, deck, change, words, nameOf, reasonOf, game, skin, content, language } = useDesk();
  const why = whyNotAdd(plan, deck, def);
  const card = content.defs[def];
  const count = deck.filter((one) => one === def).length;
  const copies = card.type === 'action' ? plan.supply(card, def) : 0;
  const face = faceOfDef(game, skin, content, def, language);
  const said = words('pool-count', count, copies);
  return (
    <button
      type="button"
      className="deck-card"
      aria-disabled={why !== undefined}
      aria-label={[words('add', nameOf(def)), said, why ? reasonOf(why) : '', face.text]
        .filter(Boolean)
        .join('. ')}
      onClick={() => !why && change([...deck, def])}
    >
      <GameCard face={face} size="medium" dimmed={why !== undefined && count === 0} aria-hidden="true" />
      <span className="deck-card-count" data-some={count > 0 ? '' : undefined} aria-hidden="true">
        {said}
      </span>
      {why && why.code !== 'deck-too-large' && (
        <span className="deck-card-why" aria-hidden="true">
          {reasonOf(why)}
        </span>
      )}
    </button>
  );
}
