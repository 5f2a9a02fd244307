/** Pictures of cities (specification 1 §7, host of city images; the path is this project's). */
import { z } from 'zod';
import { endpointsOf, receivedFile } from '~/upstream/endpoint';
import { placeCode } from '~/upstream/search/contract';

/** Formats in which pictures come; drawings with scripts or links of their own (SVG) are none. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Calls of the service of city images. */
export const endpoints = endpointsOf('cityImages', {
  find: {
    method: 'GET',
    path: '/cities/{code}',
    summary:
      'The picture of a city, at most 8 MB and 40 megapixels; 404 for a city without one. Redirects are not followed.',
    request: z.object({ code: placeCode }),
    answer: receivedFile,
    envelope: null,
    isRead: true,
    fileTypes: IMAGE_TYPES,
  },
});
