import { directionsFrom } from '../directions/most-flown';
import { popularFrom } from '../landings/popular';
import { endpointOf, type City } from '../world/places';
import { cheapestTicket } from './cheapest-ticket';

/** Whom most first visitors are taken for. */
const HOMES = ['NYC', 'MOW'];
/** Of each list of the home page. */
const FIRST = 12;

/** Finds the prices that a first visitor of either home page sees, one after the other, in the background. */
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
