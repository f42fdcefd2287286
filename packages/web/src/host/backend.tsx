import { createContext, useContext } from 'react';
import { host } from './current.ts';
import type { Host, MatchSummary } from './host.ts';

/** The host of a match and the paths of its pages: local or online. */
export interface Backend {
  readonly kind: 'local' | 'online';
  host(): Host;
  tablePath(match: string): string;
  replayPath(match: string): string;
  /** Creates a rematch with the same game, options and players; returns its id. */
  rematch(summary: MatchSummary): Promise<string>;
}

/** Matches in this browser. */
const LOCAL: Backend = {
  kind: 'local',
  host,
  tablePath: (match) => `/table/${match}`,
  replayPath: (match) => `/replay/${match}`,
  rematch: ({ game, options, seats }) => host().create({ game, options, seats }),
};

const BackendContext = createContext(LOCAL);

export const BackendProvider = BackendContext.Provider;

/** The backend of the surrounding pages; local without a provider. */
export function useBackend(): Backend {
  return useContext(BackendContext);
}
