import { once } from 'node:events';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { eachLine } from '../src/bot-host/lines.ts';

async function linesOf(...chunks: (string | Buffer)[]): Promise<string[]> {
  const lines: string[] = [];
  const stream = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  eachLine(stream, (line) => lines.push(line));
  await once(stream, 'end');
  return lines;
}

describe('lines', () => {
  it('may lie across chunks, and the last one may have no end', async () => {
    expect(await linesOf('a', 'b\nc\r\n\nd', 'e')).toEqual(['ab', 'c', '', 'de']);
  });

  it('keep letters that a chunk cuts in two', async () => {
    const text = Buffer.from('é\n');
    expect(await linesOf(text.subarray(0, 1), text.subarray(1))).toEqual(['é']);
  });

  it('are cut when they are too long, up to the next line', async () => {
    const million = 'x'.repeat(1_000_000);
    const lines = await linesOf('a\n', million, 'yy', million, 'y\nb\n', million);
    expect(lines.map((line) => line.length)).toEqual([1, 1_000_000, 1, 1_000_000]);
    expect(lines[2]).toBe('b');
  });
});
