import { directionsService } from './directions/service';
import { feedbackService } from './feedback/service';
import { landingsService } from './landings/service';
import { salesService } from './sales/service';
import type { SandboxService } from './service';
import { settingsService } from './settings/service';
import { socialService } from './social/service';
import { textsService } from './texts/service';
import { visitsService } from './visits/service';

/** The services behind the frame and the home page. */
export const pageServices: readonly SandboxService[] = [
  settingsService,
  textsService,
  socialService,
  directionsService,
  landingsService,
  feedbackService,
  visitsService,
  salesService,
];
