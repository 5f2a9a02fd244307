/** The suggest service: GET /hinter.json, GET /iata.json (upstream facts §1) and suggest by IP (specification 1 §7). */
import { hinterQuery, paths } from '~/upstream/suggest/contract';
import type { SandboxReply, SandboxRequest, SandboxService } from '../service';
import { entryOf } from './entry';
import { findByCode, findPlaces } from './place-index';

/** Routes are relative to the service's prefix, /suggest. */
export const suggestService: SandboxService = {
  name: 'suggest',
  routes: { [`GET ${paths.hinter}`]: hinter, [`GET ${paths.iata}`]: iata, [`GET ${paths.byIp}`]: byIp },
};

const LONGEST_TEXT = 100;

function hinter({ query }: SandboxRequest): SandboxReply {
  const parsed = hinterQuery.safeParse({ ...Object.fromEntries(query), str: query.get('str') ?? '' });
  if (!parsed.success) return { status: 400, json: { error: 'requestFormat', message: 'bad query' } };
  const { str, limit } = parsed.data;
  const matches = findPlaces(str.slice(0, LONGEST_TEXT), limit);
  return { json: { data: matches.map(({ city, matchedCountry }) => entryOf(city, matchedCountry, str)) } };
}

function iata({ query }: SandboxRequest): SandboxReply {
  const code = (query.get('iata') ?? '').trim().toUpperCase();
  const city = findByCode(code);
  return { json: { data: city ? [entryOf(city, null, code)] : [] } };
}

/** Networks that are reserved for documentation, one for a place; other addresses are nowhere. */
const CITY_OF_NETWORK: readonly [network: string, city: string][] = [
  ['192.0.2.', 'MOW'],
  ['198.51.100.', 'LON'],
  ['203.0.113.', 'NYC'],
  ['2001:db8:1:', 'BER'],
];

function byIp({ query }: SandboxRequest): SandboxReply {
  const ip = query.get('ip') ?? '';
  const code = CITY_OF_NETWORK.find(([network]) => ip.startsWith(network))?.[1];
  const city = code ? findByCode(code) : null;
  return { json: { data: city ? [entryOf(city, null)] : [] } };
}
