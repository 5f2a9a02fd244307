import { directionsFrom } from './directions/most-flown';
import { popularFrom } from './landings/popular';
import { endpointOf, type City } from '../world/places';
import { cheapestTicket } from './prices/cheapest-ticket';

/** Home cities that most first visitors are assumed to have. */
const HOMES = ['NYC', 'MOW'];
/** Number of items of each list on the home page. */
const FIRST = 12;

/** Computes the prices for first visitors of both home pages, one after the other, in the background. */
export async function warmPrices(now: Date): Promise<void> {
  for (const code of HOMES) {
    const home = endpointOf(code)?.city;
    for (const [from, to] of home ? directionsShown(home) : []) await cheapestTicket(from, to, now);
  }
}

function directionsShown(home: City): [from: City, to: City][] {
  const popular = popularFrom(home).slice(0, FIRST);
  const flown = directionsFrom('country', home.countryCode).slice(0, FIRST);
  return [
    ...flown.map(({ from, to }): [City, City] => [from, to]),
    ...popular.map(({ city }): [City, City] => [home, city]),
  ];
}
