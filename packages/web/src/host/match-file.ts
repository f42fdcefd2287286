import { download } from './download.ts';
import { type Host, HostError } from './host.ts';

/** Saves the log of a match to a file of the player's. */
export async function saveMatch(host: Host, match: string): Promise<void> {
  const log = await host.log(match);
  download(`${log.game}-${match.slice(0, 8)}.json`, JSON.stringify(log), 'application/json');
}

/** Far more than the longest match takes; a larger file would only hold up the page. */
const MOST_BYTES = 20_000_000;

/** Reads a match that was saved to a file and gives the id under which it is opened. */
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
