/** Pictures of cities: drawn when they are asked for, so that nothing is stored. Cities where only trains go have none. */
import sharp from 'sharp';
import { endpoints } from '~/upstream/city-images/contract';
import { serveFile } from '../../service/serve';
import type { SandboxService } from '../../service/service';
import { places } from '../../world/places';
import { panorama } from './panorama';

/** Routes are relative to /cityImages. */
export const cityImagesService: SandboxService = {
  name: 'cityImages',
  routes: serveFile(endpoints.find, async ({ code }) => {
    const city = places().city.get(code.toUpperCase());
    if (!city || city.airports.length === 0) return null;
    const bytes = await sharp(Buffer.from(panorama(city)))
      .jpeg({ quality: 86 })
      .toBuffer();
    return { type: 'image/jpeg', bytes };
  }),
};
