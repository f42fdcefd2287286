import { isIPv6 } from 'node:net';

/** A rate-limit key, and its multiple of the plain limit. */
export interface Share {
  readonly key: string;
  readonly times: number;
}

/** The limit of a /48 as a multiple of that of a /64. */
const SITE_TIMES = 4;

/**
 * The rate-limit keys of an address. The owner of an IPv6 /64 has all of its addresses, and the owner of a /48 has
 * 65,536 such networks.
 */
export function addressShares(address: string): readonly Share[] {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return [{ key: plain, times: 1 }];
  const groups = groupsOf(plain);
  return [
    { key: `${groups.slice(0, 4).join(':')}::/64`, times: 1 },
    { key: `${groups.slice(0, 3).join(':')}::/48`, times: SITE_TIMES },
  ];
}

/** Many people may share an address, so its limit is a multiple of one person's. */
const CROWD = 5;

export function crowdOf(shares: readonly Share[]): readonly Share[] {
  return shares.map(({ key, times }) => ({ key, times: times * CROWD }));
}

/** The rate-limit key of a person, from any address. */
export function personShare(person: string, times = 1): Share {
  return { key: `person ${person}`, times };
}

/** All eight groups, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const [head, tail] = address.toLowerCase().split('%')[0].split('::');
  const before = partsOf(head);
  const after = partsOf(tail ?? '');
  const gap = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...gap, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}

/** An IPv4 address at the end stands for two groups. */
function partsOf(text: string): readonly string[] {
  const parts = text.split(':').filter((part) => part !== '');
  return parts.flatMap((part) => {
    if (!part.includes('.')) return [part];
    const [a, b, c, d] = part.split('.').map(Number);
    return [((a << 8) | b).toString(16), ((c << 8) | d).toString(16)];
  });
}
