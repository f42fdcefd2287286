// A bot that thinks a good while, whatever it is asked.
import { setTimeout as sleep } from 'node:timers/promises';

const THINKING = 300;

export default async function think({ luck }) {
  if (luck === 'for ever') for (;;);
  await sleep(THINKING);
  return { choice: { n: 0, key: `thought ${luck}` } };
}
