import { createContext, useContext } from 'react';
import { host } from './current.ts';
import type { Host, MatchSummary } from './host.ts';

/** Where a match is played, and how the page leads there. */
export interface Venue {
  readonly kind: 'local' | 'online';
  host(): Host;
  tableAt(match: string): string;
  replayAt(match: string): string;
  /** The same game with the same people once more; gives the new match. */
  again(summary: MatchSummary): Promise<string>;
}

/** Matches in this very browser. */
const LOCAL: Venue = {
  kind: 'local',
  host,
  tableAt: (match) => `/table/${match}`,
  replayAt: (match) => `/replay/${match}`,
  again: ({ game, options, seats }) => host().create({ game, options, seats }),
};

const VenueContext = createContext(LOCAL);

export const VenueProvider = VenueContext.Provider;

/** Where what is shown here is played: in this browser unless said otherwise. */
export function useVenue(): Venue {
  return useContext(VenueContext);
}
