/** Positions of places: GET /nearby_cities.json, GET /iata_coords.json (specification 1 §7). */
import type { ReceivedBy } from '~/upstream/endpoint';
import { endpoints, type CoordinatesAnswerWire, type NearbyCitiesAnswerWire } from '~/upstream/geo/contract';
import { serve } from '../../service/serve';
import type { SandboxService } from '../../service/service';
import { kilometres } from '../../world/geography';
import { endpointOf, LANGUAGES, nameIn, places } from '../../world/places';

const MAX_CODES = 100;

/** Routes are relative to /geo. */
export const geoService: SandboxService = {
  name: 'geo',
  routes: { ...serve(endpoints.listNearbyCities, nearbyCities), ...serve(endpoints.findCoordinates, coordinates) },
};

function nearbyCities({ code, radius }: ReceivedBy<typeof endpoints.listNearbyCities>): NearbyCitiesAnswerWire {
  const home = endpointOf(code)?.city;
  const cities = home
    ? places()
        .cities.filter((city) => city !== home)
        .map((city) => ({ city, distance: kilometres(home.vector, city.vector) }))
        .filter(({ distance }) => distance <= radius)
        .sort((a, b) => a.distance - b.distance)
    : [];
  return {
    cities: cities.map(({ city, distance }) => ({
      code: city.code,
      name: Object.fromEntries(LANGUAGES.map((language) => [language, nameIn(city.names, language)])),
      country_code: city.countryCode,
      distance,
    })),
  };
}

function coordinates(request: ReceivedBy<typeof endpoints.findCoordinates>): CoordinatesAnswerWire {
  const codes = request.iata.split(',').filter(Boolean).slice(0, MAX_CODES);
  const points = codes.flatMap((iata) => {
    const place = endpointOf(iata);
    if (!place) return [];
    const { lat: latitude, lon: longitude } = place.ports.length === 1 ? place.ports[0]! : place.city;
    return [{ iata, latitude, longitude }];
  });
  return { coordinates: points };
}
