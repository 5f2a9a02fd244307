import type { Segment } from './segment';

/** Separates the carrier code of a flight's number: "SU1130" → "SU 1130". A train's number stays as it is. */
export function spacedNumber({
  marketingCarrier,
  transportNumber,
}: Pick<Segment, 'marketingCarrier' | 'transportNumber'>): string {
  const number = transportNumber.slice(marketingCarrier.length);
  return transportNumber.startsWith(marketingCarrier) && number ? `${marketingCarrier} ${number}` : transportNumber;
}
