import { DECKS } from '@tabard/anima';
import type { Content } from '@tabard/engine';
import { looseWith } from '../../table/kit/choices.ts';
import { Deck, DiscardPile } from '../../table/kit/pile.tsx';
import { briefFace } from './brief-face.ts';
import { BACKS } from './faces.tsx';
import { useOmegaBoard } from './omega-board.ts';

const PILES = ['area', 'encounter', 'character', 'arcane', 'advantage'] as const;
export type PileName = (typeof PILES)[number];

/** What one takes from a deck without naming a card. */
const AT_DECK: Partial<Record<PileName | 'final', readonly string[]>> = {
  area: ['seek', 'seek-several'],
  character: ['recruit'],
  advantage: ['advantage', 'take-card'],
  final: ['reveal'],
};

/** The decks, each with its discard pile, which anybody may look through. */
export function Piles() {
  const { words, game } = useOmegaBoard();
  // AN-ARC-01: a deck of their own, where the game has Arcane Characters.
  const piles = PILES.filter((name) => name !== 'arcane' || hasArcane(game.content));
  return (
    <section className="omega-piles" aria-label={words('decks')}>
      {piles.map((name) => (
        <div key={name} className="omega-pile">
          <OmegaDeck name={name} />
          <Discard name={name} />
        </div>
      ))}
    </section>
  );
}

function hasArcane(content: Content): boolean {
  return content.defs.some(({ back }) => DECKS[back] === 'arcane');
}

/** A click on a deck shows what was discarded from it. */
export function OmegaDeck({ name }: { name: PileName | 'final' }) {
  const board = useOmegaBoard();
  const { words, state } = board;
  const count = state.decks[name].length;
  const verbs = AT_DECK[name];
  return (
    <Deck
      name={words('deck', words(`pile.${name}`), count)}
      count={count}
      back={BACKS[name]}
      also={verbs && looseWith(board, ...verbs)}
      className="omega-deck"
      spot={`deck-${name}`}
      onOpen={() => board.openSheet({ pile: name })}
    />
  );
}

function Discard({ name }: { name: PileName }) {
  const { state, words, openSheet } = useOmegaBoard();
  const cards = state.discards[name];
  return (
    <DiscardPile
      name={words('discard', words(`pile.${name}`), cards.length)}
      cards={cards}
      brief={(face) => briefFace(face, 'tiny')}
      className="omega-discard"
      spot={`discard-${name}`}
      onOpen={() => openSheet({ pile: name })}
    />
  );
}
