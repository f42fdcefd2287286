import { DeckTextError, formatDeck, parseDeckText } from '@tabard/dragon-eclipse';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useDesk } from './desk.ts';

type Told = { readonly done: string } | { readonly failed: string };

/** The deck as text: to copy, and to read another from. */
export function DeckText() {
  const { content, plan, deck, change, open, words, nameOf, say } = useDesk();
  const [draft, setDraft] = useState<string>();
  const [told, setTold] = useState<Told>();
  const text = draft ?? formatDeck(content, deck, plan.mystling);
  const take = () => {
    const { mystling, cards } = parseDeckText(content, text);
    if (cards.length === 0) return words('read-nothing');
    const other = mystling === undefined ? undefined : content.defs[mystling].id;
    if (mystling === undefined || other === undefined || other === plan.mystling.id) {
      change(cards);
      return words('read-done', cards.length);
    }
    open(other, cards);
    return words('read-other', cards.length, nameOf(mystling));
  };
  const read = () => {
    try {
      setTold({ done: take() });
      setDraft(undefined);
    } catch (problem) {
      if (!(problem instanceof DeckTextError)) throw problem;
      setTold({ failed: say(problem.said) });
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
      {told && <Report told={told} />}
    </section>
  );
}

function Report({ told }: { told: Told }) {
  const { words } = useDesk();
  if ('done' in told)
    return (
      <p role="status" className="deck-note">
        {told.done}
      </p>
    );
  return (
    <p role="status" className="deck-failed">
      {words('read-failed')} {told.failed}
    </p>
  );
}
