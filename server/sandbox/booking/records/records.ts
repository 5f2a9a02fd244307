import { z } from 'zod';
import { PASSENGER_TYPES, type PassengerWire } from '~/upstream/booking/contract';
import type { Offer, OfferFare } from '../../search/offers/offer';
import type { Store } from '../../store/store';
import { EXCHANGES_COLUMN, exchangeColumn, reissuedNumbers, type PaidExchange } from './exchanges';
import { railPlaceColumn, RAIL_PLACES_COLUMN, type RailPlace } from './rail-records';
import { changeRows, CHANGES_COLUMN, type ScheduleChange } from './schedule-changes';

const time = z.number();

const bookingRow = z.object({
  token: z.string(),
  offer: z.string(),
  fare_key: z.string(),
  language: z.string(),
  country: z.string().nullable(),
  agent: z.string().nullable(),
  created_at: time,
  expires_at: time,
  fare_found_at: time,
  price_moved: z.number(),
  reserved_at: time.nullable(),
  fault: z.string().nullable(),
  passengers: z.string().nullable(),
  contacts: z.string().nullable(),
  order_number: z.string().nullable(),
  paid_at: time.nullable(),
  gds_authorized_at: time.nullable(),
  issuing_at: time.nullable(),
  issued_at: time.nullable(),
  completed_at: time.nullable(),
  returned_at: time.nullable(),
  refund_amount: z.number().nullable(),
  refunded_at: time.nullable(),
  changes: changeRows,
  exchanges: exchangeColumn,
  rail_places: railPlaceColumn,
});

/** Times of a paid booking's steps, in milliseconds. */
export type IssueTimeline = {
  paidAt: number;
  gdsAuthorizedAt: number;
  issuingAt: number;
  issuedAt: number;
  completedAt: number;
};

export type Contacts = { email: string; phone: string };

/** A stored booking: facts and their times, from which its `action` follows (state.ts). */
export type BookingRecord = {
  token: string;
  offer: Offer;
  fare: OfferFare;
  language: string;
  /** The country of the shop in which it was begun. */
  country: string | null;
  agent: string | null;
  createdAt: number;
  expiresAt: number;
  fareFoundAt: number;
  hasPriceMoved: boolean;
  /** When the carrier confirms the seats; may be a moment ahead. */
  reservedAt: number | null;
  /** The error code of a failed reservation. */
  fault: string | null;
  passengers: PassengerWire[] | null;
  contacts: Contacts | null;
  orderNumber: string | null;
  timeline: IssueTimeline | null;
  /** The carrier will not issue: the full charge is refunded at `at`, in hundredths. */
  refund: { amount: number; at: number } | null;
  /** The customer gave all tickets back; may lie ahead. */
  returnedAt: number | null;
  /** Changes by the carriers; may lie ahead. `getBooking` gives those that are told, and the offer as it is flown. */
  changes: ScheduleChange[];
  /** Exchanges that the carrier carries out; may lie ahead. `getBooking` gives those that are done. */
  exchanges: PaidExchange[];
  /** Places on trains, once they are reserved: one for each passenger and train. */
  railPlaces: RailPlace[];
};

const ticketRow = z.object({
  passenger_index: z.number(),
  record_index: z.number(),
  passenger_type: z.enum(PASSENGER_TYPES),
  first_name: z.string(),
  last_name: z.string(),
  middle_name: z.string().nullable(),
  ticket_number: z.string(),
  pnr: z.string(),
});
export type TicketRecord = z.output<typeof ticketRow>;
const ticketRows = z.array(ticketRow);

const SELECT_BOOKINGS = `SELECT b.*, r.refund_amount, r.refunded_at, ${CHANGES_COLUMN}, ${EXCHANGES_COLUMN},
    ${RAIL_PLACES_COLUMN}
  FROM bookings b LEFT JOIN (
    SELECT booking_token, SUM(amount) AS refund_amount, MAX(refunded_at) AS refunded_at
    FROM refunds WHERE reason = 'not_issued' GROUP BY booking_token
  ) r ON r.booking_token = b.token`;

export async function findBooking(store: Store, token: string): Promise<BookingRecord | null> {
  const { rows } = await store.execute({ sql: `${SELECT_BOOKINGS} WHERE b.token = ?`, args: [token] });
  return rows[0] ? toBooking(bookingRow.parse(rows[0])) : null;
}

/** Returns all bookings, oldest first. */
export async function listBookings(store: Store): Promise<BookingRecord[]> {
  const { rows } = await store.execute(`${SELECT_BOOKINGS} ORDER BY b.created_at, b.token`);
  return rows.map((row) => toBooking(bookingRow.parse(row)));
}

/**
 * Returns the tickets of a paid booking, even before they are issued.
 * @param now an exchanged ticket has the number that is valid by then
 */
export async function listTickets(store: Store, bookingToken: string, now: number): Promise<TicketRecord[]> {
  const { rows } = await store.execute({
    sql: 'SELECT * FROM tickets WHERE booking_token = ? ORDER BY record_index, passenger_index',
    args: [bookingToken],
  });
  const numbers = await reissuedNumbers(store, bookingToken, now);
  return ticketRows.parse(rows).map((ticket) => ({
    ...ticket,
    ticket_number: numbers.get(`${ticket.record_index}:${ticket.passenger_index}`) ?? ticket.ticket_number,
  }));
}

function toBooking(row: z.output<typeof bookingRow>): BookingRecord {
  const offer = parseOffer(row.offer);
  const fare = offer.fares.find(({ key }) => key === row.fare_key);
  if (!fare) throw new Error(`booking ${row.token} has no fare ${row.fare_key}`);
  return {
    token: row.token,
    offer,
    fare,
    language: row.language,
    country: row.country,
    agent: row.agent,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    fareFoundAt: row.fare_found_at,
    hasPriceMoved: row.price_moved === 1,
    reservedAt: row.reserved_at,
    fault: row.fault,
    passengers: row.passengers ? (JSON.parse(row.passengers) as PassengerWire[]) : null,
    contacts: row.contacts ? (JSON.parse(row.contacts) as Contacts) : null,
    orderNumber: row.order_number,
    timeline: toTimeline(row),
    refund:
      row.refund_amount === null || row.refunded_at === null
        ? null
        : { amount: row.refund_amount, at: row.refunded_at },
    returnedAt: row.returned_at,
    changes: row.changes,
    exchanges: row.exchanges,
    railPlaces: row.rail_places,
  };
}

/** Parses an offer written by `JSON.stringify`, restoring its one Date. */
function parseOffer(text: string): Offer {
  const offer = JSON.parse(text) as Offer;
  return { ...offer, session: { ...offer.session, createdAt: new Date(offer.session.createdAt) } };
}

function toTimeline(row: z.output<typeof bookingRow>): IssueTimeline | null {
  const { paid_at, gds_authorized_at, issuing_at, issued_at, completed_at } = row;
  if (paid_at === null || gds_authorized_at === null || issuing_at === null) return null;
  if (issued_at === null || completed_at === null) return null;
  return {
    paidAt: paid_at,
    gdsAuthorizedAt: gds_authorized_at,
    issuingAt: issuing_at,
    issuedAt: issued_at,
    completedAt: completed_at,
  };
}
