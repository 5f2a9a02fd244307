import type { FindOffer } from './booking/desk';
import { findOffer } from './search/offers';
import { priceCalendarService } from './price-calendar/service';
import { instantSearchService, searchService } from './search/service';
import type { SandboxService } from './service';
import { suggestService } from './suggest/service';

/** Where offers come from: the services that find them, and the way from a variant id back to its offer. */
export type OfferSource = { services: SandboxService[]; findOffer: FindOffer };

/** Offers of the world's timetable. */
export const offerSource: OfferSource = {
  services: [suggestService, searchService, instantSearchService, priceCalendarService],
  findOffer,
};
