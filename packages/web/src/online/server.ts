import type { Person } from '@tabard/table/protocol';
import { create } from 'zustand';
import type { ConnectionState } from '../host/remote/connection.ts';
import { type Awaiting, type RemoteHost, remoteHost } from '../host/remote/remote-host.ts';
import { serverApi } from '../host/remote/server-api.ts';
import { codeOf } from './codes.ts';

/** Client state of the server that served this page. */
export interface Online {
  /** `none`: no server, or it cannot be reached; local matches still work. */
  readonly server: 'seeking' | 'none' | 'here';
  readonly person: Person | null;
  readonly connection: ConnectionState;
  readonly awaiting: Awaiting;
  /** The host name by which others reach the server, if it knows one. */
  readonly reachedAt: string | null;
}

const NOBODY = { person: null, awaiting: { count: 0, next: null } } as const;

export const useOnline = create<Online>(() => ({
  server: 'seeking',
  connection: 'off',
  reachedAt: null,
  ...NOBODY,
}));

let current: RemoteHost | undefined;

/** The host on the server that served this page. */
export function remote(): RemoteHost {
  current ??= startRemoteHost();
  return current;
}

function startRemoteHost(): RemoteHost {
  const host = remoteHost({
    api: serverApi(location.origin),
    connect: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/v1/socket`) as never,
    after: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    codeOf,
    signedOut: () => setTimeout(() => void askWhoIAm().catch(() => undefined), SIGNING_MS),
  });
  host.connection.state.subscribe((connection) => useOnline.setState({ connection }));
  host.awaiting.subscribe((awaiting) => useOnline.setState({ awaiting }));
  addEventListener('online', () => host.connection.wake());
  document.addEventListener('visibilitychange', () => document.hidden || host.connection.wake());
  return host;
}

const SEEKING_MS = 4000;
/** Delay before the request: a sign-in in this tab has set the person by then. */
const SIGNING_MS = 500;

/** The session changed, perhaps in another tab: fetches the current person. */
async function askWhoIAm(): Promise<void> {
  const { person, awaiting } = await remote().api('me', {});
  useOnline.setState({ awaiting });
  setPerson(person);
  remote().connection.open();
}

/** Detects a server at the page's origin. A saved or statically served page has none. */
export async function detectServer(): Promise<void> {
  if (!location.protocol.startsWith('http')) return void useOnline.setState({ server: 'none' });
  try {
    const { person, awaiting, reachedAt } = await withinTime(remote().api('me', {}));
    useOnline.setState({ server: 'here', awaiting, reachedAt });
    setPerson(person);
  } catch {
    useOnline.setState({ server: 'none' });
    addEventListener('online', () => void detectServer(), { once: true });
  }
}

function withinTime<T>(promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the server does not answer')), SEEKING_MS);
  });
  return Promise.race([promise, late]);
}

/** Sets the signed-in person and reconnects, since a socket belongs to one session. */
export function setPerson(person: Person | null): void {
  const before = useOnline.getState().person;
  useOnline.setState(person ? { person } : NOBODY);
  const { connection } = remote();
  const wasOpen = connection.state.getState() !== 'off';
  if (before?.id !== person?.id) connection.close();
  if (person || wasOpen) connection.open();
}
