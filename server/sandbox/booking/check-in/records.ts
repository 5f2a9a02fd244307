import type { InStatement } from '@libsql/client';
import { z } from 'zod';
import { REGISTRATION_KINDS, type SeatPosition } from '~/upstream/ancillaries/contract';
import type { Store } from '../../store/store';

/**
 * One row for each passenger on each flight that the shop checks in, written with the payment. Times are milliseconds
 * since 1970 by the sandbox's clock and lie ahead: time alone makes them true.
 */
export const REGISTRATION_SCHEMA = [
  // `amount`: what this passenger on this flight cost, in hundredths; it goes back at `returned_at` after a refusal.
  `CREATE TABLE IF NOT EXISTS registrations (
    booking_token TEXT NOT NULL REFERENCES bookings,
    segment_index INTEGER NOT NULL,
    passenger_index INTEGER NOT NULL,
    order_token TEXT NOT NULL,
    item_token TEXT NOT NULL,
    payment_token TEXT NOT NULL,
    kind TEXT NOT NULL,
    position TEXT,
    opens_at INTEGER NOT NULL,
    done_at INTEGER NOT NULL,
    returned_at INTEGER,
    amount INTEGER NOT NULL,
    seat TEXT,
    inventory_key TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    site_url TEXT NOT NULL,
    is_told INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (booking_token, segment_index, passenger_index)
  )`,
  'CREATE INDEX IF NOT EXISTS registrations_by_seat ON registrations (inventory_key)',
  'CREATE INDEX IF NOT EXISTS registrations_by_letter ON registrations (done_at) WHERE is_told = 0',
];

export const WIPE_REGISTRATIONS = ['DELETE FROM registrations'];

const time = z.number();

const registrationRows = z.array(
  z
    .object({
      booking_token: z.string(),
      segment_index: z.number(),
      passenger_index: z.number(),
      order_token: z.string(),
      item_token: z.string(),
      payment_token: z.string(),
      kind: z.enum(REGISTRATION_KINDS),
      position: z.string().nullable(),
      opens_at: time,
      done_at: time,
      returned_at: time.nullable(),
      amount: z.number(),
      seat: z.string().nullable(),
      inventory_key: z.string(),
      sequence: z.number(),
      site_url: z.string(),
    })
    .transform((row) => ({
      bookingToken: row.booking_token,
      segmentIndex: row.segment_index,
      passengerIndex: row.passenger_index,
      orderToken: row.order_token,
      itemToken: row.item_token,
      /** The attempt, or the purchase after the sale, that paid for it. */
      paymentToken: row.payment_token,
      kind: row.kind,
      position: row.position === null ? null : (JSON.parse(row.position) as SeatPosition),
      /** The shop may begin: 24 hours before departure, or with the payment if that is later. */
      opensAt: row.opens_at,
      doneAt: row.done_at,
      /** Set when the carrier refuses: the money leaves. */
      returnedAt: row.returned_at,
      amount: row.amount,
      seat: row.seat,
      inventoryKey: row.inventory_key,
      sequence: row.sequence,
      siteUrl: row.site_url,
    })),
);
export type RegistrationRecord = z.output<typeof registrationRows>[number];

/** Returns the registrations of a booking, in the order of the journey and of the passengers. */
export async function listRegistrations(store: Store, bookingToken: string): Promise<RegistrationRecord[]> {
  const { rows } = await store.execute({
    sql: 'SELECT * FROM registrations WHERE booking_token = ? ORDER BY segment_index, passenger_index',
    args: [bookingToken],
  });
  return registrationRows.parse(rows);
}

/** Returns the registrations whose outcome is known by now, and about which no letter has been written. */
export async function listUntold(store: Store, now: number): Promise<RegistrationRecord[]> {
  const { rows } = await store.execute({
    sql: `SELECT * FROM registrations WHERE is_told = 0 AND done_at <= ?
          ORDER BY done_at, booking_token, segment_index, passenger_index`,
    args: [now],
  });
  return registrationRows.parse(rows);
}

/** Returns the seats of a physical flight that are given to people checked in by the shop. */
export async function seatsGiven(store: Store, inventoryKey: string): Promise<Set<string>> {
  const { rows } = await store.execute({
    sql: 'SELECT seat FROM registrations WHERE inventory_key = ? AND seat IS NOT NULL',
    args: [inventoryKey],
  });
  return new Set(rows.map(({ seat }) => String(seat)));
}

export function insertStatement(record: RegistrationRecord): InStatement {
  return {
    sql: `INSERT INTO registrations (booking_token, segment_index, passenger_index, order_token, item_token,
            payment_token, kind, position, opens_at, done_at, returned_at, amount, seat, inventory_key, sequence, site_url)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    args: [
      record.bookingToken,
      record.segmentIndex,
      record.passengerIndex,
      record.orderToken,
      record.itemToken,
      record.paymentToken,
      record.kind,
      record.position && JSON.stringify(record.position),
      record.opensAt,
      record.doneAt,
      record.returnedAt,
      record.amount,
      record.seat,
      record.inventoryKey,
      record.sequence,
      record.siteUrl,
    ],
  };
}

/** Makes the statement that marks the registrations of a flight as told, those with an outcome at the same time. */
export function toldStatement({ bookingToken, segmentIndex, doneAt }: RegistrationRecord): InStatement {
  return {
    sql: 'UPDATE registrations SET is_told = 1 WHERE booking_token = ? AND segment_index = ? AND done_at = ?',
    args: [bookingToken, segmentIndex, doneAt],
  };
}
