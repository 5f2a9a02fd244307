import type { CurrencyCode } from '~/market/currencies';
import type { Train } from '../../world/train';
import type { OfferFare } from './offer';
import type { CarFare } from './rail-fares';
import { fromDollars, partOf } from './rates';

/** A child of 2 to 11 has its own place at half price; an infant shares one and travels free. */
const CHILD_PART = 0.5;

/** Baggage allowance of a railway ticket in the former Soviet Union. */
const BAG_KG = 36;

/**
 * Returns the fares of an order by train alone: one for each kind of car, cheapest first. Tickets are refundable for a
 * fee and not exchangeable.
 * @param cars dollars for one adult over all trips
 */
export function carFares(cars: readonly CarFare[], trains: readonly Train[], currency: CurrencyCode): OfferFare[] {
  const isWeighed = trains.some(({ isBroadGauge }) => isBroadGauge);
  return cars.map(({ kind, dollars }) => {
    const adult = fromDollars(dollars, currency);
    return {
      key: kind ?? 'cheapest',
      family: 'standard',
      carKind: kind,
      prices: { adult, child: partOf(adult, CHILD_PART, currency), infant: 0 },
      baggage: isWeighed ? { count: 1, weight: BAG_KG } : { count: 2 },
      handLuggage: { count: 1 },
      returnable: 'fee',
      exchange: 'unavailable',
    };
  });
}
