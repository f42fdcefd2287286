import type { House } from '../house.ts';
import { badInput, Problem } from '../problem.ts';
import type { ChatLine, MatchId, Player } from '../store/store.ts';

/** Keeps a line and tells it to everybody at the table who wants to hear its writer. */
export async function say(house: House, match: MatchId, writer: Player, written: string): Promise<void> {
  const { store, now } = house;
  const text = plain(written);
  if (text === '') throw badInput('A line of the chat has at least one letter.');
  if (!house.chatRates.mayPass(writer.id, now()))
    throw new Problem(429, 'too-fast', 'You write faster than others can read; wait a moment.');
  const line = await store.chat.add({ match, player: writer.id, name: writer.name, text, at: now() });
  tellLine(house, line);
  await store.notify({ kind: 'chat', match, id: line.id });
}

/** A line that was written on another node. */
export async function tellFromAfar(house: House, match: MatchId, id: number): Promise<void> {
  const lines = await house.store.chat.after(match, id - 1);
  const line = lines.find((one) => one.id === id);
  if (line) tellLine(house, line);
}

function tellLine({ hosting, people }: House, { match, player, ...line }: ChatLine): void {
  const text = JSON.stringify({ type: 'chat', match, line: { ...line, player: player ?? null } });
  hosting.tellAll(match, text, (person) => player === undefined || people.hears(person, player));
}

/** Without what could turn lines around or hide in them. */
function plain(text: string): string {
  return text
    .normalize()
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}
