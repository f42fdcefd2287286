import { type LocationFacts, locationFacts, type SpotFact } from '@tabard/dragon-eclipse';
import type { CSSProperties } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { Drawing } from '../../../table/kit/drawing.tsx';
import { Thing } from '../../../table/kit/thing.tsx';
import { OtherAnswers } from './answers.tsx';
import { storyRef, useTaleBoard } from './tale-board.ts';

/** The Location map that lies open: its picture, its spots, what lies on it, and the time that is left. */
export function MapRoom() {
  const { state, nameOf, tell } = useTaleBoard();
  const facts = locationFacts(state);
  if (!facts) return null;
  return (
    <section className="tale-map" aria-label={tell('map')}>
      <header className="tale-map-head">
        <h2>{nameOf(storyRef('location', state.tale.scene?.map ?? -1))}</h2>
        <TimeTrack time={facts.time} />
        <Slots slots={facts.slots} />
        <OtherAnswers shown={['read']} />
      </header>
      <div className="tale-map-pan">
        <div className="tale-map-sheet">
          <Drawing layers={facts.location.layers} className="tale-map-picture" />
          <ul aria-label={tell('spots-list')}>
            {facts.spots.map((fact) => (
              <li key={fact.spot.script} style={placed(fact)}>
                <SpotThing fact={fact} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function placed({ spot: { x, y } }: SpotFact): CSSProperties {
  return { left: `${x}%`, top: `${y}%` };
}

/** A place where one can look; one that is hidden is a detail of the picture. */
function SpotThing({ fact: { spot, isLocked, isRead } }: { fact: SpotFact }) {
  const { nameOf, tell, offers } = useTaleBoard();
  const ref = storyRef('script', spot.script);
  const name = nameOf(ref);
  const said = spot.isHidden ? tell('hidden-spot', name) : name;
  const [offered] = offers.at(ref);
  const known = [isRead ? tell('spot-read') : '', isLocked ? tell('spot-locked') : ''].filter(Boolean);
  return (
    <Thing
      refs={[ref]}
      name={said}
      state={known}
      tip={[said, ...known]}
      className="tale-spot"
      data={{
        'data-hidden': spot.isHidden ? '' : undefined,
        'data-read': isRead ? '' : undefined,
        'data-locked': isLocked ? '' : undefined,
        'data-option': offered?.key,
      }}
    >
      {() => (
        <>
          <Icon name={isLocked ? 'padlock' : spot.isHidden ? 'sparkles' : 'open-book'} />
          <span className="tale-spot-name">{name}</span>
        </>
      )}
    </Thing>
  );
}

/** The Time track: the event at its end, and the token on its way there. */
function TimeTrack({ time }: Pick<LocationFacts, 'time'>) {
  const { tell } = useTaleBoard();
  if (!time) return <p className="tale-time-none">{tell('time-none')}</p>;
  const said = tell(time.isRed ? 'time-red' : 'time-left', time.left);
  return (
    <div className="tale-time-head">
      <div
        className="tale-time"
        role="img"
        aria-label={said}
        title={said}
        data-red={time.isRed ? '' : undefined}
      >
        <Icon name="sands-of-time" />
        {Array.from({ length: time.length + 1 }, (_, i) => time.length - i).map((step) => (
          <span key={step} data-now={step === time.left ? '' : undefined}>
            {step === 0 ? '!' : step}
          </span>
        ))}
      </div>
      <span aria-hidden="true">{said}</span>
    </div>
  );
}

const TOKENS = ['', 'A', 'B'];

function Slots({ slots }: Pick<LocationFacts, 'slots'>) {
  const { tell } = useTaleBoard();
  if (slots.length === 0) return null;
  return (
    <ul className="tale-slots" aria-label={tell('slots')}>
      {slots.map(({ name, token }) => {
        const said = token ? tell('slot-token', name, TOKENS[token]) : tell('slot-empty-token', name);
        return (
          <li key={name} data-token={TOKENS[token] || undefined} title={said}>
            <span className="visually-hidden">{said}</span>
            <span aria-hidden="true">{token ? TOKENS[token] : name}</span>
          </li>
        );
      })}
    </ul>
  );
}
