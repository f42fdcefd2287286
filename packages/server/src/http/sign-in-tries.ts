import type { SignedIn } from '../accounts/logins.ts';
import { personShare, type Share } from '../limits/address.ts';
import { requireLess } from '../limits/limits.ts';
import { HttpProblem } from '../problem.ts';
import type { ServerContext } from '../server-context.ts';
import type { Visit } from './visit.ts';

type SignInTools = Pick<ServerContext, 'store' | 'limits' | 'log'>;

/** Attempts on one account are limited to half the rate of one address, from all addresses together. */
const ACCOUNT_TIMES = 0.5;
const EVERYBODY: readonly Share[] = [{ key: 'everybody', times: 1 }];

/** A sign-in attempt by account name. */
export async function trying<T>(
  context: SignInTools,
  visit: Visit,
  name: string,
  act: () => Promise<T>,
): Promise<T> {
  const { store, limits } = context;
  requireLess(limits.signIns, visit.shares, 'sign-ins from your address');
  const account = (await store.players.byName(name))?.id;
  const device = visit.deviceOf(account);
  const key = device === undefined ? `account ${account ?? name.toLowerCase()}` : `device ${device}`;
  requireLess(limits.accounts, [{ key, times: ACCOUNT_TIMES }], 'sign-ins to this account');
  if (device === undefined) requireFewStrangers(context);
  return logged(context, { address: visit.address, account }, act);
}

/** Limits password checks of unknown devices, so that hashing does not starve the tables. */
export function requireFewStrangers({ limits }: Pick<ServerContext, 'limits'>): void {
  requireLess(limits.strangers, EVERYBODY, 'sign-ins at this moment');
}

/** Confirms the password of a signed-in person. */
export function confirming<T>(
  context: SignInTools,
  visit: Visit<SignedIn>,
  act: () => Promise<T>,
): Promise<T> {
  const account = visit.me.player.id;
  requireLess(context.limits.signIns, visit.shares, 'passwords from your address');
  requireLess(context.limits.accounts, [personShare(account, ACCOUNT_TIMES)], 'passwords for this account');
  return logged(context, { address: visit.address, account }, act);
}

/** Logs the source of a wrong password, without names or passwords. */
async function logged<T>(
  { log }: SignInTools,
  who: { readonly address: string; readonly account: string | undefined },
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (problem) {
    if (problem instanceof HttpProblem && problem.status === 403)
      log.warn({ ...who, code: problem.code }, 'a sign-in failed');
    throw problem;
  }
}
