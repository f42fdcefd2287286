import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import type { MatchRow } from '../../src/store/rows.ts';
import { Browser, type TestSocket } from '../browser.ts';
import { runServer, scratch } from '../running.ts';
import { keepLong, playLong } from './long-match.ts';

const PATIENCE = 120_000;
const SHORT = 500;
const LONG = 50_000;
const play = playLong([SHORT, LONG]);
const data = scratch();
const store = await openStore({ dataFolder: data });
const [short, long] = [await keepLong(store, play, SHORT), await keepLong(store, play, LONG)];
await store.close();
const { url } = await runServer({ TABARD_DATA: data });

/** Watches a table and returns the bytes received up to and including the table. */
async function join(wire: TestSocket, { id }: MatchRow) {
  let bytes = 0;
  const count = (data: Buffer) => {
    bytes += data.length;
  };
  wire.socket.on('message', count);
  wire.send({ type: 'watch', match: id });
  const { table } = await wire.next('table');
  wire.socket.off('message', count);
  wire.send({ type: 'leave', match: id });
  return { bytes, table };
}

describe('a long match', () => {
  it(
    'sends a newcomer as many bytes as a short one',
    async () => {
      const wire = await (await new Browser(url).guest('Eve')).call();
      const [few, many] = [await join(wire, short), await join(wire, long)];
      console.info(`joining takes ${few.bytes} bytes at ${SHORT} choices, ${many.bytes} at ${LONG}`);
      expect([few.table.seq, many.table.seq]).toEqual([SHORT, LONG]);
      expect([few.table.events.length, many.table.events.length]).toEqual([200, 200]);
      // They differ by the digits of numbers and by the last events.
      expect(Math.abs(many.bytes - few.bytes)).toBeLessThan(few.bytes * 0.05);
      wire.close();
    },
    PATIENCE,
  );

  it(
    'gives the rest of its story by pages',
    async () => {
      const wire = await (await new Browser(url).guest('Eve')).call();
      wire.send({ type: 'watch', match: long.id });
      const { table } = await wire.next('table');
      const events = [...table.events];
      let { eventsFrom } = table;
      for (let page = 0; page < 5; page++) {
        wire.send({ type: 'story', id: page, match: long.id, before: eventsFrom });
        const { story } = await wire.next('done', ({ id }) => id === page);
        expect(story?.events.length).toBe(200);
        expect(story && story.eventsFrom + story.events.length).toBe(eventsFrom);
        events.unshift(...(story?.events ?? []));
        eventsFrom = story?.eventsFrom ?? 0;
      }
      const all = play.answers.flatMap((answer) => answer.events);
      expect(events.map(({ type }) => type)).toEqual(all.slice(eventsFrom).map(({ type }) => type));
      wire.send({ type: 'story', id: 77, match: long.id, before: 0 });
      const first = await wire.next('done', ({ id }) => id === 77);
      expect(first.story).toEqual({ eventsFrom: 0, events: [] });
      wire.close();
    },
    PATIENCE,
  );

  it(
    'is replayed to its middle while other requests are answered',
    async () => {
      let isFound = false;
      const moment = new Browser(url).get(`/matches/${long.id}/replay?seq=${LONG / 2}`).finally(() => {
        isFound = true;
      });
      let answered = 0;
      while (!isFound) {
        expect((await new Browser(url).ask('GET', '/me')).status).toBe(200);
        answered++;
      }
      expect(await moment).toMatchObject({ seq: LONG / 2, length: LONG });
      expect(answered).toBeGreaterThan(10);
    },
    PATIENCE,
  );

  it('gives its story only to its watchers', async () => {
    const wire = await (await new Browser(url).guest('Eve')).call();
    wire.send({ type: 'story', id: 1, match: long.id, before: 9 });
    expect(await wire.next('error', ({ id }) => id === 1)).toMatchObject({ code: 'not-watching' });
    wire.close();
  });
});
