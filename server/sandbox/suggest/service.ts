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
const MOST_ENTRIES = 50;

/** Whatever is asked, the answer is a list: nobody shows an error while somebody types. */
function hinter({ query }: SandboxRequest): SandboxReply {
  const { str, limit } = hinterQuery.parse({ ...Object.fromEntries(query), str: query.get('str') ?? '' });
  const matches = findPlaces(str.slice(0, LONGEST_TEXT), Math.min(limit, MOST_ENTRIES));
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
