import { randomUUID } from 'node:crypto';
import {
  endpoints,
  type ExchangeAnswerWire,
  type ExchangeFlightsWire,
  type ExchangeQuoteWire,
} from '~/upstream/after-sale/contract';
import type { ReceivedBy } from '~/upstream/endpoint';
import { dateOfDay, dayOfDate } from '../../world/time-zones';
import { requestFormat, ServiceFailure } from '../../service/failure';
import { languageOf } from '../../service/language';
import { serve } from '../../service/serve';
import type { SandboxContext, SandboxService } from '../../service/service';
import type { BookingDesk } from '../records/desk';
import { findExchangeByKey, type ExchangeQuote, type ExchangeRecord } from '../returns/exchanges';
import { openCase } from './case';
import { askExchange } from './exchange-payment';
import { flightIdOf, flightsOn, openWay, quoteExchange, type ExchangeSetting, type WantedWay } from './exchange-quote';
import { exchangeFlightWire, exchangeOptionsWire, exchangeQuoteWire, exchangeWire, PAY_MS } from './exchange-wire';
import { plannedReturns } from './returns';

type FlightsBody = ReceivedBy<typeof endpoints.listExchangeFlights>;
type QuoteBody = ReceivedBy<typeof endpoints.quoteExchange>;
type ExchangeBody = ReceivedBy<typeof endpoints.exchange>;

/** Days before and after the wanted one that are looked at. */
const DAYS_AROUND = [-3, -2, -1, 1, 2, 3];

/** The calls of exchanges (specification 3 §7). */
export function exchangeRoutes(desk: BookingDesk): SandboxService['routes'] {
  return {
    ...serve(endpoints.getExchangeOptions, async ({ token }, context) =>
      exchangeOptionsWire(await openCase(token, context)),
    ),
    ...serve(endpoints.listExchangeFlights, (body, context) => listFlights(body, context, desk)),
    ...serve(endpoints.quoteExchange, async (body, context): Promise<ExchangeQuoteWire> => {
      const setting = await settingOf(body, context, desk);
      return exchangeQuoteWire(quoteExchange(wantedOf(body.ways), setting), setting.one);
    }),
    ...serve(endpoints.exchange, (body, context) => desk.lock.run(body.token, () => exchange(body, context, desk))),
  };
}

async function settingOf(
  body: { token: string; lang?: string | undefined },
  context: SandboxContext,
  desk: BookingDesk,
): Promise<ExchangeSetting> {
  const one = await openCase(body.token, context);
  const language = languageOf(body.lang, one.booking.language);
  return { one, context, desk, language, paidBack: await plannedReturns(context.store, one.booking.token, one.now) };
}

async function listFlights(
  body: FlightsBody,
  context: SandboxContext,
  desk: BookingDesk,
): Promise<ExchangeFlightsWire> {
  const setting = await settingOf(body, context, desk);
  const { record_index: recordIndex, trip_index: tripIndex, date } = body.way;
  const way = openWay({ recordIndex, tripIndex }, setting.one);
  const chosen = wantedOf(body.chosen).filter((one) => one.recordIndex !== recordIndex || one.tripIndex !== tripIndex);
  const flightsOf = (day: string) =>
    flightsOn(way, day, setting).flatMap((other) => {
      const quote = quoteOrNone([...chosen, { recordIndex, tripIndex, flightId: flightIdOf(other) }], setting);
      return quote ? [exchangeFlightWire(other, quote)] : [];
    });
  const wanted = dayOfDate(date) ?? 0;
  return {
    currency: setting.one.booking.offer.session.currency,
    flights: flightsOf(date),
    days: DAYS_AROUND.flatMap((days) => {
      const totals = flightsOf(dateOfDay(wanted + days)).map(({ total }) => total);
      return totals.length > 0 ? [{ date: dateOfDay(wanted + days), total: Math.min(...totals) }] : [];
    }),
  };
}

/** Null: the flight is full, or does not fit the others. */
function quoteOrNone(wanted: readonly WantedWay[], setting: ExchangeSetting): ExchangeQuote | null {
  try {
    return quoteExchange(wanted, setting);
  } catch (error) {
    if (error instanceof ServiceFailure && error.code === 'wrongAction') return null;
    throw error;
  }
}

/** Asks for the exchange of a key, or answers the one that the key has asked for already. */
async function exchange(body: ExchangeBody, context: SandboxContext, desk: BookingDesk): Promise<ExchangeAnswerWire> {
  const setting = await settingOf(body, context, desk);
  const { booking, now } = setting.one;
  const { currency } = booking.offer.session;
  const earlier = await findExchangeByKey(context.store, body.idempotency_key);
  if (earlier && earlier.bookingToken !== booking.token) throw new ServiceFailure('wrongAction');
  if (earlier) return { request: exchangeWire(earlier, currency, now) };
  const quote = quoteExchange(wantedOf(body.ways), setting);
  if (body.currency !== currency) throw requestFormat([{ field: 'currency', code: 'mismatch' }]);
  if (body.amount !== quote.total) {
    throw new ServiceFailure('rateChangedError', { old_price: body.amount, new_price: quote.total });
  }
  const asked: ExchangeRecord = {
    token: randomUUID(),
    bookingToken: booking.token,
    idempotencyKey: body.idempotency_key,
    createdAt: now,
    payUntil: now + PAY_MS,
    quote,
    siteUrl: body.site_url,
    paymentToken: null,
    steps: null,
    paidAt: null,
    doneAt: null,
    failedAt: null,
  };
  return { request: exchangeWire(await askExchange(asked, booking, { context, desk }), currency, now) };
}

function wantedOf(ways: QuoteBody['ways']): WantedWay[] {
  return ways.map((one) => ({
    recordIndex: one.record_index,
    tripIndex: one.trip_index,
    flightId: one.flight_id,
  }));
}
