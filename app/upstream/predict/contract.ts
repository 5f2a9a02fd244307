/** Gender by name: GET /predict (specification 2 §7; the shape of the answer is ours). */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { openEnum } from '~/upstream/tolerance';

/** Any alphabet, as typed. */
export const predictQuery = z.object({ name: z.string().min(1).max(50), surname: z.string().min(1).max(50) });

/** `gender` is null when the names do not tell; `probability` is from 0 to 1. */
export const predictAnswer = z
  .looseObject({ gender: openEnum(['m', 'f'], null).nullish(), probability: z.number().min(0).max(1).nullish() })
  .transform((wire) => ({ gender: wire.gender ?? null, probability: wire.probability ?? 0 }));

export type PredictAnswerWire = z.input<typeof predictAnswer>;

/** Calls of the service that predicts the gender. */
export const endpoints = endpointsOf('predict', {
  findGender: {
    method: 'GET',
    path: '/predict',
    summary: 'The gender that a first and a last name tell, with its probability; null: they tell nothing.',
    request: predictQuery,
    answer: predictAnswer,
    envelope: null,
    isRead: true,
  },
});
