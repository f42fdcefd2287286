import type { Readable } from 'node:stream';

/** In characters. */
const LONGEST_LINE = 1_000_000;

/** Hands over every line; of a longer one its beginning as soon as it is there, and the rest is skipped. */
export function eachLine(stream: Readable, onLine: (line: string) => void): void {
  let line = '';
  let isSkipping = false;
  const add = (part: string) => {
    if (isSkipping) return;
    line += part;
    if (line.length <= LONGEST_LINE) return;
    onLine(line.slice(0, LONGEST_LINE));
    isSkipping = true;
  };
  const end = () => {
    if (!isSkipping) onLine(line.replace(/\r$/, ''));
    line = '';
    isSkipping = false;
  };
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    const [first, ...others] = text.split('\n');
    add(first);
    for (const part of others) {
      end();
      add(part);
    }
  });
  stream.on('end', () => {
    if (line !== '') end();
  });
}
