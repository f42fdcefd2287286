import { partyFacts } from '@tabard/anima';
import { CardItems, Hand } from '../../table/kit/hand.tsx';
import { useOmegaBoard } from './omega-board.ts';
import { OmegaCard } from './omega-card.tsx';
import { Figures, IncidentPart, Marks } from './party-line.tsx';
import { SeatName } from './seat-panel.tsx';

/** One's own side of the table: party, hand and Missions. */
export function OwnSide() {
  const { own } = useOmegaBoard();
  return own < 0 ? null : (
    <div className="omega-own">
      <OwnParty />
      <OwnHand />
      <OwnMissions />
    </div>
  );
}

function OwnParty() {
  const { state, own, hit, words } = useOmegaBoard();
  const { characters, plots } = state.parties[own];
  const member = (where: string) => (card: number) => (
    <OmegaCard card={card} where={`${where}-${own}`} className="omega-member" />
  );
  return (
    <Hand
      className={`omega-row omega-own-party ${hit === own ? 'is-hit' : ''}`}
      spot={`seat-${own}`}
      label={words('your-party')}
      head={
        <>
          <SeatName seat={own} />
          <Figures seat={own} />
          <Marks seat={own} />
        </>
      }
    >
      <CardItems cards={characters} of={member('party')} />
      <CardItems cards={plots} of={member('before')} />
    </Hand>
  );
}

function OwnHand() {
  const { state, own, words } = useOmegaBoard();
  const { hand } = state.parties[own];
  const { handLimit, byIncidents } = partyFacts(state, own);
  const head = (
    <>
      <h2>{words('your-hand')}</h2>
      <small>{words('hand-of', hand.length, handLimit)}</small>
      <IncidentPart by={byIncidents.hand} />
    </>
  );
  return (
    <Hand className="omega-row omega-hand" guide="hand" head={head} label={words('your-hand')}>
      <CardItems
        cards={hand}
        of={(card) => <OmegaCard card={card} where={`hand-${own}`} size="medium" className="omega-held" />}
      />
    </Hand>
  );
}

function OwnMissions() {
  const { state, own, words } = useOmegaBoard();
  const { missions, finished } = state.parties[own];
  const title = words('your-missions');
  return (
    <Hand className="omega-row omega-missions" guide="missions" head={<h2>{title}</h2>} label={title}>
      <CardItems
        cards={missions}
        of={(card) => (
          <OmegaCard card={card} where={`missions-${own}`} size="medium" className="omega-held" />
        )}
      />
      <CardItems
        cards={finished}
        of={(card) => (
          <OmegaCard
            card={card}
            where={`finished-${own}`}
            size="medium"
            className="omega-held is-finished"
            state={[words('completed')]}
          />
        )}
      />
    </Hand>
  );
}
