import { createHash, randomUUID } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { SuggestClient } from '~/upstream/suggest/client.server';
import type { SuggestEntry } from '~/upstream/suggest/contract';
import { degrade } from '~/bff/waiting/degrade.server';

/** A visitor's probable place: a city of the suggest service, with its names by language. */
export type VisitorCity = SuggestEntry['city'] & Pick<SuggestEntry, 'countryCode'>;

/** A page waits no longer for the visitor's probable place. */
const PATIENCE_MS = 300;
const NOWHERE: VisitorCity = { code: '', names: {}, nameCases: null, hotelPartnerId: null, countryCode: null };

/** Cities by a digest of the address that only this process can compute, so nothing personal is kept. */
const cities = new LRUCache<string, VisitorCity>({ max: 10_000, ttl: 60 * 60 * 1000 });
const salt = randomUUID();

export type VisitorAddress = {
  clientIp: string;
  /** A proxy in front passes addresses. Without one, everybody on a network may have the same. */
  isBehindProxy: boolean;
};

export type GuessBasis = VisitorAddress & {
  /** Two letters from the proxy in front; empty when it names no country. */
  proxyCountry: string;
};

/**
 * Guesses the visitor's country (ISO 3166, not necessarily one of the shop's), or returns null. Trusts the proxy, else
 * looks up the address for at most 300 ms.
 */
export async function guessCountry(
  { proxyCountry, ...address }: GuessBasis,
  suggest: Pick<SuggestClient, 'findByIp'>,
): Promise<string | null> {
  if (/^[a-z]{2}$/i.test(proxyCountry)) return proxyCountry.toUpperCase();
  return (await findVisitorCity(address, suggest))?.countryCode ?? null;
}

/** Guesses the visitor's city by the address, for at most 300 ms; null when unknown. */
export async function findVisitorCity(
  { clientIp, isBehindProxy }: VisitorAddress,
  suggest: Pick<SuggestClient, 'findByIp'>,
): Promise<VisitorCity | null> {
  if (!isBehindProxy || !isPublic(clientIp)) return null;
  const key = keyOf(clientIp);
  const city =
    cities.get(key) ??
    (await degrade(ask(clientIp, key, suggest), NOWHERE, { block: 'suggest.byIp', patienceMs: PATIENCE_MS }));
  return city === NOWHERE ? null : city;
}

/** Tells the city that `findVisitorCity` would; undefined where it would have to ask. */
export function knownCity({ clientIp, isBehindProxy }: VisitorAddress): VisitorCity | null | undefined {
  if (!isBehindProxy || !isPublic(clientIp)) return null;
  const city = cities.get(keyOf(clientIp));
  return city === NOWHERE ? null : city;
}

function keyOf(clientIp: string): string {
  return createHash('sha256').update(`${salt} ${clientIp}`).digest('base64');
}

async function ask(ip: string, key: string, suggest: Pick<SuggestClient, 'findByIp'>): Promise<VisitorCity> {
  const entry = await suggest.findByIp(ip);
  const city = entry ? { ...entry.city, countryCode: entry.countryCode } : NOWHERE;
  cities.set(key, city);
  return city;
}

/** Networks whose addresses have no known place. */
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
