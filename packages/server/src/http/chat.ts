import { crowdOf, personShare, type Share } from '../limits/address.ts';
import { badInput, HttpProblem } from '../problem.ts';
import { nameAt, signatureAt } from '../rooms/seat-names.ts';
import type { ServerContext } from '../server-context.ts';
import type { ChatRow, MatchId, Player, SeatRow } from '../store/rows.ts';

/** Stores a line and sends it to everybody at the table who has not muted its author. */
export async function addLine(
  context: ServerContext,
  match: MatchId,
  { author, shares }: { readonly author: Player; readonly shares: readonly Share[] },
  written: string,
): Promise<void> {
  const { store, now, limits } = context;
  const text = plain(written);
  if (text === '') throw badInput('A line of the chat has at least one letter.');
  if (!limits.chat.mayPass([personShare(author.id), ...crowdOf(shares)], performance.now()))
    throw new HttpProblem(429, 'too-fast', 'You write faster than others can read; wait a moment.');
  if (await store.matches.isSentAway(match, author.id))
    throw new HttpProblem(
      403,
      'sent-away',
      'The host of this table has sent you away; you may not write here.',
    );
  const seats = await seatsAt(context, match);
  // The socket may have been opened under another name.
  const player = (await store.players.get(author.id)) ?? author;
  const name = nameAt(seats, player.id, player.name);
  const line = await store.chat.add({ match, player: player.id, name, text, at: now() });
  sendLine(context, line, seats);
  await store.notify({ kind: 'chat', match, id: line.id });
}

/** A line that was written on another node. */
export async function sendRemoteLine(context: ServerContext, match: MatchId, id: number): Promise<void> {
  const [lines, seats] = await Promise.all([
    context.store.chat.after(match, id - 1),
    seatsAt(context, match),
  ]);
  const line = lines.find((one) => one.id === id);
  if (line) sendLine(context, line, seats);
}

async function seatsAt({ store }: ServerContext, match: MatchId): Promise<readonly SeatRow[]> {
  return (await store.matches.get(match))?.seats ?? [];
}

function sendLine({ hosting, people }: ServerContext, line: ChatRow, seats: readonly SeatRow[]): void {
  const { match, player } = line;
  const text = JSON.stringify({ type: 'chat', match, line: shownLine(seats, line) });
  hosting.sendToAll(match, text, (person) => player === undefined || people.hears(person, player));
}

/** A line as people at the table read it. */
export function shownLine(seats: readonly SeatRow[], { id, player, name, text, at }: ChatRow) {
  return { id, player: player ?? null, name: signatureAt(seats, player, name), text, at };
}

/** Without control and direction characters. */
function plain(text: string): string {
  return text
    .normalize()
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}
