/** The vendor of an order, where a service does not tell it. */
import type { TransportKind, Vendor } from '~/upstream/search/names-contract';

type Ride = { transportKind: TransportKind; marketingCarrier: string };
type Carriers = Readonly<Record<string, { rzd?: boolean | null | undefined }>>;

/**
 * Returns the vendor that segments and their carriers make. A train of several railways counts as the railway of Russia
 * only when all are hers. Null for a journey with a bus, for which there is no word.
 */
export function vendorOfRides(rides: readonly Ride[], carriers: Carriers): Vendor | null {
  if (rides.length === 0 || rides.some(({ transportKind }) => transportKind === 'bus')) return null;
  const trains = rides.filter(({ transportKind }) => transportKind === 'train');
  if (trains.length === 0) return 'avia';
  const railway = trains.every(({ marketingCarrier }) => carriers[marketingCarrier]?.rzd) ? 'rzd' : 'train';
  return trains.length === rides.length ? railway : `avia+${railway}`;
}

/** Returns true when trains alone make the journey. */
export function isRailVendor(vendor: Vendor | null): boolean {
  return vendor === 'train' || vendor === 'rzd';
}
