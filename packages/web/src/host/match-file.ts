import { type Host, HostError } from './host.ts';

/** Saves the log of a match to a file of the player's. */
export async function saveMatch(host: Host, match: string): Promise<void> {
  const log = await host.log(match);
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(log)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${log.game}-${match.slice(0, 8)}.json`;
  link.click();
  // The download has begun by then; the address is only needed to begin it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
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
