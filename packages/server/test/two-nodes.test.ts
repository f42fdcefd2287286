import { optionKey } from '@tabard/engine';
import type { TableInfo } from '@tabard/table/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answered, type Guest, seatGuests, sitDown } from '../src/client/index.ts';
import { openStore } from '../src/store/open-store.ts';
import type { MatchId } from '../src/store/rows.ts';
import { freshDatabase } from './postgres.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const PLAN = { game: 'shadow-of-omega', seats: 2 };
const PATIENCE = 60_000;
/** The decision has been answered, or this seat's part of it. */
const CLEAR_REFUSALS = [
  { code: 'decision-passed', rule: 'TB-01' },
  { code: 'not-awaited', rule: 'TB-02' },
];

let databaseUrl: string;
let nodes: ServerProcess[];

beforeAll(async () => {
  databaseUrl = await freshDatabase();
  const start = () => startServerProcess({ DATABASE_URL: databaseUrl });
  nodes = await Promise.all([start(), start()]);
}, PATIENCE);

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
}, PATIENCE);

describe('two nodes on one PostgreSQL', () => {
  it(
    'play one match together',
    async () => {
      const { match, guests } = await spreadOut();
      for (let i = 0; i < 40; i++) await chooseNext(match, guests);
      await until(
        () => guests.every((guest) => guest.sights.get(match)?.version === 40),
        'both know all choices',
      );
      expect(await entriesOf(match)).toHaveLength(40);
      for (const guest of guests) guest.leave();
    },
    PATIENCE,
  );

  it(
    'know who is at the table on the other',
    async () => {
      const { match, guests } = await spreadOut();
      const hereAt = async (guest: Guest) => {
        const { seats } = await guest.requests.get<TableInfo>(`/tables/${match}`);
        return seats.map(({ isHere }) => isHere).join();
      };
      for (const guest of guests) await expect.poll(() => hereAt(guest)).toBe('true,true');
      guests[1].leave();
      await expect.poll(() => hereAt(guests[0])).toBe('true,false');
      guests[0].leave();
    },
    PATIENCE,
  );

  it(
    'accept one of two concurrent answers to a decision, and refuse the other with its reason',
    async () => {
      const { match, guests } = await spreadOut();
      for (let i = 0; i < 15; i++) await answerTwice(match, guests);
      const bodies = (await entriesOf(match)).map(({ body }) => body);
      const answers = bodies.map((body) => (body.kind === 'choice' ? `${body.seat} ${body.n}` : body.kind));
      expect(new Set(answers).size).toBe(answers.length);
      for (const guest of guests) guest.leave();
    },
    PATIENCE,
  );

  it(
    'acknowledge the same answer on both, and store it once',
    async () => {
      const { match, guests } = await spreadOut();
      const { guest, n, keys } = await awaited(match, guests);
      const twin = await beside(guest, match, guests);
      const answers = await Promise.all([guest.choose(match, n, keys[0]), twin.choose(match, n, keys[0])]);
      expect(answers).toEqual([{ kind: 'done' }, { kind: 'done' }]);
      expect(
        (await entriesOf(match)).filter(({ body }) => body.kind === 'choice' && body.n === n),
      ).toHaveLength(1);
      for (const one of [...guests, twin]) one.leave();
    },
    PATIENCE,
  );

  it(
    'go on with a match when one of them is killed in the middle of it',
    async () => {
      const { match, guests } = await spreadOut();
      for (let i = 0; i < 20; i++) await chooseNext(match, guests);
      const doomed = guests[0].requests.url;
      const start = performance.now();
      await nodes.find(({ url }) => url === doomed)?.kill();
      const moved = guests[0].elsewhere(guests[1].requests.url);
      await sitDown(moved, match);
      const back = performance.now() - start;
      for (let i = 0; i < 20; i++) await chooseNext(match, [moved, guests[1]]);
      console.info(`one node killed: its people were back at the table after ${Math.round(back)} ms`);
      expect(await entriesOf(match)).toHaveLength(40);
      for (const guest of [moved, guests[1]]) guest.leave();
    },
    PATIENCE,
  );
});

/** A match whose people are on different nodes. */
async function spreadOut(): Promise<{ match: string; guests: Guest[] }> {
  const { match, guests } = await seatGuests(nodes[0].url, PLAN);
  guests[1].leave();
  const other = guests[1].elsewhere(nodes[1].url);
  await sitDown(other, match);
  return { match, guests: [guests[0], other] };
}

/** A second connection of the same person, on the other node. */
async function beside(guest: Guest, match: string, guests: readonly Guest[]): Promise<Guest> {
  const there = guests.find((other) => other !== guest) ?? guest;
  const twin = guest.elsewhere(there.requests.url);
  await sitDown(twin, match);
  return twin;
}

async function awaited(match: string, guests: readonly Guest[]) {
  const able = () => guests.find((guest) => guest.decisions(match).length > 0);
  await until(() => able() !== undefined, 'somebody is asked');
  const guest = able() as Guest;
  const { n, options } = guest.decisions(match)[0];
  return { guest, n, keys: options.map(optionKey) };
}

async function chooseNext(match: string, guests: readonly Guest[]): Promise<void> {
  const { guest, n, keys } = await awaited(match, guests);
  const key = keys[n % keys.length];
  expect(await guest.choose(match, n, key)).toEqual({ kind: 'done' });
  await until(() => guest.decisions(match).every((decision) => decision.n !== n), 'the answer is seen');
}

/** Both nodes get different answers to the same decision concurrently; if there is only one option, it is chosen. */
async function answerTwice(match: string, guests: readonly Guest[]): Promise<void> {
  const { guest, n, keys } = await awaited(match, guests);
  if (keys.length < 2) return chooseNext(match, guests);
  const twin = await beside(guest, match, guests);
  const answers = await Promise.all([guest.choose(match, n, keys[0]), twin.choose(match, n, keys[1])]);
  expect(answers.map(({ kind }) => kind).sort()).toEqual(['done', 'refused']);
  expect(CLEAR_REFUSALS).toContainEqual(refusalIn(answers));
  twin.leave();
  await until(() => guest.decisions(match).every((decision) => decision.n !== n), 'the answer is seen');
}

function refusalIn(answers: readonly Answered[]) {
  return answers.find((answer) => answer.kind === 'refused')?.refusal;
}

async function entriesOf(match: string) {
  const store = await openStore({ databaseUrl });
  const entries = await store.log.entries(match as MatchId, 0);
  await store.close();
  return entries;
}

async function until(isSo: () => boolean, what: string): Promise<void> {
  const end = performance.now() + 10_000;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
