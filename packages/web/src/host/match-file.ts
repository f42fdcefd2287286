import { download } from './download.ts';
import { type Host, HostError } from './host.ts';

/** Downloads the log of a match. */
export async function saveMatch(host: Host, match: string): Promise<void> {
  const log = await host.log(match);
  download(`${log.game}-${match.slice(0, 8)}.json`, JSON.stringify(log), 'application/json');
}

/** Far larger than the longest match; parsing more would block the page. */
const MOST_BYTES = 20_000_000;

/** Imports a match from a file; returns its id. */
export async function openMatch(host: Host, file: Blob): Promise<string> {
  if (file.size > MOST_BYTES) throw new HostError('unreadable', 'the file is larger than any match, 20 MB');
  return host.import(parseJson(await file.text()));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HostError('unreadable', 'the file is not JSON');
  }
}
