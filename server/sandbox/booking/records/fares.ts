import type { BookingWire } from '~/upstream/booking/contract';
import { fareName } from '../../search/offers/fare-names';
import type { Offer, OfferFare } from '../../search/offers/offer';
import { chargeOf, type ChargeFacts } from '../../search/offers/penalty';
import { leastSeatPrice } from '../../search/offers/seat-price';
import { currentPrices } from './price';

type FareVariantWire = BookingWire['fare_variants'][number];

/** A dearer fare is still optimal when its bag costs at most a quarter more than travelling without. */
const OPTIMAL_SURCHARGE_PERCENT = 25;

/** Returns the fares of an offer on the wire, cheapest first, with names in `language` (English as a fallback). */
export function fareVariants(offer: Offer, language: string, hasPriceMoved: boolean): FareVariantWire[] {
  const optimal = optimalFare(offer.fares);
  return offer.fares.map((fare) => {
    const { adult, child, infant } = currentPrices(offer, fare, hasPriceMoved);
    const { travelers } = offer.session;
    return {
      key: fare.key,
      ...fareName(fare, language),
      fare_prices: {
        adult,
        ...(travelers.child > 0 ? { child } : {}),
        ...(travelers.infant > 0 ? { infant } : {}),
      },
      baggages: offer.trips.map(() => ({
        places: fare.baggage.count,
        weight: fare.baggage.weight ?? null,
        hand_places: fare.handLuggage.count,
        hand_weight: fare.handLuggage.weight ?? null,
      })),
      options: fareOptions(fare, offer),
      optimal: fare === optimal,
    };
  });
}

/**
 * Returns the cheapest fare with a checked bag if it is at most 25 % dearer than the cheapest fare, else the cheapest.
 */
function optimalFare(fares: OfferFare[]): OfferFare | undefined {
  const cheapest = fares[0];
  const withBag = fares.find((fare) => fare.baggage.count > 0);
  if (!cheapest || !withBag) return cheapest;
  const limit = (cheapest.prices.adult * (100 + OPTIMAL_SURCHARGE_PERCENT)) / 100;
  return withBag.prices.adult <= limit ? withBag : cheapest;
}

function isOneTicketEachWay({ trips }: Offer): boolean {
  return trips.every(
    (trip) =>
      new Set(trip.map(({ recordIndex }) => recordIndex)).size === 1 &&
      trip.every(({ wire }) => wire.transport_kind === 'airplane'),
  );
}

function fareOptions(fare: OfferFare, offer: Offer): FareVariantWire['options'] {
  const facts: ChargeFacts = { currency: offer.session.currency, isOneTicketEachWay: isOneTicketEachWay(offer) };
  return [
    { kind: 'baggage', value: fare.baggage.count > 0 ? 'available' : 'fee' },
    { kind: 'returnable', value: fare.returnable, fee: chargeOf(fare.returnable, facts) },
    { kind: 'exchange', value: fare.exchange, fee: chargeOf(fare.exchange, facts) },
    ...seatOptions(fare, offer),
  ];
}

/** The railway assigns the places, so there is no choice. */
function seatOptions(fare: OfferFare, offer: Offer): FareVariantWire['options'] {
  const { family, carKind } = fare;
  const isByTrain = carKind !== undefined;
  const least = isByTrain ? null : leastSeatPrice(offer, fare);
  return [
    {
      kind: 'online_seat_selection',
      value: isByTrain ? 'unavailable' : least === 0 || family === 'flexible' ? 'available' : 'fee',
      fee: least || null,
    },
    { kind: 'extra_seats', value: isByTrain || family === 'light' ? 'unavailable' : 'fee' },
  ];
}
