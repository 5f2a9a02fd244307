import { z } from 'zod';
import { UpstreamError } from '~/upstream/error';

/**
 * The part of a failed call that other processes may see: nothing of the request or the response. The refused fields
 * are kept only where nobody but their visitor reads them.
 */
const sharedFailure = z.object({
  kind: z.enum(['notFound', 'invalid', 'conflict', 'unauthorised', 'unavailable', 'timeout', 'badContract']),
  service: z.string(),
  operation: z.string(),
  requestId: z.string(),
  status: z.number().nullable(),
  code: z.string().nullable(),
  retryAfterSeconds: z.number().nullable(),
  fields: z
    .array(z.object({ passengerIndex: z.number().nullable(), field: z.string(), code: z.string().nullable() }))
    .optional(),
});

/**
 * Serialises a failed call. Returns '' for anything but an UpstreamError: that is our bug, and the other process
 * should call for itself.
 * @param withFields also writes the refused fields, for an entry of one visitor
 */
export function writeFailure(error: unknown, { withFields = false } = {}): string {
  if (!(error instanceof UpstreamError)) return '';
  const { retryAfterSeconds, fields } = error;
  return JSON.stringify(sharedFailure.parse({ ...error.toJSON(), retryAfterSeconds, ...(withFields && { fields }) }));
}

/** Parses a failed call. @throws when the text does not come from `writeFailure` */
export function readFailure(text: string): UpstreamError {
  return new UpstreamError(sharedFailure.parse(JSON.parse(text)));
}
