import { heroFacts } from '@tabard/adventure-board';
import type { Seat } from '@tabard/engine';
import { Icon } from '../../icons/icon.tsx';
import { seatRef } from '../../table/kit/board-context.ts';
import { seatColour } from '../../table/kit/seat-colour.ts';
import { Thing } from '../../table/kit/thing.tsx';
import { LevelSign } from './faces.tsx';
import { GLYPHS } from './glyphs.ts';
import { aboutHero, sideUp, ValourOf } from './hero.tsx';
import { useOrrenBoard } from './orren-board.ts';
import { Pawn } from './pawn.tsx';

/** The others, a line each; a click shows everything they have. */
export function Rivals() {
  const { state, own, words } = useOrrenBoard();
  const others = state.heroes
    .map((_, seat) => seat)
    .filter((seat) => seat !== own && state.heroes[seat].def >= 0);
  if (!others.length) return null;
  return (
    <ul className="orren-rivals" aria-label={words('rivals')} data-guide="rivals">
      {others.map((seat) => (
        <li key={seat}>
          <Rival seat={seat} />
        </li>
      ))}
    </ul>
  );
}

function Rival({ seat }: { seat: Seat }) {
  const board = useOrrenBoard();
  const { state, reader, view, words, openSheet } = board;
  const { character, level } = sideUp(board, seat);
  const { health } = heroFacts(state, seat);
  return (
    <Thing
      className="orren-rival"
      style={seatColour(seat)}
      refs={[seatRef(seat)]}
      name={reader.seats[seat]}
      state={[character.names[board.language], ...aboutHero(board, seat)]}
      onOpen={() => openSheet({ seat })}
      spot={`seat-${seat}`}
      data={{
        'data-awaited': String(view.waiting.includes(seat)),
        'data-gone': String((state.resigned & (1 << seat)) !== 0),
      }}
    >
      {() => (
        <>
          <Pawn seat={seat} />
          <Icon name={character.picture.icon} />
          <span className="orren-rival-name">{reader.seats[seat]}</span>
          <LevelSign level={level} say={words} />
          <span className="orren-rival-health">
            <Icon name={GLYPHS.health} /> {health - state.heroes[seat].damage}
          </span>
          <ValourOf seat={seat} />
        </>
      )}
    </Thing>
  );
}
