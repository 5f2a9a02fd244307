import { RAIL_SCHEMA } from './rail-records';

/** Times are milliseconds since 1970 by the sandbox's clock; amounts are hundredths; documents are JSON. */
export const BOOKING_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS bookings (
    token TEXT PRIMARY KEY,
    idempotency_key TEXT NOT NULL UNIQUE,
    offer TEXT NOT NULL,
    fare_key TEXT NOT NULL,
    language TEXT NOT NULL,
    country TEXT,
    agent TEXT,
    tag TEXT,
    marker TEXT,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    fare_found_at INTEGER NOT NULL,
    price_moved INTEGER NOT NULL,
    reserved_at INTEGER,
    fault TEXT,
    passengers TEXT,
    contacts TEXT,
    order_number TEXT UNIQUE,
    paid_at INTEGER,
    gds_authorized_at INTEGER,
    issuing_at INTEGER,
    issued_at INTEGER,
    completed_at INTEGER,
    departs_on TEXT,
    departs_at INTEGER,
    arrives_at INTEGER,
    returned_at INTEGER
  )`,
  `CREATE INDEX IF NOT EXISTS bookings_by_address ON bookings (lower(json_extract(contacts, '$.email')))`,
  // `until`: the seats of an exchange that nobody has paid for, or those that an exchange gives up.
  `CREATE TABLE IF NOT EXISTS seats (
    booking_token TEXT NOT NULL REFERENCES bookings,
    inventory_key TEXT NOT NULL,
    count INTEGER NOT NULL,
    until INTEGER,
    PRIMARY KEY (booking_token, inventory_key)
  )`,
  // The keys by which a hold is counted (hold-contract.ts).
  `CREATE TABLE IF NOT EXISTS holders (
    key TEXT NOT NULL,
    booking_token TEXT NOT NULL REFERENCES bookings,
    PRIMARY KEY (key, booking_token)
  )`,
  // Only the last four digits of a card are stored.
  `CREATE TABLE IF NOT EXISTS payment_attempts (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    token TEXT NOT NULL UNIQUE,
    booking_token TEXT NOT NULL REFERENCES bookings,
    idempotency_key TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL,
    type TEXT NOT NULL,
    option TEXT NOT NULL,
    part TEXT NOT NULL,
    amount INTEGER NOT NULL,
    fee INTEGER NOT NULL,
    currency TEXT NOT NULL,
    points INTEGER NOT NULL,
    points_account TEXT,
    wallet INTEGER NOT NULL,
    payer_account TEXT,
    card_last4 TEXT NOT NULL,
    return_url TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    deadline_at INTEGER NOT NULL
  )`,
  // Tokens that the wallets of devices gave, each for one payment; hosts that Apple vouches for.
  `CREATE TABLE IF NOT EXISTS device_tokens (
    id TEXT PRIMARY KEY,
    option TEXT NOT NULL,
    amount INTEGER NOT NULL,
    currency TEXT NOT NULL,
    card_last4 TEXT NOT NULL,
    created_at INTEGER NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS device_token_uses (
    token_id TEXT PRIMARY KEY REFERENCES device_tokens,
    attempt_token TEXT NOT NULL REFERENCES payment_attempts (token)
  )`,
  `CREATE TABLE IF NOT EXISTS apple_sessions (id TEXT PRIMARY KEY, domain TEXT NOT NULL, expires_at INTEGER NOT NULL)`,
  // A booking is charged once, whole or in two payments, and again only after the first of two was refunded: the last
  // guard if everything above it fails. `slot`: 1 is the whole or the first payment, 2 the second; `round` counts
  // earlier refunds. Without `issue_delay_ms` the carrier issues nothing for the payment.
  `CREATE TABLE IF NOT EXISTS captures (
    attempt_token TEXT PRIMARY KEY REFERENCES payment_attempts (token),
    booking_token TEXT NOT NULL REFERENCES bookings,
    round INTEGER NOT NULL,
    slot INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    currency TEXT NOT NULL,
    captured_at INTEGER NOT NULL,
    issue_delay_ms INTEGER,
    UNIQUE (booking_token, round, slot)
  )`,
  // A payment is refunded in full from that time on. The row of a first payment exists from the beginning, and is
  // deleted when the second arrives in time.
  `CREATE TABLE IF NOT EXISTS refunds (
    attempt_token TEXT PRIMARY KEY REFERENCES captures,
    booking_token TEXT NOT NULL REFERENCES bookings,
    amount INTEGER NOT NULL,
    currency TEXT NOT NULL,
    refunded_at INTEGER NOT NULL,
    reason TEXT NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS refunds_by_booking ON refunds (booking_token)',
  'CREATE INDEX IF NOT EXISTS attempts_by_booking ON payment_attempts (booking_token, number)',
  // Points with which attempts began; they are spent while the attempt is open, and for good by its success.
  'CREATE INDEX IF NOT EXISTS attempts_by_points ON payment_attempts (points_account) WHERE points > 0',
  // The same for money of a wallet.
  'CREATE INDEX IF NOT EXISTS attempts_by_wallet ON payment_attempts (payer_account) WHERE wallet > 0',
  `CREATE TABLE IF NOT EXISTS tickets (
    booking_token TEXT NOT NULL REFERENCES bookings,
    record_index INTEGER NOT NULL,
    passenger_index INTEGER NOT NULL,
    passenger_type TEXT NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    middle_name TEXT,
    ticket_number TEXT NOT NULL UNIQUE,
    pnr TEXT NOT NULL,
    PRIMARY KEY (booking_token, record_index, passenger_index)
  )`,
  ...RAIL_SCHEMA,
];

/** Statements that delete every booking, in an order that keeps the references valid. */
export const WIPE_BOOKINGS = [
  'tickets',
  'rail_berths',
  'rail_places',
  'refunds',
  'captures',
  'device_token_uses',
  'device_tokens',
  'apple_sessions',
  'payment_attempts',
  'holders',
  'seats',
  'bookings',
].map((table) => `DELETE FROM ${table}`);
