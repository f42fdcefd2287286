import { CLOSE_CODES } from '@tabard/table/protocol';
import type { ServerContext } from '../server-context.ts';
import type { IdleGuests } from '../store/rows.ts';

const DAY = 86_400_000;

type IdleGuestTools = Pick<ServerContext, 'store' | 'people' | 'hosting' | 'config' | 'now'>;

/** Deletes guests without recent logins, unless they play a running match. */
export async function forgetIdleGuests({
  store,
  people,
  hosting,
  config,
  now,
}: IdleGuestTools): Promise<void> {
  const { players, matches } = await store.players.sweepGuests(idleSince(config, now()));
  for (const player of players) {
    people.dismiss(player, CLOSE_CODES.signedOut, 'forgotten');
    await store.notify({ kind: 'person', player });
  }
  for (const match of new Set(matches)) await hosting.seatsChanged(match);
}

/** A login ends this many days after its last use, give or take a day: it is renewed once a day. */
function idleSince({ guestDays, loginDays }: IdleGuestTools['config'], now: number): IdleGuests {
  const created = now - guestDays * DAY;
  return { created, expires: created + (loginDays - 1) * DAY };
}
