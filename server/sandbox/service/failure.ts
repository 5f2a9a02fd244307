/** An invalid field, by wire name. */
export type FieldFailure = { passenger_index?: number; field: string; code: string };

/** A failed call: a code of upstream facts §5, and its data. */
export class ServiceFailure extends Error {
  constructor(
    readonly code: string,
    readonly data: unknown = {},
    reason = code,
  ) {
    super(reason);
  }
}

/** Makes the failure for fields that break the contract. */
export function requestFormat(fields: FieldFailure[]): ServiceFailure {
  const reason = fields.map(({ field, code }) => `${field}: ${code}`).join(', ');
  return new ServiceFailure('requestFormat', { fields }, reason);
}
