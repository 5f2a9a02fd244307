import type { CurrencyCode } from '~/market/currencies';
import type { Train } from '../world/trains';
import type { OfferFare } from './offer';
import type { CarFare } from './rail-fares';
import { fromDollars, partOf } from './rates';

/** A child of 2 to 11 has a place of its own for half the price; an infant shares one and travels free. */
const CHILD_PART = 0.5;

/** What a ticket of the former Soviet Union's railways carries. */
const BAG_KG = 36;

/**
 * The fares of an order by train alone: one for each kind of car, cheapest first. Tickets can be given back against a
 * fee and are not exchanged.
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
