import type { Cabin } from '~/upstream/search/contract';
import type { CurrencyCode } from '~/market/currencies';
import type { Carrier } from '../../world/carriers';
import { share } from '../../world/seeded';
import type { FareFamily, OfferFare, SearchSession } from './offer';
import { fromDollars, partOf } from './rates';
import type { TripFare } from './fares';

const CHILD_PART = 0.75;
const INFANT_PART = 0.1;

type Bag = { count: number; weight?: number };
const NO_BAG: Bag = { count: 0, weight: 0 };

/**
 * Returns the fares of an itinerary, cheapest first.
 * @param fare dollars for one adult over all trips
 * @param carrier carrier of the first flight, whose rules apply
 */
export function fareFamilies(fare: TripFare, carrier: Carrier, cabin: Cabin, currency: CurrencyCode): OfferFare[] {
  const families: [FareFamily, number | null][] = [
    ['light', fare.light],
    ['standard', fare.standard],
    ['flexible', fare.flexible],
  ];
  return families.flatMap(([family, dollars]) => {
    if (dollars === null) return [];
    const adult = fromDollars(dollars, currency);
    return {
      key: family,
      family,
      prices: { adult, child: partOf(adult, CHILD_PART, currency), infant: partOf(adult, INFANT_PART, currency) },
      baggage: family === 'light' ? NO_BAG : checkedBag(carrier, cabin),
      handLuggage: handLuggage(carrier, cabin),
      returnable:
        family === 'flexible' ? 'available' : family === 'standard' && carrier.kind !== 'low' ? 'fee' : 'unavailable',
      exchange:
        family === 'flexible' ? 'available' : family === 'light' && carrier.kind !== 'full' ? 'unavailable' : 'fee',
    };
  });
}

/** Returns the checked baggage: by the piece in North America, by weight elsewhere. */
function checkedBag(carrier: Carrier, cabin: Cabin): Bag {
  if (cabin === 'business' || cabin === 'first') return { count: 2, weight: 32 };
  if (carrier.countryCode === 'US' || carrier.countryCode === 'CA') return { count: 1 };
  if (cabin === 'premium_economy') return { count: 2, weight: 23 };
  return { count: 1, weight: carrier.kind === 'full' && share('bag weight', carrier.code) < 0.6 ? 23 : 20 };
}

function handLuggage(carrier: Carrier, cabin: Cabin): Bag {
  if (cabin === 'business' || cabin === 'first') return { count: 2, weight: 8 };
  return { count: 1, weight: carrier.kind === 'low' ? 7 : share('hand luggage', carrier.code) < 0.5 ? 8 : 10 };
}

/** Returns the total for all travellers of the search, in hundredths. */
export function totalOf(fare: OfferFare, travelers: SearchSession['travelers']): number {
  const { adult, child, infant } = fare.prices;
  return adult * travelers.adult + child * travelers.child + infant * travelers.infant;
}
