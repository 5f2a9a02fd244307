import { endpointOf } from '../world/places';
import { cheapestTicket } from './cheapest-ticket';
import { popularFrom } from './popular';

/** Whom most first visitors are taken for. */
const HOMES = ['NYC', 'MOW'];
const DESTINATIONS = 12;

/** Finds the prices that a first visitor of either home page sees, one after the other, in the background. */
export async function warmPrices(now: Date): Promise<void> {
  for (const code of HOMES) {
    const home = endpointOf(code)?.city;
    if (!home) continue;
    for (const { city } of popularFrom(home).slice(0, DESTINATIONS)) await cheapestTicket(home, city, now);
  }
}
