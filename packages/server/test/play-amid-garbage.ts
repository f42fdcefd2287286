import { optionKey } from '@tabard/engine';
import type { ServerMessage } from '@tabard/table/protocol';
import fc from 'fast-check';
import type { Browser } from './browser.ts';
import { garbage, halfRight, isIdle, LAST_ID, wellFormed } from './garbage.ts';
import { TestPlayer } from './play.ts';

interface GarbageReport {
  /** Messages that must have no effect. */
  garbage: number;
  /** Valid choices between them. */
  moves: number;
  /** Sockets that the server closed because of garbage. */
  closed: number;
  isOver: boolean;
}

/** Messages sent between two choices. */
const BATCH = 3;

/** Seated clients play a match and send garbage over the same sockets; it must only lead to refusals. */
export async function playAmidGarbage(
  people: readonly Browser[],
  match: string,
  count: number,
): Promise<GarbageReport> {
  const report: GarbageReport = { garbage: 0, moves: 0, closed: 0, isOver: false };
  const players = await Promise.all(people.map((one) => sit(one, match)));
  const all = fc.sample(fc.oneof(garbage(), halfRight(match), wellFormed(match)), count);
  while (all.length > 0 && !report.isOver) {
    for (const [seat, player] of players.entries()) {
      await sendAmong(player, all.splice(0, BATCH), report);
      if (player.known?.view.viewer !== seat) throw new Error(`seat ${seat} was shown another's side`);
      if (isOpen(player)) continue;
      report.closed++;
      players[seat] = await sit(people[seat], match);
    }
    await move(players, report);
  }
  // Newcomers see the choices, and nothing else.
  const anew = await Promise.all(people.map((one) => sit(one, match)));
  // Sealed answers are not counted yet.
  for (const player of anew) requireVersion(player, report.moves - people.length + 1, report.moves);
  for (const { wire } of [...players, ...anew]) wire.close();
  return report;
}

/** Watches the table with the ask mode "always". */
async function sit(person: Browser, match: string): Promise<TestPlayer> {
  const player = new TestPlayer(await person.call(), match);
  player.watch();
  await player.receive();
  player.wire.send({ type: 'asking', match, mode: 'always' });
  await settled(player);
  return player;
}

async function sendAmong(
  player: TestPlayer,
  messages: readonly (string | Buffer)[],
  report: GarbageReport,
): Promise<void> {
  const idle = messages.filter((one) => isIdle(one, player));
  report.garbage += idle.length;
  for (const one of idle) if (isOpen(player)) player.wire.raw(one);
  await settled(player);
  for (const one of player.wire.received.splice(0)) requireNoLeak(one);
  requireVersion(player, 0, report.moves);
}

/** Resolves when everything sent has been answered, or the socket is closed. */
async function settled(player: TestPlayer): Promise<void> {
  if (!isOpen(player)) return;
  player.wire.send({ type: 'unavailable', id: LAST_ID, match: player.match });
  await player.answered(LAST_ID).catch(() => undefined);
  await player.catchUp();
}

async function move(players: readonly TestPlayer[], report: GarbageReport): Promise<void> {
  for (const player of players) await settled(player);
  report.isOver = players.some(({ isOver }) => isOver);
  const asked = players.find(({ decision }) => decision);
  if (report.isOver || !asked?.decision) return;
  const { n, options } = asked.decision;
  const answer = await asked.choose(n, optionKey(options[report.moves % options.length]));
  if (answer.type !== 'done' || answer.refusal) throw new Error(`a choice got ${JSON.stringify(answer)}`);
  report.moves++;
}

function isOpen({ wire: { socket } }: TestPlayer): boolean {
  return socket.readyState === socket.OPEN;
}

function requireVersion({ known }: TestPlayer, least: number, most: number): void {
  const version = known?.version ?? -1;
  if (version < least || version > most)
    throw new Error(`${most} choices were made and the log has ${version} entries`);
}

/** Messages that may come beside the table itself. */
const TOLD: readonly ServerMessage['type'][] = ['done', 'error', 'seats', 'awaiting', 'welcome'];

/** Garbage is refused in one sentence, and shows no other table. */
function requireNoLeak(message: ServerMessage): void {
  const text = JSON.stringify(message);
  if (!TOLD.includes(message.type) || / at .*\.(m?js|ts):\d+/.test(text))
    throw new Error(`garbage was answered with ${text}`);
  if (message.type === 'error' && !/^\S[^\n]*\.$/.test(message.message))
    throw new Error(`garbage was refused without a sentence: ${text}`);
}
