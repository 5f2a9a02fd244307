/** Where places are: GET /nearby_cities.json, GET /iata_coords.json (specification 1 §7). */
import {
  coordinatesQuery,
  nearbyCitiesQuery,
  paths,
  type CoordinatesAnswerWire,
  type NearbyCitiesAnswerWire,
} from '~/upstream/geo/contract';
import type { SandboxReply, SandboxRequest, SandboxService } from '../service';
import { kilometres } from '../world/geography';
import { endpointOf, LANGUAGES, nameIn, places } from '../world/places';

const MOST_CODES = 100;

/** Routes are relative to /geo. */
export const geoService: SandboxService = {
  name: 'geo',
  routes: { [`GET ${paths.nearbyCities}`]: nearbyCities, [`GET ${paths.coordinates}`]: coordinates },
};

function nearbyCities({ query }: SandboxRequest): SandboxReply {
  const parsed = nearbyCitiesQuery.safeParse(Object.fromEntries(query));
  if (!parsed.success) return { status: 400, json: { error: 'requestFormat' } };
  const { code, radius } = parsed.data;
  const home = endpointOf(code)?.city;
  const cities = home
    ? places()
        .cities.filter((city) => city !== home)
        .map((city) => ({ city, distance: kilometres(home.vector, city.vector) }))
        .filter(({ distance }) => distance <= radius)
        .sort((a, b) => a.distance - b.distance)
    : [];
  return {
    json: {
      cities: cities.map(({ city, distance }) => ({
        code: city.code,
        name: Object.fromEntries(LANGUAGES.map((language) => [language, nameIn(city.names, language)])),
        country_code: city.countryCode,
        distance,
      })),
    } satisfies NearbyCitiesAnswerWire,
  };
}

function coordinates({ query }: SandboxRequest): SandboxReply {
  const parsed = coordinatesQuery.safeParse(Object.fromEntries(query));
  if (!parsed.success) return { status: 400, json: { error: 'requestFormat' } };
  const codes = parsed.data.iata.split(',').filter(Boolean).slice(0, MOST_CODES);
  const found = codes.flatMap((iata) => {
    const place = endpointOf(iata);
    if (!place) return [];
    const { lat: latitude, lon: longitude } = place.ports.length === 1 ? place.ports[0]! : place.city;
    return [{ iata, latitude, longitude }];
  });
  return { json: { coordinates: found } satisfies CoordinatesAnswerWire };
}
