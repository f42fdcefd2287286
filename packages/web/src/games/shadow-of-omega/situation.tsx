import { partyFacts } from '@tabard/anima';
import { type Frame, isHidden, type Seat } from '@tabard/engine';
import type { ReactNode } from 'react';
import { CardThing } from './card-thing.tsx';
import { Die } from './die.tsx';
import { Pawn } from './pawn.tsx';
import { type Sitting, seatRef, useSitting } from './sitting.ts';

type Vars = Readonly<Record<string, unknown>>;
type Drawn = (sitting: Sitting, vars: Vars) => ReactNode;

/** How each matter that can be under way is shown; the innermost counts. A combat is shown by itself. */
const SITUATIONS: Readonly<Record<string, Drawn>> = {
  check: ({ words, state }, { a, dieA, difficulty }) => (
    <Panel
      seat={a as Seat}
      title={words('checks', seatRef(a as Seat), difficulty as number)}
      note={words('speed-is', partyFacts(state, a as Seat).speed)}
    >
      {(dieA as number) > 0 && <Die key={dieA as number} value={dieA as number} />}
    </Panel>
  ),
  encounter: ({ words }, { seat, card }) => (
    <Panel seat={seat as Seat} title={words('meets', seatRef(seat as Seat))}>
      <CardThing card={card as number} where="met" size="medium" className="omega-met" />
    </Panel>
  ),
  explore: ({ words, nameOf, state }, { a, area, dieA }) => (
    <Panel
      seat={a as Seat}
      title={words('explores', seatRef(a as Seat))}
      note={nameOf({ kind: 'card', id: area as number })}
      more={state.drawn.length ? words('to-be-met', state.drawn.length) : undefined}
    >
      {(dieA as number) > 0 && <Die key={dieA as number} value={dieA as number} />}
    </Panel>
  ),
  trial: ({ words }, { seat, mission }) => (
    <Panel seat={seat as Seat} title={words('tries', seatRef(seat as Seat))}>
      <CardThing card={mission as number} size="medium" className="omega-met" />
    </Panel>
  ),
  journey: ({ words, nameOf }, { a, area }) => (
    <Panel
      seat={a as Seat}
      title={words('travels-to', seatRef(a as Seat))}
      note={nameOf({ kind: 'card', id: area as number })}
    />
  ),
  trade: (sitting, vars) => <Trade sitting={sitting} vars={vars} />,
};

/** What is under way: the innermost matter of the stack that has a picture. */
export function Situation() {
  const sitting = useSitting();
  const at = innermost(sitting.state.stack);
  return at ? SITUATIONS[at.proc](sitting, at.vars) : null;
}

/** Inside a combat the Creature stands in the duel already. */
function innermost(stack: readonly Frame[]): Frame | undefined {
  const top = stack.findLast(({ proc }) => proc === 'combat' || proc in SITUATIONS);
  return top && top.proc !== 'combat' ? top : undefined;
}

interface PanelProps {
  readonly seat: Seat;
  readonly title: string;
  readonly note?: string;
  readonly more?: string;
  readonly children?: ReactNode;
}

function Panel({ seat, title, note, more, children }: PanelProps) {
  return (
    <div className="omega-situation">
      <p>
        <Pawn seat={seat} /> <span>{title}</span>
      </p>
      {note && <b>{note}</b>}
      {children}
      {more && <small>{more}</small>}
    </div>
  );
}

function Trade({ sitting, vars }: { sitting: Sitting; vars: Vars }) {
  const { words, state } = sitting;
  const [seat, partner] = [vars.seat as Seat, vars.partner as Seat];
  const open = (vars.count as number) - state.offered[partner].length;
  return (
    <div className="omega-trade">
      <h2>{words('trades', seatRef(seat), seatRef(partner))}</h2>
      <TradeSide seat={seat} cards={[...state.offered[seat], ...(vars.given as number[])]} />
      <TradeSide
        seat={partner}
        cards={[...state.offered[partner], ...(vars.wanted as number[])]}
        open={open}
      />
    </div>
  );
}

function TradeSide({ seat, cards, open = 0 }: { seat: Seat; cards: readonly number[]; open?: number }) {
  const { words } = useSitting();
  return (
    <div className="omega-trade-side">
      <p>
        <Pawn seat={seat} /> {words('gives', seatRef(seat))}
      </p>
      <ul>
        {cards.map((card, at) => (
          <li key={isHidden(card) ? `hidden-${at}` : card} className="omega-slot">
            <CardThing card={card} lying="mini" className="omega-mini" />
          </li>
        ))}
      </ul>
      {open > 0 && <small>{words('asks-cards', open)}</small>}
      {!cards.length && open <= 0 && <small>{words('nothing-yet')}</small>}
    </div>
  );
}
