import type { FindOffer } from './booking/desk';
import { findOffer } from './search/offers';
import { priceCalendarService } from './price-calendar/service';
import { instantSearchService, searchService } from './search/service';
import type { SandboxService } from './service';
import { suggestService } from './suggest/service';

/** The services that find offers, and the function that restores an offer from its variant id. */
export type OfferSource = { services: SandboxService[]; findOffer: FindOffer };

/** Offers of the world's timetable. */
export const offerSource: OfferSource = {
  services: [suggestService, searchService, instantSearchService, priceCalendarService],
  findOffer,
};
