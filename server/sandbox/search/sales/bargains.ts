import { popularFrom, type PopularCity } from '../landings/popular';
import type { Flight } from '../../world/timetable';
import { isFlight } from '../offers/segment';
import { cheapestTicket, type CheapestTicket } from '../prices/cheapest-ticket';
import { kilometres } from '../../world/geography';
import type { City } from '../../world/places';

/** A popular destination with its cheapest ticket, its first and last flight and the changes between them. */
export type Bargain = PopularCity & { home: City; ticket: CheapestTicket; first: Flight; last: Flight; stops: number };

/** Number of popular destinations from which the best bargains are picked. */
const CANDIDATES = 12;

/** Returns bargains from a city, cheapest for the distance first. */
export async function bargainsFrom(home: City, now: Date): Promise<Bargain[]> {
  const bargains: (Bargain & { dollarsForItsWay: number })[] = [];
  for (const popular of popularFrom(home).slice(0, CANDIDATES)) {
    const ticket = await cheapestTicket(home, popular.city, now);
    const flights = ticket?.option.segments.filter(isFlight) ?? [];
    const [first, last] = [flights[0], flights.at(-1)];
    if (!ticket || !first || !last) continue;
    const dollarsForItsWay = ticket.dollars / kilometres(home.vector, popular.city.vector) ** 0.63;
    bargains.push({ ...popular, home, ticket, first, last, stops: flights.length - 1, dollarsForItsWay });
  }
  return bargains.sort((a, b) => a.dollarsForItsWay - b.dollarsForItsWay);
}
