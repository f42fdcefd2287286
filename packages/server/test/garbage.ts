import { optionKey } from '@tabard/engine';
import { clientMessage } from '@tabard/table/protocol';
import fc from 'fast-check';
import type { TestPlayer } from './play.ts';

const TYPES = clientMessage.options.map((option) => option.shape.type.value);

/** Bytes, text and JSON that are not a message. */
export function garbage(): fc.Arbitrary<string | Buffer> {
  return fc.oneof(
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.json(),
    fc.constantFrom(
      '[',
      '{',
      '{"type":',
      '{"__proto__":{"type":"choose"}}',
      '"'.repeat(5000),
      '[['.repeat(3000),
    ),
  );
}

/** A message of each type with fields that may be missing or of the wrong type. */
export function halfRight(match: string): fc.Arbitrary<string> {
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(-1, 1e308, 2 ** 53, '', 'x'.repeat(500), '__proto__', '../..', '<b>', '\u0000', "';--"),
  );
  const matchName = fc.oneof({ weight: 4, arbitrary: fc.constant(match) }, { weight: 1, arbitrary: odd });
  return fc
    .record(
      {
        type: fc.constantFrom(...TYPES),
        match: matchName,
        id: fc.oneof(fc.nat(), odd),
        n: fc.oneof(fc.nat(60), odd),
        key: fc.oneof(fc.constantFrom('pass', 'resign', 'play 1', 'move 3'), odd),
        version: odd,
        heard: odd,
        mode: fc.oneof(fc.constant('always'), odd),
        agree: odd,
        text: odd,
        code: odd,
      },
      { requiredKeys: ['type', 'match'] },
    )
    .map((message) => JSON.stringify(message));
}

/** A valid message with a request that must be refused. */
export function wellFormed(match: string): fc.Arbitrary<string> {
  const id = fc.nat();
  const key = fc.oneof(
    fc.constantFrom('pass', 'play 1', 'move 3', 'move', 'play 1 2 3', ''),
    fc.string({ maxLength: 60 }),
  );
  const choose = fc.record({
    type: fc.constant('choose'),
    id,
    match: fc.constant(match),
    n: fc.nat(300),
    key,
  });
  const elsewhere = fc.record({ type: fc.constantFrom(...TYPES), id, match: fc.string({ maxLength: 70 }) });
  const watch = { type: fc.constant('watch'), match: fc.constant(match), version: fc.nat(), heard: fc.nat() };
  const ask = { type: fc.constant('unavailable'), id, match: fc.constant(match) };
  return fc
    .oneof({ weight: 4, arbitrary: choose }, elsewhere, fc.record(watch), fc.record(ask))
    .map((message) => JSON.stringify(message));
}

/** A sentinel id that no garbage message has: its answer shows that everything before it was processed. */
export const LAST_ID = 0x7fffffff;

/** Whether it must have no effect: it is not a message, only a query, or not a choice of this client. */
export function isIdle(data: string | Buffer, { match, decision }: TestPlayer): boolean {
  const { data: message } = clientMessage.safeParse(jsonOf(data));
  if (message && 'id' in message && message.id === LAST_ID) return false;
  if (!message || message.type === 'hello' || message.match !== match) return true;
  if (message.type === 'watch' || message.type === 'unavailable') return true;
  if (message.type !== 'choose' || message.key === 'resign') return false;
  return message.n !== decision?.n || !decision.options.some((option) => optionKey(option) === message.key);
}

function jsonOf(data: string | Buffer): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : undefined;
  } catch {
    return undefined;
  }
}
