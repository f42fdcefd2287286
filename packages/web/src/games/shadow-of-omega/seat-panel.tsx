import { partyFacts } from '@tabard/anima';
import type { Seat } from '@tabard/engine';
import { Icon } from '../../icons/icon.tsx';
import { CardThing } from './card-thing.tsx';
import { Figures, Marks, marksOf } from './party-line.tsx';
import { Pawn, seatColour } from './pawn.tsx';
import { type Sitting, seatRef, useSitting } from './sitting.ts';
import { Thing } from './thing.tsx';

/** The others, around the top of the table. */
export function Opponents() {
  const sitting = useSitting();
  const { state, own, words } = sitting;
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
  const sitting = useSitting();
  const { state, view, hit } = sitting;
  const isAwaited = view.waiting.includes(seat);
  return (
    <li
      className={`omega-seat ${hit === seat ? 'is-hit' : ''}`}
      style={{ ...seatColour(seat), flexGrow: cardsBefore(sitting, seat) }}
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
function cardsBefore({ state }: Sitting, seat: Seat): number {
  const { characters, plots, finished } = state.parties[seat];
  return Math.max(1, characters.length + plots.length + finished.length);
}

/** The name of a seat; it is what one clicks to attack or trade with it. */
export function SeatName({ seat }: { seat: Seat }) {
  const sitting = useSitting();
  const { reader, state, view, words, own } = sitting;
  const isAwaited = view.waiting.includes(seat);
  const place = state.order.indexOf(seat) + 1;
  return (
    <Thing
      entity={seatRef(seat)}
      name={reader.seats[seat]}
      state={aboutSeat(sitting, seat)}
      className="omega-seat-name"
      onOpen={() => sitting.openSheet({ seat })}
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
export function aboutSeat(sitting: Sitting, seat: Seat): string[] {
  const { state, words, view, nameOf } = sitting;
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
    ...marksOf(sitting, seat).map((mark) => mark.words),
  ];
}

function SeatCards({ seat }: { seat: Seat }) {
  const { state, words, reader } = useSitting();
  const { characters, plots, missions, finished } = state.parties[seat];
  const shown = missions.filter((mission) => mission >= 0);
  return (
    <ul className="omega-mini-cards" aria-label={reader.seats[seat]}>
      {characters.map((card) => (
        <li key={card} className="omega-slot">
          <CardThing card={card} where={`party-${seat}`} lying="mini" className="omega-mini" />
        </li>
      ))}
      {[...plots, ...shown].map((card) => (
        <li key={card} className="omega-slot">
          <CardThing card={card} where={`before-${seat}`} lying="mini" className="omega-mini" />
        </li>
      ))}
      {finished.map((card) => (
        <li key={card} className="omega-slot">
          <CardThing
            card={card}
            where={`finished-${seat}`}
            lying="mini"
            className="omega-mini is-finished"
            state={[words('completed')]}
          />
        </li>
      ))}
    </ul>
  );
}
