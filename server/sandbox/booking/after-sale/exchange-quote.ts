import type { OtherWay } from '../../search/offers/exchange-flights';
import type { Offer, OfferFlight } from '../../search/offers/offer';
import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import { brokenConnection } from '../records/connection';
import type { BookingDesk } from '../records/desk';
import { offerExchanged, type ExchangedWay } from '../records/exchanges';
import { keyOf } from '../returns/coupons';
import type { ExchangeQuote } from '../returns/exchanges';
import type { RefundCase } from './case';
import type { ReturnedMoney } from './destinations';
import { extrasOf } from './exchange-extras';
import { surchargeOf } from './exchange-rules';
import { EXCHANGE_HOURS, waysOf, type Way } from './exchange-ways';
import { hasVip } from './vip';

/** A way and the flights that are wanted in its place, by the id of their offer. */
export type WantedWay = { recordIndex: number; tripIndex: number; flightId: string };

/** Everything that a quote depends on. */
export type ExchangeSetting = {
  one: RefundCase;
  context: Pick<SandboxContext, 'seatsTaken'>;
  desk: Pick<BookingDesk, 'findExchangeFlights'>;
  paidBack: ReturnedMoney;
  /** The customer's. */
  language: string;
};

const HOUR_MS = 3_600_000;
const ID_DATE = /@(\d{4}-\d{2}-\d{2})#/;

/** Names flights in place of a way: `SU1130@2031-05-04#economy`, several separated by slashes. */
export function flightIdOf({ flights }: Pick<OtherWay, 'flights'>): string {
  return flights.map(({ inventoryKey }) => inventoryKey).join('/');
}

/** Returns a way that can be exchanged. @throws ServiceFailure wrongAction */
export function openWay({ recordIndex, tripIndex }: Omit<WantedWay, 'flightId'>, one: RefundCase): Way {
  const way = waysOf(one).find((own) => own.recordIndex === recordIndex && own.tripIndex === tripIndex);
  if (!way || way.restriction !== null) throw new ServiceFailure('wrongAction', {}, way?.restriction ?? 'no such way');
  return way;
}

/**
 * Lists the flights of a day that can be taken in place of a way, whatever becomes of the others.
 * @param date yyyy-MM-dd
 */
export function flightsOn(way: Way, date: string, { one, desk }: ExchangeSetting): OtherWay[] {
  const { offer, fare } = one.booking;
  const current = way.flights.map(({ flight }) => flight.inventoryKey).join('/');
  return desk
    .findExchangeFlights(
      way.flights.map(({ flight }) => flight),
      offer,
      fare.family,
      { date, now: one.now },
    )
    .filter((other) => flightIdOf(other) !== current)
    .filter(({ flights }) => flights[0] && departureOf(flights[0]) >= one.now + EXCHANGE_HOURS * HOUR_MS);
}

/**
 * Quotes an exchange of one way or several.
 * @throws ServiceFailure wrongAction when a way cannot be exchanged, a flight is gone or full, or does not fit the others
 */
export function quoteExchange(wanted: readonly WantedWay[], setting: ExchangeSetting): ExchangeQuote {
  const { one, context } = setting;
  const { booking } = one;
  const taken = wanted.map((want) => ({ way: openWay(want, one), other: findWanted(want, setting) }));
  if (new Set(taken.map(({ way }) => `${way.recordIndex}:${way.tripIndex}`)).size !== taken.length) refuse('twice');
  const ways = taken.map(({ way, other }): ExchangedWay => ({
    recordIndex: way.recordIndex,
    tripIndex: way.tripIndex,
    flights: way.flights.map(({ segmentIndex, flight }, place) => ({
      segmentIndex,
      was: flight,
      becomes: other.flights[place] ?? flight,
    })),
    maps: other.maps,
  }));
  if (!connects(offerExchanged(stillFlown(one), [{ ways }]), ways)) refuse('the flights do not fit the others');
  const seats = seatsOf(taken, booking.offer);
  if (seats.some((flight) => flight.onSale - context.seatsTaken(flight.inventoryKey) < flight.seats)) refuse('full');
  const surcharge = surchargeOf({
    coupons: taken.flatMap(({ way, other }) =>
      way.coupons.map(({ recordIndex, passengerIndex, tripIndex, passengerType, value }) => ({
        recordIndex,
        passengerIndex,
        tripIndex,
        was: value,
        becomes: other.prices[passengerType],
      })),
    ),
    exchange: booking.fare.exchange,
    isAffiliate: booking.agent !== null,
    isVip: hasVip(one),
    currency: booking.offer.session.currency,
  });
  const flown = new Set(taken.flatMap(({ other }) => other.flights.map(({ inventoryKey }) => inventoryKey)));
  const freed = ways.flatMap(({ flights }) => flights.map(({ was }) => was.inventoryKey));
  return {
    ways,
    ...surcharge,
    ...extrasOf(
      taken.map(({ way }) => way),
      setting,
    ),
    seats,
    freed: freed.filter((key) => !flown.has(key)),
  };
}

function findWanted(want: WantedWay, setting: ExchangeSetting): OtherWay {
  const date = ID_DATE.exec(want.flightId)?.[1];
  const way = openWay(want, setting.one);
  const found = date ? flightsOn(way, date, setting).find((other) => flightIdOf(other) === want.flightId) : undefined;
  return found ?? refuse('no such flight');
}

/** Returns the offer without the trips at its end that went back: they stand in nobody's way. */
function stillFlown({ booking: { offer }, coupons, returned }: RefundCase): Offer {
  const last = Math.max(...coupons.filter((one) => !returned.has(keyOf(one))).map(({ tripIndex }) => tripIndex));
  return { ...offer, trips: offer.trips.slice(0, last + 1) };
}

/** Checks every change of flights, and that each trip ends before the next begins. */
function connects(offer: Offer, ways: readonly ExchangedWay[]): boolean {
  return ways
    .flatMap(({ flights }) => flights)
    .every(({ segmentIndex, becomes }) => brokenConnection(offer, segmentIndex, becomes) === null);
}

/** Infants sit on a lap. A flight that the booking is on already needs no seats. */
function seatsOf(taken: readonly { way: Way; other: OtherWay }[], { trips }: Offer): ExchangeQuote['seats'] {
  const own = new Set(trips.flat().map(({ inventoryKey }) => inventoryKey));
  return taken.flatMap(({ way, other }) => {
    const seats = way.coupons.filter(({ passengerType }) => passengerType !== 'infant').length;
    return other.flights
      .filter(({ inventoryKey }) => !own.has(inventoryKey))
      .map(({ inventoryKey, seatsOnSale: onSale }) => ({ inventoryKey, seats, onSale }));
  });
}

function departureOf({ wire }: OfferFlight): number {
  return Date.parse(wire.departure_datetime);
}

function refuse(reason: string): never {
  throw new ServiceFailure('wrongAction', {}, reason);
}
