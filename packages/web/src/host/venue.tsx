import { createContext, useContext } from 'react';
import { host } from './current.ts';
import type { Host, MatchSummary } from './host.ts';

/** The host of a match and the paths of its pages: local or online. */
export interface Venue {
  readonly kind: 'local' | 'online';
  host(): Host;
  tableAt(match: string): string;
  replayAt(match: string): string;
  /** Creates a rematch with the same game, options and players; returns its id. */
  again(summary: MatchSummary): Promise<string>;
}

/** Matches in this browser. */
const LOCAL: Venue = {
  kind: 'local',
  host,
  tableAt: (match) => `/table/${match}`,
  replayAt: (match) => `/replay/${match}`,
  again: ({ game, options, seats }) => host().create({ game, options, seats }),
};

const VenueContext = createContext(LOCAL);

export const VenueProvider = VenueContext.Provider;

/** The backend of the surrounding pages; local without a provider. */
export function useVenue(): Venue {
  return useContext(VenueContext);
}
