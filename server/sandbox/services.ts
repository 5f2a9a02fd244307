import { accountService } from './account/service';
import { attractionsService } from './attractions/service';
import { directionsService } from './directions/service';
import { documentsService } from './documents/service';
import { feedbackService } from './feedback/service';
import { geoService } from './geo/service';
import { landingsService } from './landings/service';
import { predictService } from './predict/service';
import { priceMapService } from './price-map/service';
import { priceSubscriptionService } from './price-subscription/service';
import { salesService } from './sales/service';
import type { SandboxService } from './service';
import { settingsService } from './settings/service';
import { socialService } from './social/service';
import { textsService } from './texts/service';
import { visitsService } from './visits/service';
import { weatherService } from './weather/service';

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
