/** What a name tells of the gender: GET /predict (specification 2 §7; the shape of the answer is ours). */
import { z } from 'zod';

export const paths = { predict: '/predict' } as const;

/** Any alphabet, as typed. */
export const predictQuery = z.object({ name: z.string().min(1).max(50), surname: z.string().min(1).max(50) });

/** `gender` is null when the names tell nothing; `probability` is from 0 to 1. */
export const predictAnswer = z
  .looseObject({ gender: z.enum(['m', 'f']).nullish(), probability: z.number().min(0).max(1).nullish() })
  .transform((wire) => ({ gender: wire.gender ?? null, probability: wire.probability ?? 0 }));

export type PredictAnswerWire = z.input<typeof predictAnswer>;
