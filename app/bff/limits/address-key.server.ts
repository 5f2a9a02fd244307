import { isIPv4, isIPv6 } from 'node:net';

/** Groups of 16 bits: a provider gives one customer at least a /64. */
const CUSTOMER_GROUPS = 4;
/** A /48: a provider gives it to a company, or to anybody who rents a server. */
const NETWORK_GROUPS = 3;

/**
 * Returns the key by which limits count an address: IPv4 whole, an IPv6 address by its /64, because one customer has
 * 2^64 addresses in it. Anything but an address is its own key.
 * @param clientIp as the host passes it; empty under a host that does not know it
 */
export function addressKey(clientIp: string): string {
  return keyOf(clientIp, CUSTOMER_GROUPS, 4);
}

/**
 * Returns the network of an address, for a second and coarser count: the /24 of an IPv4 address, the /48 of an IPv6
 * address. Anything but an address is its own key.
 * @param clientIp as the host passes it; empty under a host that does not know it
 */
export function networkKey(clientIp: string): string {
  return keyOf(clientIp, NETWORK_GROUPS, 3);
}

function keyOf(clientIp: string, groups: number, bytes: number): string {
  const [address = ''] = clientIp.split('%', 1);
  if (!isIPv6(address)) return isIPv4(address) ? ipv4Key(address, bytes) : clientIp;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return ipv4Key(mapped, bytes);
  return `${expanded(address).slice(0, groups).join(':')}::/${groups * 16}`;
}

function ipv4Key(address: string, bytes: number): string {
  return bytes === 4 ? address : `${address.split('.').slice(0, bytes).join('.')}.0/${bytes * 8}`;
}

/**
 * Expands an IPv6 address into its groups. The dotted part of an address is always in the last 64 bits, which no key
 * uses, so two zero groups replace it.
 */
function expanded(address: string): string[] {
  const [head = '', tail] = address.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
