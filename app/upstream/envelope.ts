import { z } from 'zod';

/**
 * The envelope of the booking and account services: both outcomes come with HTTP 200 (upstream facts §5).
 * A body without `v` is answered `{error: "serverError", message: "internalBackendError"}`, without a status.
 */
export const failureSchema = z.looseObject({
  status: z.literal('fail').optional(),
  error: z.string(),
  reason: z.string().nullish(),
  message: z.string().nullish(),
  data: z.unknown().optional(),
});
export type Failure = z.input<typeof failureSchema>;

/** `{status: "success", data}` around the answer of one call. */
export function successSchema<T extends z.ZodType>(data: T) {
  return z.looseObject({ status: z.literal('success'), data });
}

/** What every request body of these services carries. */
export const requestBase = z.looseObject({
  v: z.literal('2.0'),
  lang: z.string().optional(),
});
