import type { InStatement } from '@libsql/client';
import type { Listeners } from '../../service/events';
import { ServiceFailure } from '../../service/failure';
import type { SandboxContext, SandboxSettings } from '../../service/service';
import { share } from '../../world/seeded';
import { rideNumber } from '../records/ride-number';
import { askSurcharge } from '../payment/surcharges';
import { flownAt, type BookingDesk } from '../records/desk';
import type { BookingEvents } from '../records/events';
import { findBooking, type BookingRecord } from '../records/records';
import { changeStatement, dropComingChanges, offerAfter } from '../records/schedule-changes';
import type { SurchargeRecord } from '../records/surcharges';
import { ticketNumber } from '../records/tickets';
import {
  askedStatements,
  endedStatements,
  hasLapsed,
  listExchanges,
  prolongedStatements,
  type ExchangeEnd,
  type ExchangeRecord,
} from '../returns/exchanges';
import type { PlanStep } from '../returns/plan';
import { openCase } from './case';
import { movedExtrasStatements } from './exchange-extras-moved';
import { waysOf } from './exchange-ways';

type Setting = { context: SandboxContext; desk: BookingDesk };

const HOUR_MS = 3_600_000;
/** A payment that was opened again takes the new flight until this long before its departure. */
const LEAST_HOURS = 1;
/** Carriers refuse this share of exchanges: a fare that is sold out, a name to be checked. */
const REFUSED_SHARE = 0.03;
const LINE_CODES = {
  fare_difference: 'fare_difference',
  carrier_penalty: 'carrier_penalty',
  shop_fee: 'service_fee',
} as const;

/**
 * Keeps the seats and asks for the surcharge; without one the carrier begins at once. The caller holds the booking's lock.
 * @throws ServiceFailure wrongAction when the seats are gone
 */
export async function askExchange(
  wanted: ExchangeRecord,
  booking: BookingRecord,
  { context, desk }: Setting,
): Promise<ExchangeRecord> {
  const { quote, payUntil } = wanted;
  if (!holdSeats(wanted, payUntil, desk)) throw new ServiceFailure('wrongAction', {}, 'full');
  try {
    if (quote.total === 0) {
      const end = endOf(wanted, context);
      await context.store.batch(
        [...askedStatements(wanted), ...(await endStatements(wanted, end, booking, null, { context, desk }))],
        'write',
      );
      return { ...wanted, ...end };
    }
    const { surcharge, statements } = await askSurcharge(wishOf(wanted), booking, { context, desk });
    const asked = { ...wanted, paymentToken: surcharge.token };
    await context.store.batch([...askedStatements(asked), ...statements], 'write');
    return asked;
  } catch (error) {
    desk.inventory.endFlights(booking.token, keysOf(wanted), 0);
    throw error;
  }
}

function wishOf({ token, quote, payUntil, siteUrl }: ExchangeRecord): Parameters<typeof askSurcharge>[0] {
  const sumOf = (code: keyof typeof LINE_CODES) =>
    quote.tickets.flatMap(({ lines }) => lines).reduce((sum, line) => sum + (line.code === code ? line.amount : 0), 0);
  const codes = Object.keys(LINE_CODES) as (keyof typeof LINE_CODES)[];
  const flights = quote.ways.flatMap((way) => way.flights.map(({ becomes: { wire } }) => rideNumber(wire)));
  return {
    purpose: 'exchange',
    reference: token,
    subject: {
      passengers: [...new Set(quote.coupons.map(({ passengerIndex }) => passengerIndex))],
      text: flights.join(', '),
    },
    lines: codes.map((code) => ({ code: LINE_CODES[code], amount: sumOf(code) })).filter(({ amount }) => amount > 0),
    payUntil,
    siteUrl,
  };
}

