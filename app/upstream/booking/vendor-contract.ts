/** The vendor of an order (specification 1 §3, 2 §1): airlines, the railway of Russia, other railways, or two of them. */
import type { TransportKind } from '~/upstream/search/names-contract';

export const VENDORS = ['avia', 'train', 'rzd', 'avia+train', 'avia+rzd'] as const;
export type Vendor = (typeof VENDORS)[number];

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
