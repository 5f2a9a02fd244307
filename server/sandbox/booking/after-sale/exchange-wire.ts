import type {
  ExchangeFlightsWire,
  ExchangeOptionsWire,
  ExchangeQuoteWire,
  ExchangeRequestWire,
} from '~/upstream/after-sale/exchange-contract';
import type { ProcessState } from '~/upstream/after-sale/refund-contract';
import type { OtherWay } from '../../search/offers/exchange-flights';
import { hasLapsed, isExchanged, type ExchangeQuote, type ExchangeRecord } from '../returns/exchanges';
import { stateOf } from '../returns/plan';
import type { RefundCase } from './case';
import { flightIdOf } from './exchange-quote';
import { EXCHANGE_HOURS, waysOf } from './exchange-ways';
import { rideWire } from './ride-wire';

const DAY_MS = 86_400_000;
/** Carriers sell this many days ahead. */
const DAYS_AHEAD = 330;
/** Banks show refunds within this time. */
const BANK_MS = 10 * DAY_MS;
/** A surcharge holds this long, if nothing changes it before; seats are kept this long for the payment. */
const QUOTE_MS = 15 * 60_000;
export const PAY_MS = 30 * 60_000;

export function exchangeOptionsWire(one: RefundCase): ExchangeOptionsWire {
  const { booking, exchanges, now } = one;
  const day = (ms: number) => isoTime(ms).slice(0, 10);
  return {
    ways: waysOf(one).map(({ recordIndex, tripIndex, coupons, restriction }) => ({
      record_index: recordIndex,
      trip_index: tripIndex,
      state: restriction === null ? 'do_exchange' : 'not_available',
      restriction,
      minutes_before_departure: EXCHANGE_HOURS * 60,
      passengers: coupons.map(({ passengerIndex }) => passengerIndex),
      first_day: day(now),
      last_day: day(now + DAYS_AHEAD * DAY_MS),
    })),
    requests: exchanges.map((exchange) => exchangeWire(exchange, booking.offer.session.currency, now)),
  };
}

export function exchangeQuoteWire(quote: ExchangeQuote, one: RefundCase): ExchangeQuoteWire {
  const { now } = one;
  return {
    ways: waysWire(quote),
    currency: one.booking.offer.session.currency,
    tickets: ticketsWire(quote),
    total: quote.total,
    forfeited: quote.forfeited,
    extras: quote.extras.map(({ title, fate, amount }) => ({
      title,
      fate,
      amount: fate === 'returned' ? amount : null,
    })),
    returned: {
      total: quote.returned.total,
      destinations: quote.returned.destinations.map(({ amount, option, card_last4 }) => ({
        amount,
        option,
        card_last4,
      })),
    },
    pay_until: isoTime(now + PAY_MS),
    expires_at: isoTime(now + QUOTE_MS),
  };
}

export function exchangeFlightWire(
  other: OtherWay,
  quote: ExchangeQuote,
): NonNullable<ExchangeFlightsWire['flights']>[number] {
  return {
    id: flightIdOf(other),
    rides: other.flights.map((flight) => rideWire(flight, other.maps)),
    tickets: ticketsWire(quote),
    total: quote.total,
  };
}

export function exchangeWire(exchange: ExchangeRecord, currency: string, now: number): ExchangeRequestWire {
  const { quote, paidAt, doneAt, failedAt, payUntil } = exchange;
  const isExpired = hasLapsed(exchange, now);
  const hasFailed = failedAt !== null && now >= failedAt;
  const isDone = isExchanged(exchange, now);
  const answerAt = doneAt ?? failedAt;
  return {
    token: exchange.token,
    state: stateOfExchange(exchange, now),
    created_at: isoTime(exchange.createdAt),
    ways: waysWire(quote),
    coupons: quote.coupons.map(({ recordIndex, passengerIndex, tripIndex }) => ({
      record_index: recordIndex,
      passenger_index: passengerIndex,
      trip_index: tripIndex,
    })),
    tickets: ticketsWire(quote),
    currency,
    total: quote.total,
    payment_token: exchange.paymentToken,
    pay_until: paidAt === null && !isExpired ? isoTime(payUntil) : null,
    answer_until: answerAt !== null && !isDone && !hasFailed ? isoTime(answerAt) : null,
    is_done: isDone,
    is_expired: isExpired,
    returned:
      hasFailed && quote.total > 0
        ? { amount: quote.total, money_until: isoTime(failedAt + BANK_MS).slice(0, 10) }
        : null,
  };
}

function stateOfExchange(exchange: ExchangeRecord, now: number): ProcessState {
  if (exchange.steps) return stateOf({ steps: exchange.steps }, now);
  return hasLapsed(exchange, now) ? 'fail' : 'created_exchange';
}

function waysWire({ ways }: ExchangeQuote): ExchangeQuoteWire['ways'] {
  return ways.map(({ recordIndex, tripIndex, flights, maps }) => ({
    record_index: recordIndex,
    trip_index: tripIndex,
    was: flights.map(({ was }) => rideWire(was)),
    becomes: flights.map(({ becomes }) => rideWire(becomes, maps)),
  }));
}

function ticketsWire({ tickets }: ExchangeQuote): ExchangeQuoteWire['tickets'] {
  return tickets.map(({ recordIndex, passengerIndex, lines, total }) => ({
    record_index: recordIndex,
    passenger_index: passengerIndex,
    lines,
    total,
  }));
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
