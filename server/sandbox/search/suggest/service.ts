/** The suggest service: GET /hinter.json, GET /iata.json (upstream facts §1) and suggest by IP (specification 1 §7). */
import { endpoints } from '~/upstream/suggest/contract';
import { serve } from '../../service/serve';
import type { SandboxService } from '../../service/service';
import { entryOf } from './entry';
import { findByCode, findPlaces } from './place-index';

const LONGEST_TEXT = 100;
const MAX_ENTRIES = 50;
/** People add them to a city: airport, station, in Russian too. */
const KINDS_OF_PLACE =
  /airport|(?:railway |train )?station|\u0430\u044d\u0440\u043e\u043f\u043e\u0440\u0442|(?:\u0436\/?\u0434 )?\u0432\u043e\u043a\u0437\u0430\u043b/giu;

/** Routes are relative to the service's prefix, /suggest. */
export const suggestService: SandboxService = {
  name: 'suggest',
  routes: {
    ...serve(endpoints.list, ({ str, limit }) => {
      const text = str.slice(0, LONGEST_TEXT);
      const most = Math.min(limit, MAX_ENTRIES);
      const exact = findPlaces(text, most);
      const matches = exact.length > 0 ? exact : findPlaces(text.replace(KINDS_OF_PLACE, ' '), most);
      return { data: matches.map(({ city, matchedCountry }) => entryOf(city, matchedCountry, str)) };
    }),
    ...serve(endpoints.find, ({ iata }) => {
      const code = iata.trim().toUpperCase();
      const city = findByCode(code);
      return { data: city ? [entryOf(city, null, code)] : [] };
    }),
    ...serve(endpoints.findByIp, ({ ip }) => {
      const code = CITY_OF_NETWORK.find(([network]) => ip.startsWith(network))?.[1];
      const city = code ? findByCode(code) : null;
      return { data: city ? [entryOf(city, null)] : [] };
    }),
  },
};

/** Networks reserved for documentation, one per city; other addresses have no city. */
const CITY_OF_NETWORK: readonly [network: string, city: string][] = [
  ['192.0.2.', 'MOW'],
  ['198.51.100.', 'LON'],
  ['203.0.113.', 'NYC'],
  ['2001:db8:1:', 'BER'],
];
