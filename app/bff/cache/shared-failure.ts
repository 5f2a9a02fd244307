import { z } from 'zod';
import { UpstreamError } from '~/upstream/error';

/** What another process may know of a failed call: nothing of the request nor of the answer. */
const sharedFailure = z.object({
  kind: z.enum(['notFound', 'invalid', 'conflict', 'unauthorised', 'unavailable', 'timeout', 'badContract']),
  service: z.string(),
  operation: z.string(),
  requestId: z.string(),
  status: z.number().nullable(),
  code: z.string().nullable(),
  retryAfterSeconds: z.number().nullable(),
});

/** A failed call in a text. What is no UpstreamError is a mistake of ours, which the other process had better make itself. */
export function writeFailure(error: unknown): string {
  if (!(error instanceof UpstreamError)) return '';
  return JSON.stringify(sharedFailure.parse({ ...error.toJSON(), retryAfterSeconds: error.retryAfterSeconds }));
}

/** @throws when the text is not one of `writeFailure` */
export function readFailure(text: string): UpstreamError {
  return new UpstreamError(sharedFailure.parse(JSON.parse(text)));
}
