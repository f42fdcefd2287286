import { type Card, done, go, happen, move } from '@tabard/engine';
import { advantageDef, PHASES } from '../defs.ts';
import { about, effects, type Omega, procedure } from '../state.ts';
import * as the from './handles.ts';

/** The Incidents of the turn that do something when this phase is over, in the order they were played. */
export function incidentsAfter(m: Omega, phase: number): Card[] {
  return m.incidents.filter((incident) => advantageDef(m, incident).after?.phase === PHASES[phase]);
}

/** What an Incident does to every party in turn order, once a phase is over. */
const aftermath = procedure(
  the.aftermath,
  {
    next: (m, v) => {
      const [incident] = v.incidents;
      if (incident === undefined) return done();
      const party = v.parties.shift();
      if (party === undefined || !m.incidents.includes(incident)) {
        v.incidents.shift();
        v.parties = [...m.order];
        return go('next');
      }
      const { after } = advantageDef(m, incident);
      if (party === m.order[0]) happen(m, 'incident-acts', incident);
      return after ? effects.perform(after.each, about(party, incident), 'next') : go('next');
    },
  },
  { shows: (_m, v) => ({ kind: 'incident', incident: v.incidents[0] }) },
);

/** AN-INCID-01: when the turn ends its Incidents are discarded. */
export function clearIncidents(m: Omega): void {
  for (const incident of [...m.incidents]) {
    move(incident, m.incidents, m.discards.advantage);
    happen(m, 'incident-over', incident);
  }
}

export const happenings = [aftermath];
