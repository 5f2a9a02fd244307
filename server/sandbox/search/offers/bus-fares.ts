/** Prices of buses, and the only fare of a journey over land that is not by train alone. */
import type { CurrencyCode } from '~/market/currencies';
import type { Bus } from '../../world/buses';
import { between } from '../../world/seeded';
import type { OfferFare } from './offer';
import { fromDollars, partOf } from './rates';

/** A child of 2 to 11 pays half; an infant sits on a lap. */
const CHILD_PART = 0.5;

/** Returns what a bus costs an adult, in dollars. @param ahead price factor of the day */
export function busFare({ km, id }: Bus, ahead: number): number {
  return (3 + 0.17 * km ** 0.8) * ahead ** 0.5 * between(0.9, 1.15, 'bus demand', id);
}

/** Returns the fare of a journey with a bus: one bag below, one above the seat. @param dollars for one adult, over all trips */
export function busFares(dollars: number, currency: CurrencyCode): OfferFare[] {
  const adult = fromDollars(dollars, currency);
  return [
    {
      key: 'standard',
      family: 'standard',
      prices: { adult, child: partOf(adult, CHILD_PART, currency), infant: 0 },
      baggage: { count: 1 },
      handLuggage: { count: 1 },
      returnable: 'fee',
      exchange: 'unavailable',
    },
  ];
}
