import { OPEN_ORDER_SCHEMA } from './open-order';
import { POST_SALE_SCHEMA } from './post-sale-records';
import { SEAT_HOLDS_SCHEMA } from './seat-holds';

/** One order per booking; products are JSON. Amounts are hundredths of the booking's currency. */
export const ANCILLARY_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS ancillary_orders (
    token TEXT PRIMARY KEY,
    booking_token TEXT NOT NULL UNIQUE REFERENCES bookings,
    created_at INTEGER NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS ancillary_items (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    booking_token TEXT NOT NULL REFERENCES ancillary_orders (booking_token),
    token TEXT NOT NULL,
    slot TEXT NOT NULL,
    product TEXT NOT NULL,
    packet_token TEXT,
    price INTEGER NOT NULL,
    seat TEXT,
    UNIQUE (booking_token, token),
    UNIQUE (booking_token, slot),
    UNIQUE (booking_token, seat)
  )`,
  'CREATE INDEX IF NOT EXISTS ancillary_items_by_seat ON ancillary_items (seat) WHERE seat IS NOT NULL',
  ...POST_SALE_SCHEMA,
  ...SEAT_HOLDS_SCHEMA,
  ...OPEN_ORDER_SCHEMA,
];

/** Statements that delete every order; run them before deleting the bookings. */
export const WIPE_ANCILLARIES = [
  'DELETE FROM open_orders',
  'DELETE FROM post_sale_seats',
  'DELETE FROM post_sale_payments',
  'DELETE FROM ancillary_items',
  'DELETE FROM ancillary_orders',
];
