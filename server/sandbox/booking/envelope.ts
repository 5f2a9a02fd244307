import type { z } from 'zod';
import type { SandboxContext, SandboxHandler } from '../service';

/** A field that the service refuses, by its wire name. */
export type FieldFailure = { passenger_index?: number; field: string; code: string };

/** What a call fails with: a code of upstream facts §5, and its data. */
export class BookingFailure extends Error {
  constructor(
    readonly code: string,
    readonly data: unknown = {},
    reason = code,
  ) {
    super(reason);
  }
}

export function requestFormat(fields: FieldFailure[]): BookingFailure {
  return new BookingFailure(
    'requestFormat',
    { fields },
    fields.map(({ field, code }) => `${field}: ${code}`).join(', '),
  );
}

/**
 * Makes a handler of a call: checks the body against its contract and wraps the outcome into the envelope. Both
 * outcomes come with HTTP 200 (upstream facts §5).
 */
export function operation<Schema extends z.ZodType>(
  schema: Schema,
  run: (body: z.output<Schema>, context: SandboxContext) => Promise<unknown>,
): SandboxHandler {
  return async ({ body }, context) => {
    if (typeof body !== 'object' || body === null || !('v' in body)) {
      return { json: { error: 'serverError', message: 'internalBackendError' } };
    }
    try {
      const parsed = schema.safeParse(body);
      if (!parsed.success) throw requestFormat(parsed.error.issues.map(toFieldFailure));
      return { json: { status: 'success', data: await run(parsed.data, context) } };
    } catch (error) {
      if (!(error instanceof BookingFailure)) throw error;
      return { json: { status: 'fail', error: error.code, reason: error.message, data: error.data } };
    }
  };
}

/** `passengers.1.birthday` is a field of passenger 1; of other paths the last name is the field. */
function toFieldFailure(issue: z.core.$ZodIssue): FieldFailure {
  const [head, index] = issue.path;
  const field = String(issue.path.findLast((part) => typeof part === 'string') ?? 'body');
  const isPassenger = head === 'passengers' && typeof index === 'number';
  return { ...(isPassenger ? { passenger_index: index } : {}), field, code: 'format' };
}