/** Carries out exchanges as soon as their surcharge is paid. */
export function exchangeListeners(deskOf: () => BookingDesk): Listeners<BookingEvents> {
  const found = async ({ surcharge }: { surcharge: SurchargeRecord }, context: SandboxContext) =>
    surcharge.purpose === 'exchange' ? exchangeOf(surcharge, context) : null;
  return {
    surchargeChecked: async (event, context) => {
      const exchange = await found(event, context);
      if (exchange) await assertPossible(exchange, { context, desk: deskOf() });
      return [];
    },
    surchargePaid: async (event, context) => {
      const exchange = await found(event, context);
      if (!exchange) return [];
      const setting = { context, desk: deskOf() };
      await assertPossible(exchange, setting);
      return endStatements(exchange, endOf(exchange, context), event.booking, event.payment, setting);
    },
    surchargeReopened: async (event, context) => {
      const exchange = await found(event, context);
      const until = event.ticket.reopenedUntil;
      if (!exchange || until === null) return [];
      if (!holdSeats(exchange, until, deskOf())) throw new ServiceFailure('failAction', {}, 'full');
      return prolongedStatements(exchange, until);
    },
    surchargeClosed: async (event, context) => {
      const exchange = await found(event, context);
      if (!exchange || exchange.paidAt !== null) return [];
      deskOf().inventory.endFlights(exchange.bookingToken, keysOf(exchange), event.at);
      return prolongedStatements(exchange, Math.min(exchange.payUntil, event.at));
    },
  };
}

async function exchangeOf(surcharge: SurchargeRecord, { store }: SandboxContext): Promise<ExchangeRecord> {
  const exchange = (await listExchanges(store, surcharge.bookingToken)).find(
    ({ token }) => token === surcharge.reference,
  );
  if (!exchange) throw new Error(`surcharge ${surcharge.token} belongs to no exchange`);
  return exchange;
}

/** @throws ServiceFailure failAction when the exchange cannot be carried out any more */
async function assertPossible(exchange: ExchangeRecord, { context, desk }: Setting): Promise<void> {
  const one = await openCase(exchange.bookingToken, context, exchange.token);
  const ways = waysOf(one);
  const isOpen = exchange.quote.ways.every(({ recordIndex, tripIndex }) =>
    ways.some((way) => way.recordIndex === recordIndex && way.tripIndex === tripIndex && way.restriction === null),
  );
  const travels = new Set(ways.flatMap(({ coupons }) => coupons.map(couponName)));
  const isComplete = exchange.quote.coupons.every((coupon) => travels.has(couponName(coupon)));
  const leaves = exchange.quote.ways.flatMap(({ flights }) =>
    flights.map(({ becomes }) => Date.parse(becomes.wire.departure_datetime)),
  );
  const isAhead = Math.min(...leaves) > one.now + LEAST_HOURS * HOUR_MS;
  const isHeld = !hasLapsed(exchange, one.now) || holdSeats(exchange, one.now + HOUR_MS, desk);
  if (!isOpen || !isComplete || !isAhead || !isHeld)
    throw new ServiceFailure('failAction', {}, 'not possible any more');
}

function couponName(coupon: { recordIndex: number; passengerIndex: number; tripIndex: number }): string {
  return `${coupon.recordIndex}:${coupon.passengerIndex}:${coupon.tripIndex}`;
}

/** Plans what the carrier does with a paid exchange. */
function endOf({ token }: ExchangeRecord, { now, settings }: SandboxContext): ExchangeEnd {
  const paidAt = now().getTime();
  const workedAt = paidAt + settings.refundStepMs;
  const endAt = workedAt + settings.refundStepMs;
  const steps: PlanStep[] = [
    { state: 'pending_exchange', at: paidAt },
    { state: 'processing_ticket', at: workedAt },
  ];
  if (!isRefused(token, settings)) return { steps, paidAt, doneAt: endAt, failedAt: null };
  return { steps: [...steps, { state: 'fail', at: endAt }], paidAt, doneAt: null, failedAt: endAt };
}

function isRefused(token: string, { exchangeRefusals }: SandboxSettings): boolean {
  if (exchangeRefusals !== 'sometimes') return exchangeRefusals === 'always';
  return share('exchange refused', token) < REFUSED_SHARE;
}

