/** The sales service: GET /special_offers and GET /sales, cheap tickets for their distance in the coming months. */
import type { ReceivedBy } from '~/upstream/endpoint';
import { endpoints, type SpecialOffersAnswerWire } from '~/upstream/sales/contract';
import { serve } from '../../service/serve';
import type { SandboxContext, SandboxService } from '../../service/service';
import { endpointOf } from '../../world/places';
import { bargainsFrom } from './bargains';
import { sales } from './sales';
import { flightWire } from './flight-wire';

/** Routes are relative to the service's prefix, /sales. */
export const salesService: SandboxService = {
  name: 'sales',
  routes: { ...serve(endpoints.listSpecialOffers, specialOffers), ...serve(endpoints.listSales, sales) },
};

async function specialOffers(
  { from_city, currency, locale, limit }: ReceivedBy<typeof endpoints.listSpecialOffers>,
  context: SandboxContext,
): Promise<SpecialOffersAnswerWire> {
  const home = endpointOf(from_city)?.city;
  const bargains = home ? await bargainsFrom(home, context.now()) : [];
  const offers = bargains
    .slice(0, limit)
    .sort((a, b) => a.ticket.dollars - b.ticket.dollars)
    .map((bargain) => ({
      id: `${bargain.home.code}-${bargain.city.code}-${bargain.ticket.date}`,
      ...flightWire(bargain, locale, currency),
    }));
  return { offers };
}
