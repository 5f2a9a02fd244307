/** Returns true for a booking token: a UUID. */
export function isBookingToken(text: string): boolean {
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text);
}

/** Returns true for a variant's id, the {urn} of step 0: 32 hex digits and a running number (upstream facts §2). */
export function isVariantId(text: string): boolean {
  return /^[0-9a-f]{32}\d{1,6}$/.test(text);
}
