import { z } from 'zod';

/**
 * The envelope of the booking and account services: both outcomes come with HTTP 200 (upstream facts §5).
 * A body without `v` is answered `{error: "serverError", message: "internalBackendError"}`, without a status.
 */
export const failureSchema = z.looseObject({
  status: z.literal('fail').optional(),
  /** A name mostly; some codes are numbers. */
  error: z.union([z.string(), z.number()]).transform(String),
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

/**
 * `data.fields` of a requestFormat or ValidationError failure: which input was refused, without an index for what is not a
 * passenger's. `field` is the wire name of the input, for the shop in camelCase as in all contracts.
 */
export const fieldFailures = z
  .looseObject({
    fields: z.array(
      z.looseObject({ passenger_index: z.number().int().nullish(), field: z.string(), code: z.string().nullish() }),
    ),
  })
  .transform(({ fields }) =>
    fields.map((entry) => ({
      passengerIndex: entry.passenger_index ?? null,
      field: entry.field.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase()),
      code: entry.code ?? null,
    })),
  );
export type FieldFailure = z.output<typeof fieldFailures>[number];
