import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { garbage, halfRight } from '../../garbage.ts';
import { frame, HELLO, openRaw, TEXT } from '../raw-socket.ts';
import type { Attack } from '../siege.ts';

const AT_ONCE = 8;
const SOME_MATCH = 'some match';
/** Generated before the attack, so that generating them does not load the machine during it. */
const SAMPLES = fc.sample(fc.oneof(garbage(), halfRight(SOME_MATCH)), 500);
const BIG = 'x'.repeat(125);

/** Malformed, half valid, oversized and repeated messages over sockets that reconnect when they are closed. */
export const garbageMessages: Attack = async (siege) => {
  const messages = SAMPLES.map((one) => String(one).replaceAll(SOME_MATCH, siege.match));
  const pester = async (at: number) => {
    const headers = { 'x-forwarded-for': `203.0.113.${100 + at}` };
    for (let sent = at; siege.goesOn(); ) {
      const socket = await openRaw(siege.url, headers);
      socket.resume();
      socket.write(frame(TEXT, HELLO));
      for (let i = 0; i < 40 && !socket.destroyed; i++) {
        const text = messages[sent++ % messages.length];
        socket.write(frame(TEXT, text));
        socket.write(frame(TEXT, text));
        if (i % 10 === 9)
          for (let part = 0; part < 200; part++) socket.write(frame(part === 0 ? TEXT : 0, BIG, 'more'));
        await sleep(5);
      }
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => pester(at)));
};
