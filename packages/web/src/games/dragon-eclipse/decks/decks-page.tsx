import {
  buildDeck,
  deckPlan,
  type EclipseContent,
  faultsIn,
  formatDeck,
  type MystlingDef,
  startingDeck,
} from '@tabard/dragon-eclipse';
import { type Language, say, text } from '@tabard/engine';
import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { defaultSeats } from '../../../hall/seats.ts';
import { useNames } from '../../../hall/use-names.ts';
import { host } from '../../../host/current.ts';
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
import { deckWordsIn } from './words.ts';
import './decks-page.css';

const GAME = 'dragon-eclipse';
const FIRST = 'firple';
const NO_CARDS: readonly number[] = [];

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

function DeckDesk({ loaded, mystling }: { loaded: LoadedGame; mystling: string }) {
  const language = useLanguage();
  const [, go] = useLocation();
  const base = useMemo(() => deskOf(loaded, mystling, language), [loaded, mystling, language]);
  // Each Mystling keeps the deck that was begun for it.
  const [decks, setDecks] = useState<Readonly<Record<string, readonly number[]>>>({});
  const put = (id: string, deck: readonly number[]) => setDecks((before) => ({ ...before, [id]: deck }));
  const open = (id: string, deck: readonly number[]) => {
    put(id, deck);
    go(`/decks/${id}`);
  };
  const { content, words } = base;
  const mystlings = content.defs.filter((def) => def.type === 'mystling');
  return (
    <Page title={words('title')} width="wide">
      <DeskProvider
        value={{ ...base, deck: decks[mystling] ?? NO_CARDS, change: (deck) => put(mystling, deck), open }}
      >
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
  const { plan, deck, change, words, content, game, skin } = useDesk();
  const names = useNames();
  const [, go] = useLocation();
  const isLegal = faultsIn(plan, deck).length === 0;
  const play = async () => {
    const options = { mystling: plan.mystling.id, deck: 'saved', cards: formatDeck(content, deck) };
    const partner = options.mystling === 'prowler' ? { partner: FIRST } : {};
    const seats = defaultSeats(game, names, skin.company);
    go(`/table/${await host().create({ game: GAME, options: { ...options, ...partner }, seats })}`);
  };
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
        onClick={() => void play()}
      >
        {words('play')}
      </Button>
    </div>
  );
}
