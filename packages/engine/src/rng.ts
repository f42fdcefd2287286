/**
 * Chance: ChaCha8 in counter mode. The state is a key and a position, so a match saves, clones and
 * replays its randomness as plain integers, and the generator cannot be predicted from the dice.
 */
export interface Rng {
  /** Eight 32-bit words. */
  key: number[];
  /** How many words were drawn so far. */
  n: number;
}

const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const block = new Int32Array(16);
const cachedKey = new Int32Array(8);
let cachedBlock = -1;

/** The next 32 bits, unsigned. */
export function nextWord(rng: Rng): number {
  const at = rng.n++;
  const wanted = Math.floor(at / 16);
  if (wanted !== cachedBlock || !isCachedKey(rng.key)) fill(rng.key, wanted);
  return block[at & 15] >>> 0;
}

/** A uniform integer from 0 to count - 1. */
export function below(rng: Rng, count: number): number {
  const limit = 0x100000000 - (0x100000000 % count);
  let word = nextWord(rng);
  while (word >= limit) word = nextWord(rng);
  return word % count;
}

/** Shuffles a list in place, every order equally likely. */
export function shuffleList<T>(rng: Rng, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const held = list[i];
    list[i] = list[j];
    list[j] = held;
  }
}

/** A generator seeded by a word; equal words give equal numbers. */
export function seedRng(seed: string): Rng {
  const bytes = new TextEncoder().encode(seed);
  const key = [0x7ab4, 0x12d0, bytes.length, 0, 0, 0, 0, 0];
  for (let start = 0, round = 0; round === 0 || start < bytes.length; start += 32, round++) {
    for (let i = 0; i < 32 && start + i < bytes.length; i++) key[i >> 2] ^= bytes[start + i] << ((i & 3) * 8);
    fill(key, round);
    for (let i = 0; i < 8; i++) key[i] = block[i];
  }
  return { key, n: 0 };
}

function isCachedKey(key: readonly number[]): boolean {
  for (let i = 0; i < 8; i++) if (key[i] !== cachedKey[i]) return false;
  return true;
}

function fill(key: readonly number[], counter: number): void {
  const x = block;
  for (let i = 0; i < 4; i++) x[i] = SIGMA[i];
  for (let i = 0; i < 8; i++) x[4 + i] = key[i];
  x[12] = counter;
  x[13] = Math.floor(counter / 0x100000000);
  x[14] = 0;
  x[15] = 0;
  for (let round = 0; round < 4; round++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < 4; i++) x[i] += SIGMA[i];
  for (let i = 0; i < 8; i++) x[4 + i] += key[i];
  x[12] += counter;
  x[13] += Math.floor(counter / 0x100000000);
  for (let i = 0; i < 8; i++) cachedKey[i] = key[i];
  cachedBlock = counter;
}

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b];
  x[d] = rotate(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = rotate(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = rotate(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = rotate(x[b] ^ x[c], 7);
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
