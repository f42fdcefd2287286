import { describe, expect, it } from 'vitest';
import { below, nextWord, type Rng, seedRng, shuffleList } from './rng.ts';

/** An independent ChaCha, written from its specification. */
function chacha(rounds: number, key: readonly number[], tail: readonly number[]): string {
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, ...tail].map((word) => word >>> 0);
  const x = start.slice();
  const turn = (to: number, from: number, with_: number, by: number) => {
    x[to] = (x[to] + x[from]) >>> 0;
    const mixed = BigInt((x[with_] ^ x[to]) >>> 0);
    x[with_] = Number(((mixed << BigInt(by)) | (mixed >> BigInt(32 - by))) & 0xffffffffn);
  };
  const quarter = (a: number, b: number, c: number, d: number) => {
    turn(a, b, d, 16);
    turn(c, d, b, 12);
    turn(a, b, d, 8);
    turn(c, d, b, 7);
  };
  for (let i = 0; i < rounds; i += 2) {
    for (let n = 0; n < 4; n++) quarter(n, 4 + n, 8 + n, 12 + n);
    for (let n = 0; n < 4; n++) quarter(n, 4 + ((n + 1) % 4), 8 + ((n + 2) % 4), 12 + ((n + 3) % 4));
  }
  return hex(x.map((word, i) => (word + start[i]) >>> 0));
}

/** Words as bytes, the lowest first. */
function hex(words: readonly number[]): string {
  const bytes = words.flatMap((word) => [0, 8, 16, 24].map((by) => (word >>> by) & 0xff));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const drawn = (rng: Rng, count: number) => Array.from({ length: count }, () => nextWord(rng));
const zero = Array.from({ length: 8 }, () => 0);

describe('ChaCha', () => {
  it('gives the published block of twenty rounds (RFC 8439, 2.3.2) in the reference implementation', () => {
    const key = Array.from({ length: 8 }, (_, i) => 0x03020100 + i * 0x04040404);
    expect(chacha(20, key, [1, 0x09000000, 0x4a000000, 0])).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
        'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    );
  });

  it('gives the published block of eight rounds for the key of zeros', () => {
    const published =
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
      '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42';
    expect(hex(drawn({ key: zero, n: 0 }, 16))).toBe(published);
    expect(chacha(8, zero, [0, 0, 0, 0])).toBe(published);
  });

  it.each([0, 1, 2, 1000, 0xffffffff, 0x100000003])(
    'agrees with the reference implementation at block %i',
    (at) => {
      const { key } = seedRng('agree');
      const tail = [at >>> 0, Math.floor(at / 2 ** 32), 0, 0];
      expect(hex(drawn({ key, n: at * 16 }, 16))).toBe(chacha(8, key, tail));
    },
  );

  it('keeps two generators independent when they are used alternately', () => {
    const [a, b] = [seedRng('a'), seedRng('b')];
    const turnAbout = Array.from({ length: 40 }, () => [nextWord(a), nextWord(b)]);
    expect(turnAbout.map(([word]) => word)).toEqual(drawn(seedRng('a'), 40));
    expect(turnAbout.map(([, word]) => word)).toEqual(drawn(seedRng('b'), 40));
  });
});

describe('a seed', () => {
  it('gives equal numbers when equal, and others when not', () => {
    const seeds = ['', 'a', 'b', 'a ', 'é', 'a'.repeat(32), 'a'.repeat(33), 'a'.repeat(64), 'a'.repeat(65)];
    const luck = seeds.map((seed) => drawn(seedRng(seed), 4).join());
    expect(seeds.map((seed) => drawn(seedRng(seed), 4).join())).toEqual(luck);
    expect(new Set(luck).size).toBe(seeds.length);
  });
});

describe('below', () => {
  it.each([2, 6, 7, 52])('is uniform over %i sides', (sides) => {
    const rng = seedRng('even');
    const counts = Array.from({ length: sides }, () => 0);
    for (let i = 0; i < sides * 2000; i++) counts[below(rng, sides)]++;
    // Five standard deviations of a fair die's count.
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(5 * Math.sqrt(2000));
  });

  it('draws again where a remainder would favour low numbers', () => {
    // Two thirds of 2^32: taking the remainder alone would make the lower half twice as likely.
    const rng = seedRng('remainder');
    const count = Math.floor((2 ** 32 / 3) * 2);
    const low = Array.from({ length: 4000 }, () => below(rng, count)).filter((n) => n < count / 2).length;
    expect(Math.abs(low - 2000)).toBeLessThan(5 * Math.sqrt(1000));
  });
});

describe('shuffleList', () => {
  it('reaches every order about equally often', () => {
    const rng = seedRng('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const list = [1, 2, 3];
      shuffleList(rng, list);
      counts.set(list.join(''), (counts.get(list.join('')) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['123', '132', '213', '231', '312', '321']);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(1000));
  });
});
