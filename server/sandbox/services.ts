import { accountService } from './account/service';
import { attractionsService } from './search/attractions/service';
import { directionsService } from './search/directions/service';
import { documentsService } from './booking/documents/service';
import { feedbackService } from './frame/feedback/service';
import { geoService } from './search/geo/service';
import { landingsService } from './search/landings/service';
import { predictService } from './booking/predict/service';
import { priceMapService } from './search/price-map/service';
import { priceSubscriptionService } from './search/price-subscription/service';
import { salesService } from './search/sales/service';
import type { SandboxService } from './service/service';
import { settingsService } from './frame/settings/service';
import { socialService } from './frame/social/service';
import { textsService } from './frame/texts/service';
import { visitsService } from './frame/visits/service';
import { weatherService } from './search/weather/service';

/** The services without access to bookings in progress; add new services here. */
export const services: readonly SandboxService[] = [
  settingsService,
  textsService,
  socialService,
  directionsService,
  landingsService,
  feedbackService,
  visitsService,
  salesService,
  priceSubscriptionService,
  accountService,
  documentsService,
  predictService,
  priceMapService,
  weatherService,
  geoService,
  attractionsService,
];
