import { optionKey } from '@tabard/engine';
import type { ServerMessage } from '@tabard/table/protocol';
import fc from 'fast-check';
import type { Browser } from './browser.ts';
import { Sitter } from './play.ts';
import { garbage, halfRight, isIdle, LAST_ID, wellFormed } from './rubbish.ts';

interface RubbishReport {
  /** Messages that nothing may come of. */
  rubbish: number;
  /** Proper choices between them. */
  moves: number;
  /** Sockets that the server closed for what they sent. */
  closed: number;
  isOver: boolean;
}

/** So much is sent between two choices. */
const BATCH = 3;

/** People with seats play a match and send rubbish over the same sockets; nothing may come of it but refusals. */
export async function playAmidRubbish(
  people: readonly Browser[],
  match: string,
  count: number,
): Promise<RubbishReport> {
  const report: RubbishReport = { rubbish: 0, moves: 0, closed: 0, isOver: false };
  const sitters = await Promise.all(people.map((one) => sit(one, match)));
  const all = fc.sample(fc.oneof(garbage(), halfRight(match), wellFormed(match)), count);
  while (all.length > 0 && !report.isOver) {
    for (const [seat, sitter] of sitters.entries()) {
      await sendAmong(sitter, all.splice(0, BATCH), report);
      if (sitter.known?.view.viewer !== seat) throw new Error(`seat ${seat} was shown another's side`);
      if (isOpen(sitter)) continue;
      report.closed++;
      sitters[seat] = await sit(people[seat], match);
    }
    await move(sitters, report);
  }
  // What everybody is told who comes anew: the choices were kept, and nothing else.
  const anew = await Promise.all(people.map((one) => sit(one, match)));
  // Answers of others that are still sealed are counted for nobody.
  for (const sitter of anew) requireVersion(sitter, report.moves - people.length + 1, report.moves);
  for (const { wire } of [...sitters, ...anew]) wire.hangUp();
  return report;
}

/** Sits down and is asked at every turn. */
async function sit(person: Browser, match: string): Promise<Sitter> {
  const sitter = new Sitter(await person.call(), match);
  sitter.watch();
  await sitter.hear();
  sitter.wire.say({ type: 'asking', match, mode: 'always' });
  await settled(sitter);
  return sitter;
}

async function sendAmong(
  sitter: Sitter,
  messages: readonly (string | Buffer)[],
  report: RubbishReport,
): Promise<void> {
  const idle = messages.filter((one) => isIdle(one, sitter));
  report.rubbish += idle.length;
  for (const one of idle) if (isOpen(sitter)) sitter.wire.raw(one);
  await settled(sitter);
  for (const one of sitter.wire.heard.splice(0)) requireNoLeak(one);
  requireVersion(sitter, 0, report.moves);
}

/** Until everything that was sent has been answered, or the socket is closed. */
async function settled(sitter: Sitter): Promise<void> {
  if (!isOpen(sitter)) return;
  sitter.wire.say({ type: 'unavailable', id: LAST_ID, match: sitter.match });
  await sitter.answered(LAST_ID).catch(() => undefined);
  await sitter.catchUp();
}

async function move(sitters: readonly Sitter[], report: RubbishReport): Promise<void> {
  for (const sitter of sitters) await settled(sitter);
  report.isOver = sitters.some(({ isOver }) => isOver);
  const asked = sitters.find(({ decision }) => decision);
  if (report.isOver || !asked?.decision) return;
  const { n, options } = asked.decision;
  const answer = await asked.choose(n, optionKey(options[report.moves % options.length]));
  if (answer.type !== 'done' || answer.refusal) throw new Error(`a choice got ${JSON.stringify(answer)}`);
  report.moves++;
}

function isOpen({ wire: { socket } }: Sitter): boolean {
  return socket.readyState === socket.OPEN;
}

function requireVersion({ known }: Sitter, least: number, most: number): void {
  const version = known?.version ?? -1;
  if (version < least || version > most)
    throw new Error(`${most} choices were made and the log has ${version} entries`);
}

/** What may be heard beside the table itself. */
const TOLD: readonly ServerMessage['type'][] = ['done', 'error', 'seats', 'awaiting', 'welcome'];

/** Rubbish is refused in one sentence, and shows no table but one's own. */
function requireNoLeak(message: ServerMessage): void {
  const text = JSON.stringify(message);
  if (!TOLD.includes(message.type) || / at .*\.(m?js|ts):\d+/.test(text))
    throw new Error(`rubbish was answered with ${text}`);
  if (message.type === 'error' && !/^\S[^\n]*\.$/.test(message.message))
    throw new Error(`rubbish was refused without a sentence: ${text}`);
}
