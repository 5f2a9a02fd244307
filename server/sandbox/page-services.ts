import { accountService } from './account/service';
import { directionsService } from './directions/service';
import { documentsService } from './documents/service';
import { feedbackService } from './feedback/service';
import { landingsService } from './landings/service';
import { placeServices } from './place-services';
import { priceSubscriptionService } from './price-subscription/service';
import { predictService } from './predict/service';
import { salesService } from './sales/service';
import type { SandboxService } from './service';
import { settingsService } from './settings/service';
import { socialService } from './social/service';
import { textsService } from './texts/service';
import { visitsService } from './visits/service';

/** The services behind the frame, the home page, the price map and the accounts. */
export const pageServices: readonly SandboxService[] = [
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
  ...placeServices,
];
