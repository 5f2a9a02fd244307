/** Sights: GET /attractions. */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';

/** `iata`: code of a city. */
export const attractionsQuery = z.object({ iata: z.string() });

const attractionWire = z
  .looseObject({ kind: z.string(), name: z.record(z.string(), z.string().nullish()) })
  .transform(({ kind, name }) => ({ kind, names: name }));

/** 200, the most famous first, names by language; an empty list for an unknown city. */
export const attractionsAnswer = z
  .looseObject({ attractions: z.array(attractionWire) })
  .transform(({ attractions }) => attractions);

export type AttractionsAnswerWire = z.input<typeof attractionsAnswer>;
export type Attraction = z.output<typeof attractionsAnswer>[number];

/** Calls of the attractions service. */
export const endpoints = endpointsOf('attractions', {
  list: {
    method: 'GET',
    path: '/attractions',
    summary: 'Sights of a city, the most famous first; names by language.',
    request: attractionsQuery,
    answer: attractionsAnswer,
    envelope: null,
    isRead: true,
  },
});
