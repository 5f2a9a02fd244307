import { accountOf } from './account/auth/sign-in';
import { isBookingOfAccount } from './account/orders/owners';
import { standingOfAccount } from './account/orders/standing';
import { accountService } from './account/service';
import { createAfterSaleService } from './booking/after-sale/service';
import { createAncillariesService } from './booking/ancillaries/service';
import { createPaymentService } from './booking/bank/service';
import { createConnectService } from './booking/connect/service';
import { createDocumentsService } from './booking/documents/service';
import { createBookingService } from './booking/flow/service';
import { createPayoutService } from './booking/payouts/service';
import { predictService } from './booking/predict/service';
import { createPromoCodeService } from './booking/promo-code/service';
import { createRailCarsService } from './booking/rail/service';
import type { BookingDesk } from './booking/records/desk';
import { assistantService } from './frame/assistant/service';
import { createHelpCentreService } from './frame/help-centre/service';
import { feedbackService } from './frame/feedback/service';
import { settingsService } from './frame/settings/service';
import { socialService } from './frame/social/service';
import { textsService } from './frame/texts/service';
import { supportChatService } from './frame/support-chat/service';
import { visitsService } from './frame/visits/service';
import { attractionsService } from './search/attractions/service';
import { cityImagesService } from './search/city-images/service';
import { directionsService } from './search/directions/service';
import { geoService } from './search/geo/service';
import { landingsService } from './search/landings/service';
import { priceMapService } from './search/price-map/service';
import { railwayMapService } from './search/railway-map/service';
import { createPriceSubscriptionService } from './search/price-subscription/service';
import { salesService } from './search/sales/service';
import { scheduleService } from './search/schedule/service';
import { visaCheckerService } from './search/visa-checker/service';
import { weatherService } from './search/weather/service';
import type { SandboxService } from './service/service';

/** The services without access to bookings in progress; add new services here. */
export const services: readonly SandboxService[] = [
  settingsService,
  textsService,
  socialService,
  directionsService,
  cityImagesService,
  landingsService,
  feedbackService,
  visitsService,
  assistantService,
  salesService,
  createPriceSubscriptionService(accountOf),
  // Before the accounts that its conversations belong to, when all is wiped.
  supportChatService,
  accountService,
  createDocumentsService(isBookingOfAccount),
  predictService,
  priceMapService,
  scheduleService,
  weatherService,
  geoService,
  attractionsService,
  railwayMapService,
  visaCheckerService,
];

/** The services that work on bookings in progress. */
export function bookingServices(desk: BookingDesk): SandboxService[] {
  return [
    createBookingService(desk),
    createRailCarsService(desk),
    createAncillariesService(desk),
    createPaymentService(desk),
    createPromoCodeService(desk),
    createConnectService(desk),
    createAfterSaleService(desk),
    createPayoutService(desk, standingOfAccount),
    createHelpCentreService(desk),
  ];
}
