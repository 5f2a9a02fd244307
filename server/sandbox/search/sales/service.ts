/** The sales service: GET /special_offers, cheap tickets for their distance in the coming months. */
import type { ReceivedBy } from '~/upstream/endpoint';
import { endpoints, type SpecialOffersAnswerWire } from '~/upstream/sales/contract';
import { cheapestTicket, priceIn, type CheapestTicket } from '../prices/cheapest-ticket';
import { popularFrom } from '../landings/popular';
import { isFlight } from '../offers/segment';
import { serve } from '../../service/serve';
import type { SandboxContext, SandboxService } from '../../service/service';
import { kilometres } from '../../world/geography';
import { endpointOf, nameIn, type Airport, type City } from '../../world/places';
import { russianCases } from '../../world/russian-cases';
import { isoWithOffset } from '../../world/time-zones';

/** Routes are relative to the service's prefix, /sales. */
export const salesService: SandboxService = {
  name: 'sales',
  routes: serve(endpoints.listSpecialOffers, specialOffers),
};

/** Number of popular destinations from which the best bargains are picked. */
const CANDIDATES = 12;

type Bargain = { city: City; ticket: CheapestTicket };

async function specialOffers(
  { from_city, currency, locale, limit }: ReceivedBy<typeof endpoints.listSpecialOffers>,
  context: SandboxContext,
): Promise<SpecialOffersAnswerWire> {
  const home = endpointOf(from_city)?.city;
  const bargains = home ? await bargainsFrom(home, context.now()) : [];
  const offers = bargains
    .slice(0, limit)
    .sort((a, b) => a.ticket.dollars - b.ticket.dollars)
    .flatMap(({ city, ticket }) => {
      const flights = ticket.option.segments.filter(isFlight);
      const [first, last] = [flights[0], flights.at(-1)];
      if (!home || !first || !last) return [];
      return {
        id: `${home.code}-${city.code}-${ticket.date}`,
        departure: placeWire(home, first.from, locale),
        arrival: placeWire(city, last.to, locale),
        departure_datetime: isoWithOffset(first.from.timeZone, first.departs),
        carrier: { code: first.marketing.code, name: nameIn(first.marketing.names, locale) },
        transfers: flights.length - 1,
        price: priceIn(currency, ticket),
      };
    });
  return { offers };
}

/** Returns bargains, cheapest for the distance first. */
async function bargainsFrom(home: City, now: Date): Promise<Bargain[]> {
  const bargains: (Bargain & { dollarsForItsWay: number })[] = [];
  for (const { city } of popularFrom(home).slice(0, CANDIDATES)) {
    const ticket = await cheapestTicket(home, city, now);
    if (!ticket) continue;
    bargains.push({ city, ticket, dollarsForItsWay: ticket.dollars / kilometres(home.vector, city.vector) ** 0.63 });
  }
  return bargains.sort((a, b) => a.dollarsForItsWay - b.dollarsForItsWay);
}

function placeWire(city: City, airport: Airport, locale: string) {
  const name = nameIn(city.names, locale);
  return {
    code: city.code,
    airport_code: airport.code,
    name,
    ...(locale === 'ru' && city.names.ru ? { name_cases: russianCases(name) } : {}),
  };
}
