import { partyFacts } from '@tabard/anima';
import type { ReactNode } from 'react';
import { CardThing } from './card-thing.tsx';
import { Figures, Marks } from './party-line.tsx';
import { SeatName } from './seat-panel.tsx';
import { useSitting } from './sitting.ts';

/** One's own side of the table: party, hand and Missions. */
export function OwnSide() {
  const { own } = useSitting();
  return own < 0 ? null : (
    <div className="omega-own">
      <OwnParty />
      <OwnHand />
      <OwnMissions />
    </div>
  );
}

function OwnParty() {
  const { state, own, hit, words } = useSitting();
  const { characters, plots } = state.parties[own];
  return (
    <section className={`omega-row omega-own-party ${hit === own ? 'is-hit' : ''}`} data-spot={`seat-${own}`}>
      <header>
        <SeatName seat={own} />
        <Figures seat={own} />
        <Marks seat={own} />
      </header>
      <ul aria-label={words('your-party')}>
        {characters.map((card) => (
          <li key={card} className="omega-slot">
            <CardThing card={card} where={`party-${own}`} className="omega-member" />
          </li>
        ))}
        {plots.map((card) => (
          <li key={card} className="omega-slot">
            <CardThing card={card} where={`before-${own}`} className="omega-member" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnHand() {
  const { state, own, words } = useSitting();
  const { hand } = state.parties[own];
  const { handLimit } = partyFacts(state, own);
  return (
    <Row name="hand" title={words('your-hand')} note={words('hand-of', hand.length, handLimit)}>
      {hand.map((card) => (
        <li key={card} className="omega-slot">
          <CardThing card={card} where={`hand-${own}`} size="medium" className="omega-held" />
        </li>
      ))}
    </Row>
  );
}

function OwnMissions() {
  const { state, own, words } = useSitting();
  const { missions, finished } = state.parties[own];
  return (
    <Row name="missions" title={words('your-missions')}>
      {missions.map((card) => (
        <li key={card} className="omega-slot">
          <CardThing card={card} where={`missions-${own}`} size="medium" className="omega-held" />
        </li>
      ))}
      {finished.map((card) => (
        <li key={card} className="omega-slot">
          <CardThing
            card={card}
            where={`finished-${own}`}
            size="medium"
            className="omega-held is-finished"
            state={[words('completed')]}
          />
        </li>
      ))}
    </Row>
  );
}

interface RowProps {
  readonly name: string;
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** Cards that lie side by side under a heading. */
export function Row({ name, title, note, children }: RowProps) {
  return (
    <section className={`omega-row omega-${name}`}>
      <header>
        <h2>{title}</h2>
        {note && <small>{note}</small>}
      </header>
      <ul aria-label={title}>{children}</ul>
    </section>
  );
}
