import { partyFacts } from '@tabard/anima';
import type { Seat } from '@tabard/engine';
import { Icon } from '../../icons/icon.tsx';
import { seatRef } from '../../table/kit/board-context.ts';
import { CardItems } from '../../table/kit/hand.tsx';
import { seatColour } from '../../table/kit/seat-colour.ts';
import { Thing } from '../../table/kit/thing.tsx';
import { type OmegaBoard, useOmegaBoard } from './omega-board.ts';
import { OmegaCard } from './omega-card.tsx';
import { Figures, Marks, marksOf } from './party-line.tsx';
import { Pawn } from './pawn.tsx';

/** The others, around the top of the table. */
export function Opponents() {
  const board = useOmegaBoard();
  const { state, own, words } = board;
  const others = state.parties.map((_, seat) => seat).filter((seat) => seat !== own);
  const inOrder = own < 0 ? others : [...others.filter((s) => s > own), ...others.filter((s) => s < own)];
  return (
    <ul className="omega-opponents" aria-label={words('opponents')} data-count={others.length}>
      {inOrder.map((seat) => (
        <SeatPanel key={seat} seat={seat} />
      ))}
    </ul>
  );
}

function SeatPanel({ seat }: { seat: Seat }) {
  const board = useOmegaBoard();
  const { state, view, hit } = board;
  const isAwaited = view.waiting.includes(seat);
  return (
    <li
      className={`omega-seat ${hit === seat ? 'is-hit' : ''}`}
      style={{ ...seatColour(seat), flexGrow: cardsBefore(board, seat) }}
      data-awaited={isAwaited}
      data-spot={`seat-${seat}`}
      data-gone={(state.resigned & (1 << seat)) !== 0}
    >
      <div className="omega-seat-head">
        <SeatName seat={seat} />
        <Marks seat={seat} />
        <Figures seat={seat} />
      </div>
      <SeatCards seat={seat} />
    </li>
  );
}

/** Who has more on the table gets more of it. */
function cardsBefore({ state }: OmegaBoard, seat: Seat): number {
  const { characters, plots, finished } = state.parties[seat];
  return Math.max(1, characters.length + plots.length + finished.length);
}

/** The name of a seat; it is what one clicks to attack or trade with it. */
export function SeatName({ seat }: { seat: Seat }) {
  const board = useOmegaBoard();
  const { reader, state, view, words, own } = board;
  const isAwaited = view.waiting.includes(seat);
  const place = state.order.indexOf(seat) + 1;
  return (
    <Thing
      refs={[seatRef(seat)]}
      name={reader.seats[seat]}
      state={aboutSeat(board, seat)}
      className="omega-seat-name"
      onOpen={() => board.openSheet({ seat })}
    >
      {() => (
        <>
          <Pawn seat={seat} />
          <span className="omega-seat-who">
            <b>{seat === own ? words('your-party') : reader.seats[seat]}</b>
            {state.turn > 0 && <small title={words('place-in-order', place)}>{place}.</small>}
            {isAwaited && (
              <em title={words('awaited')}>
                <Icon name="lantern-flame" />
              </em>
            )}
          </span>
        </>
      )}
    </Thing>
  );
}

/** What everybody may know of a party, in words. */
export function aboutSeat(board: OmegaBoard, seat: Seat): string[] {
  const { state, words, view, nameOf } = board;
  const { combat, speed } = partyFacts(state, seat);
  const { hand, missions, finished, area } = state.parties[seat];
  return [
    view.waiting.includes(seat) ? words('awaited') : '',
    words('place-in-order', state.order.indexOf(seat) + 1),
    words('combat-is', combat),
    words('speed-is', speed),
    words('hand-count', hand.length),
    words('missions-count', missions.length),
    words('finished-count', finished.length),
    area < 0 ? words('outside') : words('in-area', nameOf({ kind: 'card', id: area })),
    ...marksOf(board, seat).map((mark) => mark.words),
  ];
}

function SeatCards({ seat }: { seat: Seat }) {
  const { state, words, reader } = useOmegaBoard();
  const { characters, plots, missions, finished } = state.parties[seat];
  const shown = missions.filter((mission) => mission >= 0);
  const mini = (where: string) => (card: number) => (
    <OmegaCard card={card} where={`${where}-${seat}`} lying="mini" className="omega-mini" />
  );
  return (
    <ul className="omega-mini-cards" aria-label={reader.seats[seat]}>
      <CardItems cards={characters} of={mini('party')} />
      <CardItems cards={[...plots, ...shown]} of={mini('before')} />
      <CardItems
        cards={finished}
        of={(card) => (
          <OmegaCard
            card={card}
            where={`finished-${seat}`}
            lying="mini"
            className="omega-mini is-finished"
            state={[words('completed')]}
          />
        )}
      />
    </ul>
  );
}
