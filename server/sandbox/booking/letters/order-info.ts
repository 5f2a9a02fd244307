/** Trip details by text message (specification 2 §3 "sms order info"): at once, before departures, and on changes. */
import type { InStatement } from '@libsql/client';
import { formatTime } from '~/market/clock';
import { rideNumber } from '../records/ride-number';
import { transportKindOf } from '~/upstream/search/names-contract';
import type { OfferFlight } from '../../search/offers/offer';
import { placeOf } from '../../outbox/customer-place';
import { letterLanguage } from '../../outbox/letter-language';
import { sendOnceStatement } from '../../outbox/messages';
import type { Listeners } from '../../service/events';
import type { SandboxContext } from '../../service/service';
import { listReturned } from '../check-in/state';
import type { OrderLine } from '../order-lines/lines';
import { getBooking } from '../records/desk';
import type { BookingEvents } from '../records/events';
import { findBooking, listTickets, type BookingRecord } from '../records/records';
import { RECEIPT_TEXTS } from './receipt-texts';
import { changeWords } from './schedule-change';

/** Orders with trip details by text message. Times are milliseconds since 1970 by the sandbox's clock. */
export const ORDER_INFO_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS order_infos (
    booking_token TEXT PRIMARY KEY REFERENCES bookings,
    bought_at INTEGER NOT NULL,
    site_url TEXT NOT NULL
  )`,
];
export const WIPE_ORDER_INFO = ['DELETE FROM order_infos'];

const DAY_MS = 86_400_000;

/** A message: its key, its time and its text. */
type Info = { key: string; at: number; body: string };

/** Sends the details with the payment, and keeps who is to hear more. */
export const orderInfoListeners: Listeners<BookingEvents> = {
  ticketsIssued: ({ booking, ancillaries, tickets, payments, issuedAt }, { now }) => {
    const [payment] = payments;
    if (!payment || !isBought(ancillaries)) return [];
    const codes = tickets.map(({ pnr }) => pnr);
    const boughtAt = Math.min(now().getTime(), issuedAt);
    return begin(booking, codes, { boughtAt, sentAt: issuedAt, returnUrl: payment.returnUrl });
  },
  postSalePaid: async ({ booking, purchase }, { store, now }) => {
    if (!isBought(purchase.lines)) return [];
    const boughtAt = now().getTime();
    const codes = (await listTickets(store, booking.token, boughtAt)).map(({ pnr }) => pnr);
    return begin(booking, codes, { boughtAt, sentAt: boughtAt, returnUrl: purchase.returnUrl });
  },
};

function isBought(lines: readonly OrderLine[]): boolean {
  return lines.some(({ product: { details } }) => details.kind === 'sms');
}

type Beginning = { boughtAt: number; sentAt: number; returnUrl: string };

function begin(
  booking: BookingRecord,
  codes: readonly string[],
  { boughtAt, sentAt, returnUrl }: Beginning,
): InStatement[] {
  const body = detailsOf(booking, booking.offer.trips.flat(), codes);
  return [
    {
      sql: 'INSERT OR IGNORE INTO order_infos (booking_token, bought_at, site_url) VALUES (?, ?, ?)',
      args: [booking.token, boughtAt, new URL(returnUrl).origin],
    },
    ...sendStatements(booking, [{ key: 'details', at: sentAt, body }]),
  ];
}

/**
 * Writes the messages that are due by now: a day before each departure, and when a carrier changes a flight. Runs
 * whenever somebody reads the outbox, so each tells the times as they are then.
 */
export async function writeOrderInfos(context: SandboxContext): Promise<void> {
  const { store, now } = context;
  const { rows } = await store.execute('SELECT booking_token, bought_at, site_url FROM order_infos');
  for (const row of rows) {
    const token = String(row.booking_token);
    if (!(await findBooking(store, token))) continue;
    const booking = await getBooking(context, token);
    const order = { boughtAt: Number(row.bought_at), siteUrl: String(row.site_url), now: now().getTime() };
    const infos = [...changesOf(booking, order), ...(await remindersOf(booking, order, context))];
    const sent = await sentKeys(token, context);
    const due = sendStatements(
      booking,
      infos.filter(({ key, at }) => at >= order.boughtAt && at <= order.now && !sent.has(keyOf(token, key))),
    );
    if (due.length > 0) await store.batch(due, 'write');
  }
}

type Order = { boughtAt: number; siteUrl: string; now: number };

function changesOf(booking: BookingRecord, { siteUrl }: Order): Info[] {
  return booking.changes.map((change) => {
    const { subject, times } = changeWords({ booking, change, orderNumber: booking.orderNumber ?? '' });
    const words = [subject, times].filter(Boolean).join('. ');
    return {
      key: `change ${change.token}`,
      at: change.toldAt,
      body: [words, `${siteUrl}/user/orders/${booking.token}`].join('\n'),
    };
  });
}

/** Nobody is reminded of a trip that has been given back, nor of flights that do not leave. */
async function remindersOf(booking: BookingRecord, { now }: Order, { store }: SandboxContext): Promise<Info[]> {
  const gone = await listReturned(store, booking.token, now);
  const tickets = await listTickets(store, booking.token, now);
  return booking.offer.trips.flatMap((trip, tripIndex): Info[] => {
    const flights = trip.filter(({ isCancelled }) => !isCancelled);
    const [first] = flights;
    const left = tickets.filter(
      ({ record_index: record, passenger_index: passenger }) =>
        flights.some(({ recordIndex }) => recordIndex === record) &&
        !gone.some(
          (way) => way.tripIndex === tripIndex && way.recordIndex === record && way.passengerIndex === passenger,
        ),
    );
    if (!first || left.length === 0) return [];
    const { departure_datetime: departure } = first.wire;
    const codes = left.map(({ pnr }) => pnr);
    const body = detailsOf(booking, flights, codes);
    return [{ key: `departure ${departure}`, at: Date.parse(departure) - DAY_MS, body }];
  });
}

function sendStatements({ token, contacts }: BookingRecord, infos: readonly Info[]): InStatement[] {
  if (!contacts) return [];
  return infos.map(({ key, at, body }) =>
    sendOnceStatement(keyOf(token, key), {
      kind: 'sms',
      recipient: contacts.phone,
      subject: '',
      body,
      sentAt: new Date(at),
    }),
  );
}

function keyOf(token: string, key: string): string {
  return `order info ${token} ${key}`;
}

async function sentKeys(token: string, { store }: SandboxContext): Promise<Set<string>> {
  const { rows } = await store.execute({
    sql: 'SELECT dedupe_key FROM outbox WHERE dedupe_key >= ? AND dedupe_key < ?',
    // "!" follows the space.
    args: [`order info ${token} `, `order info ${token}!`],
  });
  return new Set(rows.map((row) => String(row.dedupe_key)));
}

function detailsOf(booking: BookingRecord, flights: readonly OfferFlight[], codes: readonly string[]): string {
  const lines = flights.map((flight) => shortLine(flight, booking));
  return [`${[...new Set(codes)].join(', ')}.`, ...lines].join('\n');
}

/**
 * Returns "XX 101 2031-06-04 08:30 HEL – 10:40 MXP": codes and digits, the same in any language. Stations have no codes
 * that anybody knows, so a train and a bus have their names; a train then the car and the places, a bus its word first.
 */
function shortLine(flight: OfferFlight, booking: BookingRecord): string {
  const { wire, train } = flight;
  const customer = placeOf(booking);
  const date = wire.departure_datetime.slice(0, 10);
  const [departure, arrival] = [wire.departure_datetime, wire.arrival_datetime].map((at) => formatTime(at, customer));
  const { anyports } = booking.offer.maps;
  const isByAir = transportKindOf(wire.transport_kind) === 'airplane';
  const end = (port: string) => (isByAir ? port : (anyports?.[port]?.name ?? port));
  const bus = wire.transport_kind === 'bus' ? `${RECEIPT_TEXTS[customer.locale].bus} ` : '';
  const way = `${bus}${rideNumber(wire)} ${date} ${departure} ${end(wire.departure)} – ${arrival} ${end(wire.arrival)}`;
  return [way, ...(train ? carLine(booking.offer.trips.flat().indexOf(flight), booking) : [])].join(', ');
}

function carLine(segmentIndex: number, { railPlaces, language }: BookingRecord): string[] {
  const own = railPlaces.filter((place) => place.segmentIndex === segmentIndex);
  const seats = own.flatMap(({ seat }) => seat ?? []);
  const { car, place } = RECEIPT_TEXTS[letterLanguage(language)];
  const [first] = own;
  return first ? [`${car} ${first.carNumber}`, ...(seats.length > 0 ? [`${place} ${seats.join(', ')}`] : [])] : [];
}
