import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { gate } from '../gate.ts';
import { HttpProblem } from '../problem.ts';

/** Costs 32 MB and about a tenth of a second per attempt. */
const COSTS = { log: 15, r: 8, p: 1 };
const LENGTH = 32;

/** Each takes a thread and 32 MB, so a burst of sign-ins is limited. */
const inTurn = gate(
  2,
  64,
  () => new HttpProblem(503, 'busy', 'Too many people sign in at this moment; try again in a few seconds.'),
);

interface StoredHash {
  readonly log: number;
  readonly r: number;
  readonly p: number;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

/** A stored password: the costs, a salt and the scrypt hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, { ...COSTS, salt, hash: Buffer.alloc(LENGTH) });
  const { log, r, p } = COSTS;
  return ['scrypt', log, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Whether the password matches the stored hash. Without a hash it takes as long and returns false. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const parts = kept === undefined ? DECOY : parseKept(kept);
  const hash = await derive(password, parts);
  return timingSafeEqual(hash, parts.hash) && kept !== undefined;
}

const DECOY: StoredHash = { ...COSTS, salt: Buffer.alloc(16), hash: Buffer.alloc(LENGTH) };

function parseKept(kept: string): StoredHash {
  const [kind, log, r, p, salt, hash] = kept.split('$');
  if (kind !== 'scrypt' || hash === undefined) throw new Error('a password is kept in an unknown form');
  return {
    log: Number(log),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}

function derive(password: string, { log, r, p, salt, hash }: StoredHash): Promise<Buffer> {
  const costs: ScryptOptions = { N: 2 ** log, r, p, maxmem: 2 ** log * r * 256 };
  return inTurn(
    () =>
      new Promise((resolve, reject) =>
        scrypt(password.normalize('NFKC'), salt, hash.length, costs, (problem, key) =>
          problem ? reject(problem) : resolve(key),
        ),
      ),
  );
}
