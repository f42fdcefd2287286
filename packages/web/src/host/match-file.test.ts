import { describe, expect, it } from 'vitest';
import type { Host } from './host.ts';
import { openMatch } from './match-file.ts';

const host = { import: async (log: unknown) => JSON.stringify(log) } as unknown as Host;

describe('a match from a file', () => {
  it('is read as JSON', async () => {
    expect(await openMatch(host, new Blob(['{"tabard":1}']))).toBe('{"tabard":1}');
  });

  it('is refused if it is not JSON or too large', async () => {
    await expect(openMatch(host, new Blob(['{']))).rejects.toMatchObject({ problem: 'unreadable' });
    const large = {
      size: 20_000_001,
      text: () => Promise.reject(new Error('it was read')),
    } as unknown as Blob;
    await expect(openMatch(host, large)).rejects.toMatchObject({ problem: 'unreadable' });
  });
});
