import { directionsFrom } from '../directions/most-flown';
import { popularFrom } from '../landings/popular';
import { endpointOf, type City } from '../world/places';
import { cheapestTicket } from './cheapest-ticket';

/** Whom most first visitors are taken for. */
const HOMES = ['NYC', 'MOW'];
const MOST_POPULAR = 12;

/** Finds the prices that a first visitor of either home page sees, one after the other, in the background. */
export async function warmPrices(now: Date): Promise<void> {
  for (const code of HOMES) {
    const home = endpointOf(code)?.city;
    if (!home) continue;
    for (const city of destinationsOf(home)) await cheapestTicket(home, city, now);
  }
}

function destinationsOf(home: City): Set<City> {
  const popular = popularFrom(home).map(({ city }) => city);
  const flown = directionsFrom('city', home.code).map(({ to }) => to);
  return new Set([...popular.slice(0, MOST_POPULAR), ...flown.slice(0, MOST_POPULAR)]);
}
