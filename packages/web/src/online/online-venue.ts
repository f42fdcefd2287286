import type { Venue } from '../host/venue.tsx';
import { remote } from './server.ts';

/** Matches on the server. */
export const ONLINE: Venue = {
  kind: 'online',
  host: remote,
  tableAt: (match) => `/online/${match}`,
  replayAt: (match) => `/online/${match}/replay`,
  again: async ({ id }) => (await remote().api('rematch', { params: { match: id } })).id,
};
