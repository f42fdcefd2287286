import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Options, optionKey } from '@tabard/engine';
import { API, PROTOCOL } from '@tabard/table/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Guest, type SeatedGuests, seatGuests } from '../src/client/index.ts';
import { Browser } from '../test/browser.ts';
import { garbage, halfRight } from '../test/garbage.ts';
import { playAmidGarbage } from '../test/play-amid-garbage.ts';
import { type ServerProcess, startServerProcess } from '../test/server-process.ts';

const MESSAGES = 30_000;
/** A socket is closed after this many garbage messages. */
const BATCH = 10;
/** Concurrent sockets. */
const AT_ONCE = 10;
const PATIENCE = 1_800_000;
const HELLO = JSON.stringify({ type: 'hello', protocol: PROTOCOL });

/** The games to play amid garbage, and the number of choices. */
const AMID: readonly { game: string; options: Options; most: number }[] = [
  { game: 'shadow-of-omega', options: {}, most: 6000 },
  { game: 'dragon-eclipse', options: { mode: 'quick-battle' }, most: 3000 },
];

let data: string;
let server: ServerProcess;
let table: SeatedGuests;

beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'tabard-abuse-'));
  server = await startServerProcess({ TABARD_DATA: data });
  table = await seatGuests(server.url, { game: 'shadow-of-omega', seats: 2, isPublic: false });
}, PATIENCE);

afterAll(async () => {
  for (const guest of table?.guests ?? []) guest.leave();
  await server?.stop();
  rmSync(data, { recursive: true, force: true });
}, PATIENCE);

it(
  'messages of a stranger never crash, leak or change anything',
  async () => {
    const before = sights();
    const stranger = await new Guest(server.url).arrive('Stranger');
    const heard = await pester(stranger.requests.cookie ?? '', fc.oneof(garbage(), halfRight(table.match)));
    expect(heard.filter((message) => /"type":"(table|change|chat)"/.test(message))).toEqual([]);
    expect(heard.filter((message) => / at .*\.(m?js|ts):\d+/.test(message))).toEqual([]);
    expect(sights()).toEqual(before);
    await stillPlays();
  },
  PATIENCE,
);

it(
  'a match goes on for both after any illegal message of a seated client',
  async () => {
    await pester(table.guests[0].requests.cookie ?? '', garbage());
    await stillPlays();
  },
  PATIENCE,
);

it.each(AMID)(
  'a match of $game consists of the choices only, whatever is sent between them',
  async ({ game, options, most }) => {
    const seated = await seatGuests(server.url, { game, options, seats: 2, isPublic: false });
    const people = seated.guests.map(({ requests }) => {
      const browser = new Browser(server.url);
      browser.cookie = requests.cookie;
      return browser;
    });
    for (const guest of seated.guests) guest.leave();
    const report = await playAmidGarbage(people, seated.match, most);
    console.info(`${game}, amid garbage:`, JSON.stringify(report));
    expect(report.moves).toBeGreaterThan(20);
    expect(report.closed).toBeGreaterThan(5);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  },
  PATIENCE,
);

function sights() {
  return table.guests.map((guest) => JSON.stringify(guest.sights.get(table.match)));
}

/** The match still takes a choice. */
async function stillPlays(): Promise<void> {
  const { match, guests } = table;
  const guest = guests.find((one) => one.decisions(match).length > 0);
  const [{ n, options }] = guest?.decisions(match) ?? [];
  expect(await guest?.choose(match, n, optionKey(options[0]))).toEqual({ kind: 'done' });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
}

/** Sends the messages over as many sockets as it takes, and returns all replies. */
async function pester(cookie: string, messages: fc.Arbitrary<string | Buffer>): Promise<string[]> {
  const heard: string[] = [];
  const all = fc.sample(messages, MESSAGES);
  const batches = Array.from({ length: all.length / BATCH }, (_, i) => all.slice(i * BATCH, (i + 1) * BATCH));
  const sendNext = async () => {
    for (let some = batches.pop(); some; some = batches.pop())
      // Some sockets skip `hello`.
      await sendSome(cookie, batches.length % 5 === 0 ? some : [HELLO, ...some], heard);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  return heard;
}

function sendSome(cookie: string, messages: readonly (string | Buffer)[], heard: string[]): Promise<void> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}${API}/socket`, { headers: { cookie } });
  socket.on('message', (text) => heard.push(String(text)));
  socket.on('open', () => {
    for (const message of messages) if (socket.readyState === WebSocket.OPEN) socket.send(message);
    socket.close();
  });
  return new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
}