/**
 * Builds everything that a paid exchange brings: new tickets, seats and flights, and the extras; or the old tickets, and the
 * surcharge back whole.
 * @param payment null when nothing was due
 */
async function endStatements(
  exchange: ExchangeRecord,
  end: ExchangeEnd,
  booking: BookingRecord,
  payment: { token: string } | null,
  { context, desk }: Setting,
): Promise<InStatement[]> {
  const { quote, bookingToken } = exchange;
  const sold = (await findBooking(context.store, bookingToken)) ?? booking;
  const paid = { token: exchange.token, ways: quote.ways, coupons: quote.coupons, doneAt: end.doneAt ?? 0 };
  const flown = flownAt({ ...sold, exchanges: [...sold.exchanges, paid] }, Math.max(end.paidAt, end.doneAt ?? 0));
  const { offer } = end.doneAt === null ? flownAt(sold, end.paidAt) : flown;
  const ticketNumbers = new Map(
    quote.tickets.map(({ recordIndex, passengerIndex }) => {
      const seed = `exchange ${exchange.token} ${recordIndex} ${passengerIndex}`;
      return [{ recordIndex, passengerIndex }, ticketNumber(flown, recordIndex, seed)];
    }),
  );
  const tickets = [...ticketNumbers].map(([ticket, number]) => ({ ...ticket, ticketNumber: number }));
  desk.inventory.endFlights(bookingToken, keysOf(exchange), end.failedAt ?? Infinity);
  if (end.doneAt !== null) desk.inventory.endFlights(bookingToken, quote.freed, end.doneAt);
  return [
    ...endedStatements(exchange, end, { offer, tickets }),
    ...(end.doneAt === null
      ? surchargeBack(exchange, end, booking, payment)
      : [...movedExtrasStatements(exchange, booking, end), ...comingChange(exchange, sold, end)]),
    ...(await desk.events.statementsFor(
      'exchangeDecided',
      { booking: flown, exchange: { ...exchange, ...end } },
      context,
    )),
  ];
}

function surchargeBack(
  { token, quote, bookingToken }: ExchangeRecord,
  { failedAt }: ExchangeEnd,
  booking: BookingRecord,
  payment: { token: string } | null,
): InStatement[] {
  if (!payment) return [];
  return [
    {
      sql: `INSERT INTO money_returns (cause, payment_token, booking_token, amount, currency, returned_at)
            VALUES (?, ?, ?, ?, ?, ?)`,
      args: [token, payment.token, bookingToken, quote.total, booking.offer.session.currency, failedAt],
    },
  ];
}

/** A change that nobody has been told of: of a flight that is given up it goes, another one happens to the new journey. */
function comingChange(
  { quote, bookingToken }: ExchangeRecord,
  sold: BookingRecord,
  { paidAt }: ExchangeEnd,
): InStatement[] {
  const coming = sold.changes.find(({ toldAt }) => toldAt > paidAt);
  if (!coming) return [];
  const isGone = quote.ways.some(({ flights }) =>
    flights.some(({ segmentIndex }) => segmentIndex === coming.segmentIndex),
  );
  if (isGone) return dropComingChanges(bookingToken, paidAt);
  const exchanged = { ...sold, changes: [], exchanges: [...sold.exchanges, { token: '', doneAt: 0, ...quote }] };
  const offer = offerAfter(flownAt(exchanged, paidAt).offer, [coming]);
  return [
    { sql: 'DELETE FROM schedule_changes WHERE token = ?', args: [coming.token] },
    changeStatement(bookingToken, coming, offer),
  ];
}

function holdSeats({ bookingToken, quote }: ExchangeRecord, until: number, { inventory }: BookingDesk): boolean {
  if (!inventory.tryHold(bookingToken, quote.seats, Infinity)) return false;
  inventory.endFlights(
    bookingToken,
    quote.seats.map(({ inventoryKey }) => inventoryKey),
    until,
  );
  return true;
}

function keysOf({ quote }: ExchangeRecord): string[] {
  return quote.seats.map(({ inventoryKey }) => inventoryKey);
}
