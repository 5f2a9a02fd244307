import type { CurrencyCode } from '~/market/currencies';
import type { Money } from '~/market/money';
import type { Segment } from '~/features/trip/segment';
import { baggageOption } from './baggage-option';
import type { Itinerary } from './itinerary';
import { hasPlanesAndTrains, modeOf } from './mode';

/**
 * Costs of a journey's drawbacks to a traveller, as shares of the price; a drawback of one of two trips counts half. With them a non-stop at a fair price comes before cheaper separate tickets that need a visa (decision 009).
 */
export const DRAWBACKS = {
  /** Every change of flight or train. */
  connection: 0.08,
  /** Separate tickets: a missed connection is the traveller's own loss. */
  selfTransfer: 0.2,
  transitVisa: 0.3,
  nightTransfer: 0.1,
  airportChange: 0.15,
  /** Each end of a return at another airport or station: a transfer to a car or home that costs time and money. */
  otherPort: 0.03,
  /** Not added to the price: what a journey with stops must save to precede a non-stop that is no slower. */
  leastSaving: 0.15,
} as const;

/**
 * Value of a minute of travel in major units of each currency. The rule in specification 2 §9 is "price/100 plus 15 per
 * duration unit": amounts are hundredths, so the price counts in major units, and durations are minutes, so a minute
 * weighs 15 roubles. Other currencies use roughly the same value; it only affects the order, so approximate rates are
 * enough.
 */
const VALUE_OF_MINUTE: Readonly<Record<CurrencyCode, number>> = {
  RUB: 15,
  BYN: 0.5,
  KZT: 80,
  UAH: 6.5,
  UZS: 2000,
  AZN: 0.27,
  KGS: 14,
  AMD: 62,
  TRY: 6,
  EUR: 0.15,
  PLN: 0.62,
  USD: 0.16,
  GBP: 0.13,
  KRW: 220,
  AUD: 0.25,
  SGD: 0.21,
  CAD: 0.22,
  AED: 0.6,
  SAR: 0.6,
  INR: 13.5,
};

/** Returns the sum that an hour of travel counts as, for the explanation of the order. */
export function valueOfHour(currency: CurrencyCode): Money {
  return { amount: Math.round(VALUE_OF_MINUTE[currency] * 60 * 100), currency };
}

/**
 * Returns a function for what an itinerary costs in money, time and drawbacks, in major units; the lowest is the best.
 * Where planes and trains compete, prices with a checked bag count, because a train's fare includes one; an itinerary
 * that is offered without a bag only counts with the usual price of a bag in the list. A journey with stops counts more
 * than every non-stop of the same kind that it may not precede (`leastSaving`).
 * @param list the itineraries to compare
 */
export function bestValueAmong(list: readonly Itinerary[]): (itinerary: Itinerary) => number {
  const withBag = hasPlanesAndTrains(list);
  const bagPrice = withBag ? usualBagPrice(list) : 0;
  const amountOf = ({ offers }: Itinerary) => {
    const packed = withBag ? offerWithBag(offers) : undefined;
    return packed ? packed.price.amount : offers[0]!.price.amount + bagPrice;
  };
  const valueOf = (itinerary: Itinerary) => {
    const { offers, minutes, trips, otherPortCount } = itinerary;
    const ofTrips = trips.reduce((sum, trip) => sum + drawbacksOf(trip), 0) / trips.length;
    const shares = ofTrips + otherPortCount * DRAWBACKS.otherPort;
    return (amountOf(itinerary) / 100) * (1 + shares) + VALUE_OF_MINUTE[offers[0]!.price.currency] * minutes;
  };
  // The dearest first: an itinerary is behind the first of them that it may not precede.
  const nonStops = list
    .filter(isNonStop)
    .map((one) => ({ mode: modeOf(one), minutes: one.minutes, amount: amountOf(one), value: valueOf(one) }))
    .sort((one, other) => other.value - one.value);
  return (itinerary) => {
    const own = valueOf(itinerary);
    if (nonStops.length === 0 || isNonStop(itinerary)) return own;
    const [mode, amount] = [modeOf(itinerary), amountOf(itinerary)];
    const unbeaten = nonStops.find((one) => {
      const saves = amount <= one.amount * (1 - DRAWBACKS.leastSaving);
      return one.mode === mode && !saves && one.minutes <= itinerary.minutes;
    });
    // Those behind the same non-stop keep their own order.
    return unbeaten && unbeaten.value >= own ? unbeaten.value + own * ORDER_BEHIND : own;
  };
}

/** So small a part of its own value does not carry an itinerary past the next. */
const ORDER_BEHIND = 1e-6;

function isNonStop({ trips }: Itinerary): boolean {
  return trips.every((trip) => trip.length === 1);
}

function offerWithBag(offers: Itinerary['offers']): Itinerary['offers'][number] | undefined {
  return offers.find(({ baggage }) => baggageOption(baggage) === 'WithBaggages');
}

/** Returns the median of what a bag adds to the cheapest offer, in hundredths; 0 where no itinerary has both. */
function usualBagPrice(list: readonly Itinerary[]): number {
  const added = list.flatMap(({ offers }) => {
    const [cheapest, packed] = [offers[0], offerWithBag(offers)];
    return cheapest && packed && packed !== cheapest ? [packed.price.amount - cheapest.price.amount] : [];
  });
  return added.sort((a, b) => a - b)[Math.floor(added.length / 2)] ?? 0;
}

function drawbacksOf(trip: readonly Segment[]): number {
  let shares = 0;
  for (const [index, { arrival, isSelfTransfer, isNightTransfer, isTransitVisaNeeded }] of trip.entries()) {
    const next = trip[index + 1];
    if (next) {
      shares += DRAWBACKS.connection;
      if (next.departure !== arrival) shares += DRAWBACKS.airportChange;
    }
    if (isSelfTransfer) shares += DRAWBACKS.selfTransfer;
    if (isNightTransfer) shares += DRAWBACKS.nightTransfer;
    if (isTransitVisaNeeded) shares += DRAWBACKS.transitVisa;
  }
  return shares;
}
