import type { SeatZone } from '~/upstream/ancillaries/contract';
import type { CurrencyCode } from '~/market/currencies';
import { carriers, type CarrierKind } from '../../world/carriers';
import type { Cabin } from '~/upstream/search/contract';
import type { Offer, OfferFare } from './offer';
import { fromDollars } from './rates';

/** The facts of a flight that decide what its seats cost. */
export type SeatFlight = { carrierKind: CarrierKind; hoursLong: number; cabin: Cabin };

const ZONE_PRICES: Record<SeatZone, number> = { front: 1.4, extra_legroom: 2.2, standard: 1, back: 0.8 };

/** Returns the price of a seat, in hundredths. In front cabins, and with a flexible fare, only seats with extra legroom cost money. */
export function seatPrice(
  zone: SeatZone,
  { carrierKind, hoursLong, cabin }: SeatFlight,
  { fare, currency }: { fare: Pick<OfferFare, 'family'>; currency: CurrencyCode },
): number {
  if (cabin !== 'economy') return 0;
  if (fare.family === 'flexible' && zone !== 'extra_legroom') return 0;
  const standard = (4 + 1.6 * hoursLong) * (carrierKind === 'low' ? 0.8 : 1.1);
  return fromDollars(standard * ZONE_PRICES[zone], currency);
}

/** Returns the least that a seat of a fare costs on any flight of an offer, in hundredths; null without flights. */
export function leastSeatPrice({ trips, session }: Offer, fare: OfferFare): number | null {
  const flights = trips.flat().filter(({ wire }) => wire.transport_kind === 'airplane');
  const prices = flights.map(({ wire }) => {
    const carrierKind = carriers().get(wire.marketing_carrier)?.kind ?? 'full';
    const flight = { carrierKind, hoursLong: wire.duration / 60, cabin: session.cabin };
    return seatPrice('back', flight, { fare, currency: session.currency });
  });
  return prices.length === 0 ? null : Math.min(...prices);
}
