import { defOfType } from '@tabard/adventure-board';
import { Icon } from '../../icons/icon.tsx';
import { cardRef, defRef } from '../../table/kit/board-context.ts';
import { CardThing } from '../../table/kit/card-thing.tsx';
import { CardItems } from '../../table/kit/hand.tsx';
import { Thing } from '../../table/kit/thing.tsx';
import { GameCard } from '../../ui/game-card.tsx';
import { sideFace } from './faces.tsx';
import { Fight } from './fight.tsx';
import { Tile } from './holdings.tsx';
import { fightNow, type OrrenBoard, useOrrenBoard } from './orren-board.ts';

/** What is decided just now, over the map: a fight, a Character to choose, cards to choose from. */
export function Stage() {
  const board = useOrrenBoard();
  const { words } = board;
  // Who waits looks on.
  const picks = board.situations.find((one) => one.kind === 'character')?.open ?? [];
  const { cards, items } = looseCards(board);
  if (!fightNow(board) && !picks.length && !cards.length && !items.length) return null;
  return (
    <div className="orren-stage" data-wide={picks.length > 0}>
      <Fight />
      {picks.length > 0 && <Characters defs={picks} />}
      {cards.length > 0 && (
        <section className="orren-loose" aria-label={words('to-choose')} data-guide="choice">
          <ul>
            <CardItems cards={cards} of={(card) => <CardThing card={card} where="stage" size="medium" />} />
          </ul>
        </section>
      )}
      {items.length > 0 && (
        <ul className="orren-loose" aria-label={words('to-choose')}>
          {items.map((card) => (
            <li key={card}>
              <LooseItem card={card} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function LooseItem({ card }: { card: number }) {
  const { faceOf } = useOrrenBoard();
  const face = faceOf(card);
  return face ? <Tile face={face} card={card} where="stage" /> : null;
}

/** Who sets out: each with both faces of the first card and the way it wins. */
function Characters({ defs }: { defs: readonly number[] }) {
  const { content, language, words } = useOrrenBoard();
  return (
    <ul className="orren-characters" aria-label={words('characters')} data-guide="choice">
      {defs.map((def) => {
        const character = defOfType(content, def, 'character');
        const [start, second] = character.cards[0];
        return (
          <li key={def}>
            <Thing
              className="orren-character"
              refs={[defRef(def)]}
              shows={defRef(def)}
              name={character.names[language]}
              state={[words(`class.${character.class}`)]}
              description={character.style[language]}
            >
              {({ light }) => (
                <>
                  <b className="orren-character-name">
                    <Icon name={character.picture.icon} /> {character.names[language]}
                    <small>{words(`class.${character.class}`)}</small>
                  </b>
                  <span className="orren-character-faces">
                    <GameCard
                      size="medium"
                      lit={light === 'lit'}
                      face={sideFace(content, { character, level: 0, face: start }, language)}
                    />
                    <GameCard
                      size="medium"
                      className="is-second"
                      face={sideFace(content, { character, level: 0, face: second }, language)}
                    />
                  </span>
                  <small className="orren-character-style">{character.style[language]}</small>
                </>
              )}
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}

/** Cards that options name and that lie nowhere else on this board. */
function looseCards(board: OrrenBoard): {
  readonly cards: readonly number[];
  readonly items: readonly number[];
} {
  const { state, own, offers } = board;
  if (own < 0) return { cards: [], items: [] };
  const { hand, quests, weapon, armour, bag, kept, trophies } = state.heroes[own];
  const placed = new Set([
    ...hand,
    ...quests,
    ...weapon,
    ...armour,
    ...bag,
    ...kept,
    ...trophies,
    ...state.track.map(({ card }) => card[0]),
  ]);
  const named = (kind: string) => [
    ...new Set(
      offers.all.flatMap(({ about }) =>
        about.filter((ref) => ref.kind === kind && !placed.has(ref.id)).map(({ id }) => id),
      ),
    ),
  ];
  const looked = state.looked.filter((card) => card >= 0 && board.faceOf(card));
  return { cards: [...new Set([...looked, ...named(cardRef(0).kind)])], items: named('owned') };
}
