import { numberOf, transportKindOf } from '~/upstream/search/contract';

/** Returns the number of a ride as people write it: "BA 225", and "015Е" for a train. */
export function rideNumber(wire: Parameters<typeof numberOf>[0]): string {
  const number = numberOf(wire);
  if (transportKindOf(wire.transport_kind) !== 'airplane') return number;
  return `${wire.marketing_carrier} ${number.slice(wire.marketing_carrier.length)}`.trim();
}
