import {
  buildDeck,
  deckPlan,
  type EclipseContent,
  faultsIn,
  formatDeck,
  type MystlingDef,
  parseDeck,
  startingDeck,
} from '@tabard/dragon-eclipse';
import { type Language, say, text } from '@tabard/engine';
import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { Pick } from '../../../pages/shared/fields.tsx';
import { useLanguage } from '../../../settings/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { type LoadedGame, useGame } from '../../use-game.ts';
import { MystlingPanel } from '../setup/mystling-panel.tsx';
import { CardPool } from './card-pool.tsx';
import { DeckList } from './deck-list.tsx';
import { DeckShelf } from './deck-shelf.tsx';
import { DeckText } from './deck-text.tsx';
import { type Desk, DeskProvider, useDesk } from './desk.ts';
import { PlayDeck } from './play-deck.tsx';
import { useSavedDecks } from './saved-decks.ts';
import { deckWordsIn } from './words.ts';
import './decks-page.css';

const GAME = 'dragon-eclipse';
const FIRST = 'firple';

/** Decks for Dragon Eclipse: built by the rules of the game, kept in this browser. */
export default function DecksPage() {
  const { mystling } = useParams<{ mystling?: string }>();
  const loaded = useGame(GAME);
  const content = loaded.game.content as EclipseContent;
  const id = content.defs.some((def) => def.type === 'mystling' && def.id === mystling) ? mystling : FIRST;
  return <DeckDesk loaded={loaded} mystling={id ?? FIRST} />;
}

function deskOf(
  { game, skin }: LoadedGame,
  mystling: string,
  language: Language,
): Omit<Desk, 'deck' | 'change' | 'open'> {
  const content = game.content as EclipseContent;
  const def = content.defs[content.byId.get(mystling) ?? -1] as MystlingDef;
  const speaker = { language, phrases: game.phrases[language], reader: -1, nameOf: () => '' };
  return {
    game,
    skin,
    content,
    language,
    plan: deckPlan(content, def),
    words: deckWordsIn(language),
    nameOf: (one) => content.defs[one]?.names[language] ?? '',
    reasonOf: ({ code }) => say(speaker, text(`refuse.${code}`)),
    say: (said) => say(speaker, said),
  };
}

/** What is left of a kept deck: cards that are no more are left out. */
function knownCards(content: EclipseContent, text: string): readonly number[] {
  return text.split('\n').flatMap((line) => {
    try {
      return parseDeck(content, line);
    } catch {
      return [];
    }
  });
}

function DeckDesk({ loaded, mystling }: { loaded: LoadedGame; mystling: string }) {
  const language = useLanguage();
  const [, go] = useLocation();
  const base = useMemo(() => deskOf(loaded, mystling, language), [loaded, mystling, language]);
  const { content, words } = base;
  const { drafts, setDraft } = useSavedDecks();
  const deck = useMemo(() => knownCards(content, drafts[mystling] ?? ''), [content, drafts, mystling]);
  const put = (id: string, cards: readonly number[]) => setDraft(id, formatDeck(content, cards));
  const open = (id: string, deck: readonly number[]) => {
    put(id, deck);
    go(`/decks/${id}`);
  };
  const mystlings = content.defs.filter((def) => def.type === 'mystling');
  return (
    <Page title={words('title')} width="wide">
      <DeskProvider value={{ ...base, deck, change: (cards) => put(mystling, cards), open }}>
        <p className="deck-lead">{words('lead')}</p>
        <div className="deck-page">
          <div className="deck-side">
            <Pick
              label={words('mystling')}
              value={mystling}
              choices={mystlings.map(({ id, names }) => ({ value: id, label: names[language] }))}
              onChange={(id) => go(`/decks/${id}`)}
            />
            <MystlingPanel content={content} def={content.byId.get(mystling) ?? -1} language={language} />
          </div>
          <DeckList key={mystling}>
            <Ways />
          </DeckList>
          <CardPool key={`pool ${mystling}`} />
          <div className="deck-side deck-keeping">
            <DeckShelf key={mystling} />
            <DeckText />
          </div>
        </div>
      </DeskProvider>
    </Page>
  );
}

/** Where a deck begins, and what to do with it. */
function Ways() {
  const { plan, deck, change, words } = useDesk();
  const [isPlaying, setPlaying] = useState(false);
  const isLegal = faultsIn(plan, deck).length === 0;
  return (
    <div className="deck-ways">
      <Button look={isLegal ? 'plain' : 'lamp'} icon="laurels" onClick={() => change(buildDeck(plan))}>
        {words('suggested')}
      </Button>
      <Button onClick={() => change(startingDeck(plan))}>{words('starting')}</Button>
      <Button look="quiet" disabled={deck.length === 0} onClick={() => change([])}>
        {words('clear')}
      </Button>
      <Button
        look={isLegal ? 'lamp' : 'plain'}
        icon="rolling-dices"
        disabled={!isLegal}
        onClick={() => setPlaying(true)}
      >
        {words('play')}
      </Button>
      {isPlaying && <PlayDeck onClose={() => setPlaying(false)} />}
    </div>
  );
}
