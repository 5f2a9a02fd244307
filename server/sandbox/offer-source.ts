import type { FindExchangeFlights, FindOffer, FindOtherFlights } from './booking/records/desk';
import { exchangeFlights } from './search/offers/exchange-flights';
import { findOffer } from './search/offers/offers';
import { otherFlights } from './search/offers/other-flights';
import { createSearchService, instantSearchService } from './search/offers/service';
import { priceCalendarService, streamCalendar } from './search/price-calendar/service';
import { suggestService } from './search/suggest/service';
import type { SandboxService } from './service/service';

/** The services that find offers, and the function that restores an offer from its variant id. */
export type OfferSource = {
  services: SandboxService[];
  findOffer: FindOffer;
  findOtherFlights: FindOtherFlights;
  findExchangeFlights: FindExchangeFlights;
};

/** Offers of the world's timetable. */
export const offerSource: OfferSource = {
  services: [suggestService, createSearchService(streamCalendar), instantSearchService, priceCalendarService],
  findOffer,
  findOtherFlights: otherFlights,
  findExchangeFlights: exchangeFlights,
};
