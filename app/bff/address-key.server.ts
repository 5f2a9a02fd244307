import { isIPv6 } from 'node:net';

/** Groups of 16 bits that a provider gives to one customer at least: a /64. */
const NETWORK_GROUPS = 4;

/**
 * What limits count an address by: an IPv4 address whole, an IPv6 address by its /64, because one customer has 2^64
 * addresses in it. Whatever is not an address is its own key.
 * @param clientIp as the host gives it; empty under a host that does not tell
 */
export function addressKey(clientIp: string): string {
  const [address = ''] = clientIp.split('%', 1);
  if (!isIPv6(address)) return clientIp;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return `${expanded(address).slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** The groups before the last 64 bits never hold the dotted part of an address, so it may stand for its two groups. */
function expanded(address: string): string[] {
  const [head = '', tail] = address.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
