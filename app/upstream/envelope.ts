import { z } from 'zod';

/**
 * The envelope of the booking and account services: both outcomes come with HTTP 200 (upstream facts §5). A body
 * without `v` is answered with `{error: "serverError", message: "internalBackendError"}`, without a status.
 */
export const failureSchema = z.looseObject({
  status: z.literal('fail').optional(),
  /** Usually a name; some codes are numbers. */
  error: z.union([z.string(), z.number()]).transform(String),
  reason: z.string().nullish(),
  message: z.string().nullish(),
  data: z.unknown().optional(),
});
export type Failure = z.input<typeof failureSchema>;

/** Wraps the answer of one call: `{status: "success", data}`. */
export function successSchema<T extends z.ZodType>(data: T) {
  return z.looseObject({ status: z.literal('success'), data });
}

/** The common part of every request body of these services. */
export const requestBase = z.looseObject({
  v: z.literal('2.0'),
  lang: z.string().optional(),
});

/**
 * `data.fields` of a requestFormat or ValidationError failure: the refused inputs, with an index for those of
 * passengers. `field` is the wire name of the input, converted to camelCase like all contracts.
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
