import { createHmac } from 'node:crypto';
import { dailySeed, dayAt } from '@tabard/table';
import { newToken } from '../accounts/secrets.ts';
import type { Store } from '../store/store.ts';

interface DayTools {
  readonly store: Pick<Store, 'settings'>;
  now(): number;
}

/** 128 bits, as random seeds have. */
const CODE_LENGTH = 32;

/**
 * The seed of today's match of a game: one for everybody on all nodes of this server. It is derived with a secret that
 * stays in the store, so nobody can practise a day before they begin its match.
 */
export async function seedOfToday({ store, now }: DayTools, game: string): Promise<string> {
  const secret = await store.settings.keep('daily-secret', newToken());
  const day = dayAt(now());
  const code = createHmac('sha256', secret).update(`${game} ${day}`).digest('hex').slice(0, CODE_LENGTH);
  return dailySeed(day, code);
}
