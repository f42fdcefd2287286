import { formatDeck, parseDeck } from '@tabard/dragon-eclipse';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { useDesk } from './desk.ts';

type Told = { readonly done: string } | { readonly failed: string };

/** The deck as text: to copy, and to read another from. */
export function DeckText() {
  const { content, deck, change, words } = useDesk();
  const [draft, setDraft] = useState<string>();
  const [told, setTold] = useState<Told>();
  const text = draft ?? formatDeck(content, deck);
  const read = () => {
    try {
      const cards = parseDeck(content, text);
      change(cards);
      setDraft(undefined);
      setTold({ done: words('read-done', cards.length) });
    } catch (problem) {
      setTold({ failed: problem instanceof Error ? problem.message : String(problem) });
    }
  };
  const copy = () => {
    void navigator.clipboard?.writeText(text);
    setTold({ done: words('copied') });
  };
  return (
    <section className="deck-text" aria-labelledby="text-title">
      <h2 id="text-title">{words('text')}</h2>
      <p className="deck-note">{words('text-note')}</p>
      <textarea
        aria-labelledby="text-title"
        rows={8}
        spellCheck={false}
        value={text}
        onChange={(event) => setDraft(event.target.value)}
      />
      <div className="deck-ways">
        <Button onClick={copy}>{words('copy')}</Button>
        <Button look={draft === undefined ? 'plain' : 'lamp'} onClick={read}>
          {words('read')}
        </Button>
      </div>
      {told && (
        <p role="status" className={'failed' in told ? 'deck-failed' : 'deck-note'}>
          {'failed' in told ? (
            <>
              {words('read-failed')} <span lang="en">{told.failed}</span>
            </>
          ) : (
            told.done
          )}
        </p>
      )}
    </section>
  );
}
