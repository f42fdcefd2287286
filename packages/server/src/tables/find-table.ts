import { HttpProblem } from '../problem.ts';
import type { ServerContext } from '../server-context.ts';
import type { MatchId, MatchListing, MatchRow, PlayerId, SeatRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { parseCode } from './codes.ts';

/** The caller and their invitation code. */
export interface Asker {
  readonly person: PlayerId | undefined;
  readonly code?: string | undefined;
}

const unknownMatch = () => new HttpProblem(404, 'unknown-match', 'There is no such table.');

/** A table that this person may know of: a public one, their own, or one whose code they have. */
export async function findTable(store: Store, id: string, asker: Asker): Promise<MatchRow> {
  const match = await store.matches.get(id as MatchId);
  if (!match) throw unknownMatch();
  if (maySee(match, asker)) return match;
  throw new HttpProblem(403, 'not-invited', 'This table is by invitation only; its code is needed.');
}

const DAY = 86_400_000;

type CodeTools = Pick<ServerContext, 'store' | 'config' | 'now'>;

/** The table with this code. Codes expire: ended tables and long inactive ones are not found. */
export async function findByCode({ store, config, now }: CodeTools, typed: string): Promise<MatchRow> {
  const match = await store.matches.byCode(parseCode(typed));
  const isLive = match?.status === 'open' || match?.status === 'running';
  if (match && isLive && now() - match.updated < config.tableDays * DAY) return match;
  throw new HttpProblem(
    404,
    'unknown-code',
    'No table has that code, or not any more; it is twelve letters, such as KWPR-TDBC-FGHJ.',
  );
}

function maySee(match: MatchRow, { person, code }: Asker): boolean {
  if (match.isPublic || (code !== undefined && parseCode(code) === match.code)) return true;
  return (
    person !== undefined && (match.host === person || match.seats.some(({ player }) => player === person))
  );
}

/** The seat of this person, also while a bot plays it. */
export function seatOf(match: MatchListing, person: PlayerId | undefined): SeatRow | undefined {
  if (person === undefined) return undefined;
  return match.seats.find(({ player, kind }) => player === person && kind !== 'open');
}
