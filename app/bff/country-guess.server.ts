import { createHash, randomUUID } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { SuggestClient } from '~/upstream/suggest/client.server';
import { degrade } from './degrade.server';

/** A page does not wait longer to know where its visitor may be. */
const PATIENCE_MS = 300;
const NOT_KNOWN = '';

/** Countries by a digest of the address that only this process can make: nothing personal is kept. */
const known = new LRUCache<string, string>({ max: 10_000, ttl: 60 * 60 * 1000 });
const salt = randomUUID();

export type GuessBasis = {
  /** What the proxy in front says, of two letters; empty when it says nothing. */
  proxyCountry: string;
  clientIp: string;
  /** A proxy in front tells addresses: without one, everybody on a network may have the same. */
  isBehindProxy: boolean;
};

/**
 * The country that a visitor is probably in (ISO 3166, not necessarily one of the shop's), or null. Takes the proxy's
 * word, else asks by the address, for 300 ms at most.
 */
export async function guessCountry(
  { proxyCountry, clientIp, isBehindProxy }: GuessBasis,
  suggest: Pick<SuggestClient, 'findByIp'>,
): Promise<string | null> {
  if (/^[a-z]{2}$/i.test(proxyCountry)) return proxyCountry.toUpperCase();
  if (!isBehindProxy || !isPublic(clientIp)) return null;
  const key = createHash('sha256').update(`${salt} ${clientIp}`).digest('base64');
  const country =
    known.get(key) ??
    (await degrade(ask(clientIp, key, suggest), NOT_KNOWN, { block: 'suggest.byIp', patienceMs: PATIENCE_MS }));
  return country || null;
}

async function ask(ip: string, key: string, suggest: Pick<SuggestClient, 'findByIp'>): Promise<string> {
  const country = (await suggest.findByIp(ip))?.countryCode ?? NOT_KNOWN;
  known.set(key, country);
  return country;
}

/** Networks whose addresses say nothing of a place. */
const PRIVATE = new BlockList();
PRIVATE.addSubnet('0.0.0.0', 8);
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('100.64.0.0', 10);
PRIVATE.addSubnet('127.0.0.0', 8);
PRIVATE.addSubnet('169.254.0.0', 16);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addSubnet('::', 127, 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

function isPublic(ip: string): boolean {
  const version = isIP(ip);
  return version !== 0 && !PRIVATE.check(ip, version === 6 ? 'ipv6' : 'ipv4');
}
