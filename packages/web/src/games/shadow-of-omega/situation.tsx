import type { Situation, TradeSide } from '@tabard/anima';
import type { EntityRef, Seat } from '@tabard/engine';
import type { ReactNode } from 'react';
import { cardRef, seatRef } from '../../table/kit/board-context.ts';
import { Contest, type ContestSide } from '../../table/kit/contest.tsx';
import { Die } from '../../table/kit/die.tsx';
import { CardItems } from '../../table/kit/hand.tsx';
import { SumLine } from '../../table/kit/sum.tsx';
import { GLYPHS } from './glyphs.ts';
import { type OmegaBoard, useOmegaBoard } from './omega-board.ts';
import { OmegaCard } from './omega-card.tsx';
import { Pawn } from './pawn.tsx';

/** A combat under way: both sides with their Combat, cards and dice. */
export function Fight() {
  const board = useOmegaBoard();
  const fight = board.situations.findLast((one) => one.kind === 'fight');
  if (!fight) return null;
  const sides = fight.sides.map(
    ({ who, parts, die }, id): ContestSide => ({
      who: <Fighter who={who} />,
      parts,
      die,
      dieRef: { kind: 'die', id },
    }),
  );
  return <Contest sides={[sides[0], sides[1]]} icon={GLYPHS.combat} />;
}

function Fighter({ who }: { who: EntityRef }) {
  const { nameOf, reader } = useOmegaBoard();
  if (who.kind === 'card')
    return <OmegaCard card={who.id} where="met" size="medium" lying="foe" className="omega-foe" />;
  const isSeat = who.kind === 'seat';
  return (
    <span className="omega-side-name">
      {isSeat && <Pawn seat={who.id} />}
      <b>{isSeat ? reader.seats[who.id] : nameOf(who)}</b>
    </span>
  );
}

/** What is under way: the innermost matter. Inside a combat the Creature stands in the fight already. */
export function SituationPanel() {
  const board = useOmegaBoard();
  const now = board.situations.at(-1);
  return now ? drawn(board, now) : null;
}

function drawn({ words, nameOf, state }: OmegaBoard, now: Situation): ReactNode {
  switch (now.kind) {
    case 'fight':
      return null;
    case 'check':
      return (
        <Panel seat={now.seat} title={words('checks', seatRef(now.seat), now.difficulty)}>
          <SumLine sum={now.die > 0 ? [...now.parts, { origin: 'die', def: -1, by: now.die }] : now.parts} />
        </Panel>
      );
    case 'meeting':
      return (
        <Panel seat={now.seat} title={words('meets', seatRef(now.seat))}>
          <OmegaCard card={now.encounter} where="met" size="medium" className="omega-met" />
        </Panel>
      );
    case 'exploration':
      return (
        <Panel
          seat={now.seat}
          title={words('explores', seatRef(now.seat))}
          note={nameOf(cardRef(now.area))}
          more={state.drawn.length ? words('to-be-met', state.drawn.length) : undefined}
        >
          {now.die > 0 && <Die key={now.die} value={now.die} />}
        </Panel>
      );
    case 'trial':
      return (
        <Panel seat={now.seat} title={words('tries', seatRef(now.seat))}>
          <OmegaCard card={now.mission} size="medium" className="omega-met" />
        </Panel>
      );
    case 'journey':
      return (
        <Panel
          seat={now.seat}
          title={words('travels-to', seatRef(now.seat))}
          note={nameOf(cardRef(now.area))}
        />
      );
    case 'escape':
      return (
        <Panel
          seat={now.seat}
          title={words('flees', seatRef(now.seat))}
          note={words('escape-needs', now.speed, now.difficulty)}
        >
          <OmegaCard card={now.creature} where="met" size="medium" lying="foe" className="omega-met" />
        </Panel>
      );
    case 'trap':
      return (
        <Panel
          seat={now.seat}
          title={words('trap-strikes', seatRef(now.seat))}
          note={nameOf(cardRef(now.area))}
        >
          <OmegaCard card={now.trap} where="played" size="medium" className="omega-met" />
        </Panel>
      );
    case 'incident':
      return (
        <div className="omega-situation">
          <p>{words('incident-works')}</p>
          <b>{nameOf(cardRef(now.incident))}</b>
        </div>
      );
    case 'trade':
      return (
        <div className="omega-trade">
          <h2>{words('trades', seatRef(now.sides[0].seat), seatRef(now.sides[1].seat))}</h2>
          <Giving side={now.sides[0]} />
          <Giving side={now.sides[1]} />
        </div>
      );
  }
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

function Giving({ side: { seat, gives, open } }: { side: TradeSide }) {
  const { words } = useOmegaBoard();
  return (
    <div className="omega-trade-side">
      <p>
        <Pawn seat={seat} /> {words('gives', seatRef(seat))}
      </p>
      <ul>
        <CardItems
          cards={gives}
          of={(card) => <OmegaCard card={card} lying="mini" className="omega-mini" />}
        />
      </ul>
      {open > 0 && <small>{words('asks-cards', open)}</small>}
      {!gives.length && open <= 0 && <small>{words('nothing-yet')}</small>}
    </div>
  );
}
