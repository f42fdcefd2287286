import { useOnline } from './server.ts';

/** Host names that do not lead other devices to this machine. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** A URL to send to other people. */
export interface SharedLink {
  readonly link: string;
  /** Whether it leads no other device to this server. */
  readonly isThisMachineOnly: boolean;
}

/** The URL of a path of the page at `href`; `reachedAt` replaces a loopback host name. */
export function sharedLink(href: string, path: string, reachedAt: string | null): SharedLink {
  const url = new URL(href);
  const isLoopback = LOOPBACK.includes(url.hostname);
  if (isLoopback && reachedAt) url.hostname = reachedAt;
  url.hash = path;
  return { link: url.href, isThisMachineOnly: isLoopback && !reachedAt };
}

export function useSharedLink(path: string): SharedLink {
  const reachedAt = useOnline((online) => online.reachedAt);
  return sharedLink(location.href, path, reachedAt);
}

/** The path of the invitation with this code. */
export function invitationPath(code: string): string {
  return `/join/${code}`;
}
