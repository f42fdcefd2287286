import { GameCard } from '../../ui/game-card.tsx';
import { briefFace } from './brief-face.ts';
import { choicesAt, looseWith } from './choices.ts';
import { BACKS } from './faces.tsx';
import { cardRef, useSitting } from './sitting.ts';
import { Thing } from './thing.tsx';

const PILES = ['area', 'encounter', 'character', 'advantage'] as const;
export type PileName = (typeof PILES)[number];

/** What one takes from a deck without naming a card. */
const AT_DECK: Partial<Record<PileName | 'final', string>> = {
  area: 'seek',
  character: 'recruit',
  advantage: 'advantage',
  final: 'reveal',
};

/** The decks, each with its discard pile, which anybody may look through. */
export function Piles() {
  const { state, words } = useSitting();
  return (
    <section className="omega-piles" aria-label={words('decks')}>
      {PILES.map((name) => (
        <div key={name} className="omega-pile">
          <Deck name={name} count={state.decks[name].length} />
          <Discard name={name} />
        </div>
      ))}
    </section>
  );
}

/** A deck is nothing to look into; a click shows what was discarded from it. */
export function Deck({ name, count }: { name: PileName | 'final'; count: number }) {
  const sitting = useSitting();
  const { words } = sitting;
  const verb = AT_DECK[name];
  return (
    <Thing
      name={words('deck', words(`pile.${name}`), count)}
      also={verb ? looseWith(sitting, verb) : undefined}
      className="omega-deck"
      spot={`deck-${name}`}
      onOpen={() => sitting.openSheet({ pile: name })}
    >
      {({ light }) => (
        <GameCard
          back={BACKS[name]}
          className="omega-tiny"
          lit={light === 'lit'}
          dimmed={count === 0}
          overlay={<span className="omega-count">{count}</span>}
        />
      )}
    </Thing>
  );
}

function Discard({ name }: { name: PileName }) {
  const sitting = useSitting();
  const { state, words, faceOf } = sitting;
  const pile = state.discards[name];
  const top = pile.at(-1);
  const isLit = pile.some((card) => choicesAt(sitting, cardRef(card)).light === 'lit');
  return (
    <Thing
      name={words('discard', words(`pile.${name}`), pile.length)}
      className="omega-discard"
      spot={`discard-${name}`}
      lies={top === undefined || top < 0 ? undefined : { card: top, where: `discard-${name}` }}
      onOpen={() => sitting.openSheet({ pile: name })}
    >
      {() =>
        top === undefined ? (
          <span className="omega-nocard" />
        ) : (
          <GameCard
            face={top < 0 ? undefined : briefFace(faceOf(top), 'tiny')}
            back={sitting.backOf(top)}
            className="omega-tiny"
            lit={isLit}
            overlay={<span className="omega-count">{pile.length}</span>}
          />
        )
      }
    </Thing>
  );
}
