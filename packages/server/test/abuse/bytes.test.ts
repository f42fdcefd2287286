import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser } from '../browser.ts';
import { runServer, scratch } from '../running.ts';

/** One kilobyte a second, and ten at once. */
const BURST = 10 * 1024;
const LIMITED = { TABARD_ADDRESS_KILOBYTES_PER_SECOND: '1', TABARD_CHAT_PER_MINUTE: '1000000' };
const REFUSED = { status: 429, body: { code: 'too-many-requests' } };
// The limiters' clock stands still, so that buckets do not refill on a slow machine.
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A character of three bytes. */
const LETTER = '漢';

async function aTable() {
  const { url } = await runServer({ ...LIMITED, TABARD_DATA: scratch() });
  const ada = await new Browser(url).guest('Ada');
  const { id } = await ada.post('/tables', { game: 'lamplight', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const wire = await ada.call();
  wire.send({ type: 'watch', match: id });
  await wire.next('seats');
  return { ada, id, wire };
}

/** Writes until this many characters were echoed; returns their bytes. */
async function write({ wire, id }: Awaited<ReturnType<typeof aTable>>, letters: number): Promise<number> {
  let [heard, bytes] = [0, 0];
  wire.socket.on('message', (data) => {
    bytes += Buffer.byteLength(String(data));
  });
  for (let line = 1; heard < letters; line++) {
    wire.send({ type: 'chat', id: line, match: id, text: LETTER.repeat(500) });
    heard += JSON.stringify(await wire.next('chat')).length;
    await wire.next('done', (one) => one.id === line);
  }
  return bytes;
}

describe('bytes to one address', () => {
  it('are counted as bytes, not characters, on a socket', async () => {
    const table = await aTable();
    const bytes = await write(table, BURST * 0.6);
    expect(bytes).toBeGreaterThan(BURST * 1.3);
    expect(await table.ada.ask('GET', '/tables/mine')).toMatchObject(REFUSED);
    table.wire.close();
  });

  it('are counted as bytes, not characters, in HTTP responses', async () => {
    const table = await aTable();
    await write(table, BURST * 0.2);
    // Each response has about 2,200 characters and 6,000 bytes.
    const answers = [];
    for (let i = 0; i < 3; i++) answers.push(await table.ada.ask('GET', `/tables/${table.id}/chat`));
    expect(answers[0].status).toBe(200);
    expect(answers[2]).toMatchObject(REFUSED);
    table.wire.close();
  });
});
