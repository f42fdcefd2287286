import type { Person } from '@tabard/table/protocol';
import { create } from 'zustand';
import type { LineState } from '../host/remote/line.ts';
import { type Awaiting, type RemoteHost, remoteHost } from '../host/remote/remote-host.ts';
import { serverApi } from '../host/remote/server-api.ts';
import { codeOf } from './codes.ts';

/** What the page knows of the server it came from. */
export interface Online {
  /** `none`: the page was opened without one, or it cannot be reached; matches in this browser work all the same. */
  readonly server: 'seeking' | 'none' | 'here';
  readonly person: Person | null;
  readonly line: LineState;
  readonly awaiting: Awaiting;
}

const NOBODY = { person: null, awaiting: { count: 0, next: null } } as const;

export const useOnline = create<Online>(() => ({ server: 'seeking', line: 'off', ...NOBODY }));

let current: RemoteHost | undefined;

/** The host on the server that this page came from. */
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
  host.line.state.subscribe((line) => useOnline.setState({ line }));
  host.awaiting.subscribe((awaiting) => useOnline.setState({ awaiting }));
  addEventListener('online', () => host.line.wake());
  document.addEventListener('visibilitychange', () => document.hidden || host.line.wake());
  return host;
}

const SEEKING_MS = 4000;
/** Delay before asking: a sign-in on this very device has set the person already. */
const SIGNING_MS = 500;

/** This device was signed out, or in as somebody else: asks the server who is here. */
async function askWhoIAm(): Promise<void> {
  const { person, awaiting } = await remote().api('me', {});
  useOnline.setState({ awaiting });
  setPerson(person);
  remote().line.open();
}

/** Looks for a server where the page came from. A page that was saved, or is served by itself, has none. */
export async function seekServer(): Promise<void> {
  if (!location.protocol.startsWith('http')) return void useOnline.setState({ server: 'none' });
  try {
    const { person, awaiting } = await withinTime(remote().api('me', {}));
    useOnline.setState({ server: 'here', awaiting });
    setPerson(person);
  } catch {
    useOnline.setState({ server: 'none' });
    addEventListener('online', () => void seekServer(), { once: true });
  }
}

function withinTime<T>(promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the server does not answer')), SEEKING_MS);
  });
  return Promise.race([promise, late]);
}

/** Somebody else is here now, or nobody: the line is theirs alone. */
export function setPerson(person: Person | null): void {
  const before = useOnline.getState().person;
  useOnline.setState(person ? { person } : NOBODY);
  const { line } = remote();
  const wasOpen = line.state.getState() !== 'off';
  if (before?.id !== person?.id) line.close();
  if (person || wasOpen) line.open();
}
