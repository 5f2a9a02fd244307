/** A field that a service refuses, by its wire name. */
export type FieldFailure = { passenger_index?: number; field: string; code: string };

/** What a call fails with: a code of upstream facts §5, and its data. */
export class ServiceFailure extends Error {
  constructor(
    readonly code: string,
    readonly data: unknown = {},
    reason = code,
  ) {
    super(reason);
  }
}

/** The request breaks the contract in these fields. */
export function requestFormat(fields: FieldFailure[]): ServiceFailure {
  const reason = fields.map(({ field, code }) => `${field}: ${code}`).join(', ');
  return new ServiceFailure('requestFormat', { fields }, reason);
}
