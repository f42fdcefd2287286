import { isIPv6 } from 'node:net';

/** Who is counted as one: an IPv4 address, or the network of an IPv6 address, whose owner has all of it. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head, tail] = plain.split('%')[0].split('::');
  const before = head.split(':').filter((part) => part !== '');
  const after = tail === undefined ? [] : tail.split(':').filter((part) => part !== '');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
