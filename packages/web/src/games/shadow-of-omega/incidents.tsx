import type { Card } from '@tabard/engine';
import { Icon } from '../../icons/icon.tsx';
import { cardRef } from '../../table/kit/board-context.ts';
import { Thing } from '../../table/kit/thing.tsx';
import { GLYPHS } from './glyphs.ts';
import { useOmegaBoard } from './omega-board.ts';
import './twilight.css';

/** AN-INCID-01: the Incidents of the turn, for the whole table as long as they hold. */
export function Incidents() {
  const { state, words } = useOmegaBoard();
  if (!state.incidents.length) return null;
  return (
    <ul className="omega-incidents" aria-label={words('incidents')}>
      {state.incidents.map((incident) => (
        <li key={incident}>
          <Incident incident={incident} />
        </li>
      ))}
    </ul>
  );
}

function Incident({ incident }: { incident: Card }) {
  const { faceOf } = useOmegaBoard();
  const face = faceOf(incident);
  // The first line says what an Incident is.
  const does = face?.text?.split('\n').slice(1).join(' ') ?? '';
  return (
    <Thing
      refs={[cardRef(incident)]}
      shows={cardRef(incident)}
      name={face?.name ?? ''}
      state={[does]}
      lies={{ card: incident, where: 'incidents' }}
      className="omega-incident"
    >
      {() => (
        <>
          <Icon name={GLYPHS.incident} />
          <span>
            <b>{face?.name}</b> {does}
          </span>
        </>
      )}
    </Thing>
  );
}
