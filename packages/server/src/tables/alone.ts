import type { House } from '../house.ts';
import { conflict } from '../problem.ts';
import type { MatchListing, Player } from '../store/store.ts';

/** How many matches of one person bots may play alone. */
const MOST_ALONE = 5;
/** How many of their matches are looked through. */
const MOST_LOOKED_AT = 200;

/** Refuses a seat that would leave only bots at a table, to whoever has left them enough already. */
export async function requireFewAlone(
  { store }: Pick<House, 'store'>,
  match: MatchListing,
  given: number,
  player: Player,
): Promise<void> {
  if (match.seats.some(({ seat, kind }) => seat !== given && kind !== 'bot')) return;
  const { rows } = await store.matches.ofPlayer(player.id, { limit: MOST_LOOKED_AT });
  if (rows.filter(isAlone).length >= MOST_ALONE)
    throw conflict(
      'too-many-bots',
      `Bots play ${MOST_ALONE} matches of yours alone already; take a seat back or look on until one ends.`,
    );
}

function isAlone({ status, seats }: MatchListing): boolean {
  return status === 'running' && seats.every(({ kind }) => kind === 'bot');
}
