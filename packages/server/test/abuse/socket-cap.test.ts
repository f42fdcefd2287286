import { describe, expect, it, vi } from 'vitest';
import { Browser } from '../browser.ts';
import { runOnBothStores } from './on-both-stores.ts';

vi.setConfig({ testTimeout: 120_000 });

const MOST = 20;
/** Beyond the cap of sockets an upgrade is answered with 429; beyond the cap of connections they are cut at once. */
const REFUSED = /429|hang up|ECONNRESET|EPIPE/;
const servers = await runOnBothStores({ TABARD_SOCKETS_PER_ADDRESS: String(MOST) });

describe.each(servers)('sockets of one address on $kind', ({ url }) => {
  it('do not exceed the cap under concurrent upgrades', async () => {
    // With a cookie the server queries its store before it accepts the socket.
    const mallory = await new Browser(url).guest('Mallory');
    const flood = async () => {
      const wires = Array.from({ length: 10 * MOST }, () => mallory.socket());
      const outcomes = await Promise.allSettled(wires.map(({ opened }) => opened));
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect(String(outcome.reason)).toMatch(REFUSED);
      return wires.filter((_, i) => outcomes[i].status === 'fulfilled');
    };
    const first = await flood();
    expect(first).toHaveLength(MOST);
    for (const wire of first) wire.close();
    await Promise.all(first.map(({ closed }) => closed));
    // Refused sockets are not counted, and closed ones are counted no longer.
    const again = await vi.waitFor(async () => {
      const wires = await flood();
      for (const wire of wires) wire.close();
      await Promise.all(wires.map(({ closed }) => closed));
      expect(wires).toHaveLength(MOST);
      return wires;
    }, 60_000);
    expect(again).toHaveLength(MOST);
  });
});
