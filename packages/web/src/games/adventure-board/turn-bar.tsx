import { PHASES } from '@tabard/adventure-board';
import { Icon } from '../../icons/icon.tsx';
import { cardRef } from '../../table/kit/board-context.ts';
import { Steps } from '../../table/kit/steps.tsx';
import { Thing } from '../../table/kit/thing.tsx';
import { GLYPHS } from './glyphs.ts';
import { useOrrenBoard } from './orren-board.ts';
import { Pawn } from './pawn.tsx';

/** Whose turn it is, where in it the match stands, and the Event that is in force. */
export function TurnBar() {
  const { state, words } = useOrrenBoard();
  const hasBegun = state.round > 0;
  return (
    <div className="orren-turn">
      <span className="orren-round">
        {hasBegun && <Pawn seat={state.active} />}{' '}
        {hasBegun ? words('round', state.round) : words('setting-out')}
      </span>
      {hasBegun && (
        <Steps
          label={words('phases')}
          steps={PHASES.slice(1)}
          now={[state.phase]}
          wordFor={(step) => words(`phase.${step}`)}
        />
      )}
      {state.event.map((card) => (
        <EventStrip key={card} card={card} />
      ))}
    </div>
  );
}

function EventStrip({ card }: { card: number }) {
  const { faceOf, words } = useOrrenBoard();
  const face = faceOf(card);
  if (!face) return null;
  return (
    <Thing
      className="orren-event"
      refs={[cardRef(card)]}
      shows={cardRef(card)}
      name={words('event-is', face.name)}
      description={face.text}
      lies={{ card, where: 'event' }}
    >
      {() => (
        <>
          <Icon name={GLYPHS.event} /> <b>{face.name}</b> <small>{face.text}</small>
        </>
      )}
    </Thing>
  );
}
