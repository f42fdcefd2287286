import { formatDeck, parseDeck } from '@tabard/dragon-eclipse';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useDesk } from './desk.ts';
import { decksFor, type SavedDeck, useSavedDecks } from './saved-decks.ts';

/** Decks kept in this browser, and keeping this one. */
export function DeckShelf() {
  const { content, deck, change, words, plan, nameOf } = useDesk();
  const { decks, save, remove } = useSavedDecks();
  const [name, setName] = useState('');
  const [told, setTold] = useState('');
  const own = decksFor(decks, plan.mystling.id);
  const keep = () => {
    const called = name.trim() || words('name-hint');
    save({ name: called, mystling: plan.mystling.id, cards: formatDeck(content, deck) });
    setTold(words('stored', called));
  };
  const open = (saved: SavedDeck) => {
    setName(saved.name);
    change(parseDeck(content, saved.cards));
  };
  return (
    <section className="deck-shelf" aria-labelledby="shelf-title">
      <h2 id="shelf-title">{words('saved')}</h2>
      <form
        className="deck-ways"
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <input
          aria-label={words('name')}
          placeholder={words('name-hint')}
          maxLength={40}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" icon="save" disabled={deck.length === 0}>
          {words('save')}
        </Button>
      </form>
      {told && (
        <p role="status" className="deck-note">
          {told}
        </p>
      )}
      {own.length === 0 ? (
        <p className="deck-note">{words('saved-none', nameOf(content.byId.get(plan.mystling.id) ?? -1))}</p>
      ) : (
        <ul>
          {own.map((saved) => (
            <li key={saved.name}>
              <Button look="quiet" onClick={() => open(saved)}>
                {words('load', saved.name)}
              </Button>
              <Button
                look="quiet"
                icon="trash-can"
                aria-label={words('forget', saved.name)}
                onClick={() => remove(saved)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
