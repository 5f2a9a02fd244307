import type { FindOffer } from './booking/desk';
import type { SandboxService } from './service';

/** Where offers come from: the services that find them, and the way from a variant id back to its offer. */
export type OfferSource = { services: SandboxService[]; findOffer: FindOffer };

/** Offers of the world's timetable. */
export const offerSource: OfferSource = { services: [], findOffer: async () => 'unknown' };
