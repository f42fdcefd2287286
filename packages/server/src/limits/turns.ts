import { gate } from '../gate.ts';
import { HttpProblem } from '../problem.ts';
import type { Share } from './address.ts';

/** How many long tasks run on the server at once, how many of one address, and how many of those wait. */
const AT_ONCE = 4;
const PER_ADDRESS = 1;
const MOST_WAITING = 10;

type Gate = ReturnType<typeof gate>;

/** Runs long tasks one after the other for each address, so that a caller with many waits for their own. */
export class Turns {
  private readonly gates = new Map<string, { readonly pass: Gate; inside: number }>();
  private readonly all = gate(AT_ONCE);

  async run<T>([{ key }]: readonly Share[], act: () => Promise<T>): Promise<T> {
    const own = this.gates.get(key) ?? { pass: gate(PER_ADDRESS, MOST_WAITING, tooMany), inside: 0 };
    this.gates.set(key, own);
    own.inside++;
    try {
      return await own.pass(() => this.all(act));
    } finally {
      if (--own.inside === 0) this.gates.delete(key);
    }
  }
}

const tooMany = () =>
  new HttpProblem(429, 'too-many-requests', 'Your address waits for much already; try again in a second.', 1);
