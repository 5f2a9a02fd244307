import { attractionsService } from './attractions/service';
import { geoService } from './geo/service';
import { priceMapService } from './price-map/service';
import type { SandboxService } from './service';
import { weatherService } from './weather/service';

/** Services that know places: what it costs to go there, where they are, what weather and what sights they have. */
export const placeServices: readonly SandboxService[] = [
  priceMapService,
  weatherService,
  geoService,
  attractionsService,
];
