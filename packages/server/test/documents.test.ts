import { readFileSync } from 'node:fs';
import {
  CLOSE_CODES,
  clientMessage,
  type Endpoint,
  endpoints,
  PROTOCOL,
  SERVER_MESSAGES,
} from '@tabard/table/protocol';
import { describe, expect, it } from 'vitest';
import { settingsTable } from '../src/setting-texts.ts';

const read = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const protocol = read('protocol.md');

/** The part of a document between two marks or titles. */
function between(text: string, from: string, to: string): string {
  const start = text.indexOf(from);
  expect(start, from).toBeGreaterThanOrEqual(0);
  return text.slice(start + from.length, text.indexOf(to, start + from.length)).trim();
}

function rowsOf(table: string): string[][] {
  const lines = table.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const wordsIn = (cell: string) =>
  [...cell.matchAll(/`([\w-]+)`(\?)?/g)].map(([, word, may]) => word + (may ?? ''));

describe('docs/protocol.md', () => {
  it('lists every request as the endpoints have it', () => {
    const rows = Object.values<Endpoint>(endpoints).map(
      ({ method, path, summary }) => `| \`${method} ${path}\` | ${summary} |`,
    );
    expect(between(protocol, '<!-- requests -->', '<!-- /requests -->')).toBe(rows.join('\n'));
  });

  it('lists every message of a client with its fields', () => {
    const listed = rowsOf(between(protocol, '### Client messages', '###')).map(([name, fields]) => [
      ...wordsIn(name),
      ...wordsIn(fields),
    ]);
    const known = clientMessage.options.map(({ shape }) =>
      Object.entries(shape).map(([name, part]) =>
        name === 'type'
          ? String((part as { value: string }).value)
          : name + (part.safeParse(undefined).success ? '?' : ''),
      ),
    );
    expect(sorted(listed)).toEqual(sorted(known));
  });

  it('lists every message of the server', () => {
    const listed = rowsOf(between(protocol, '### Server messages', '`table` inside')).map(
      ([name]) => wordsIn(name)[0],
    );
    expect(listed).toEqual([...SERVER_MESSAGES]);
  });

  it('lists the close codes and the version', () => {
    const listed = rowsOf(between(protocol, '### Close codes', '##')).map(([code]) => Number(code));
    expect(listed).toEqual([1001, 1009, ...Object.values(CLOSE_CODES)]);
    expect(protocol).toContain(`now **${PROTOCOL}**`);
  });

  it('has only valid messages in its example', () => {
    const said = [...protocol.matchAll(/^> (\{.*\})$/gm)].map(([, text]) => JSON.parse(text));
    expect(said.length).toBeGreaterThan(3);
    for (const message of said) expect(clientMessage.safeParse(message).error).toBeUndefined();
    for (const [, type] of protocol.matchAll(/^< \{"type":"([\w-]+)"/gm))
      expect(SERVER_MESSAGES).toContain(type);
  });
});

describe('docs/server.md', () => {
  it('has the table of settings generated from the code', () => {
    expect(between(read('server.md'), '<!-- settings -->', '<!-- /settings -->')).toBe(settingsTable());
  });
});

function sorted(lists: readonly (readonly string[])[]): string[] {
  return lists.map(([name, ...fields]) => [name, ...fields.sort()].join(' ')).sort();
}
