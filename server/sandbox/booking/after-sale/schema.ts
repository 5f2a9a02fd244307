/**
 * Refund requests, the coupons they take back, and the money that leaves. Times are milliseconds since 1970 by the
 * sandbox's clock and may lie ahead: a row is written once, and time alone makes it true. Amounts are hundredths.
 */
export const AFTER_SALE_SCHEMA = [
  // `plan`: the states of the request with their times, as JSON. `settled_at`: the money leaves; null when it fails,
  // `failed_at` says when.
  `CREATE TABLE IF NOT EXISTS refund_requests (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    token TEXT NOT NULL UNIQUE,
    booking_token TEXT NOT NULL REFERENCES bookings,
    idempotency_key TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    reason TEXT,
    resolution TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    plan TEXT NOT NULL,
    settled_at INTEGER,
    failed_at INTEGER,
    quote TEXT NOT NULL,
    amount INTEGER NOT NULL,
    attachments TEXT NOT NULL,
    comment TEXT
  )`,
  'CREATE INDEX IF NOT EXISTS refund_requests_by_booking ON refund_requests (booking_token, number)',
  // A coupon goes back once: the last guard if everything above it fails. `round` counts earlier requests that failed.
  `CREATE TABLE IF NOT EXISTS refund_coupons (
    request_token TEXT NOT NULL REFERENCES refund_requests (token),
    booking_token TEXT NOT NULL REFERENCES bookings,
    record_index INTEGER NOT NULL,
    passenger_index INTEGER NOT NULL,
    trip_index INTEGER NOT NULL,
    round INTEGER NOT NULL,
    PRIMARY KEY (booking_token, record_index, passenger_index, trip_index, round)
  )`,
  // Ancillaries that go back. `cause`: a refund request, or the delivery that failed.
  `CREATE TABLE IF NOT EXISTS item_returns (
    order_token TEXT NOT NULL,
    item_token TEXT NOT NULL,
    booking_token TEXT NOT NULL REFERENCES bookings,
    cause TEXT NOT NULL,
    amount INTEGER NOT NULL,
    returned_at INTEGER NOT NULL,
    PRIMARY KEY (order_token, item_token)
  )`,
  // Money on its way back to a payment: an attempt's token, or that of a purchase after the sale.
  `CREATE TABLE IF NOT EXISTS money_returns (
    cause TEXT NOT NULL,
    payment_token TEXT NOT NULL,
    booking_token TEXT NOT NULL REFERENCES bookings,
    amount INTEGER NOT NULL,
    currency TEXT NOT NULL,
    returned_at INTEGER NOT NULL,
    wallet_account TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (cause, payment_token, wallet_account)
  )`,
  // Changes of flights by their carriers; the flights are JSON. `leaves_on`, `leaves_at`, `lands_at`: the whole journey
  // from then on, or after the answer.
  `CREATE TABLE IF NOT EXISTS schedule_changes (
    token TEXT PRIMARY KEY,
    booking_token TEXT NOT NULL REFERENCES bookings,
    segment_index INTEGER NOT NULL,
    told_at INTEGER NOT NULL,
    answer_until INTEGER NOT NULL,
    was TEXT NOT NULL,
    becomes TEXT,
    answer TEXT,
    answer_key TEXT UNIQUE,
    answered_at INTEGER,
    replacement TEXT,
    leaves_on TEXT NOT NULL,
    leaves_at INTEGER NOT NULL,
    lands_at INTEGER NOT NULL,
    UNIQUE (booking_token)
  )`,
  // Exchanges, their money and their flights as JSON. Unpaid ones lapse at `pay_until`. Paid ones end at `done_at` or at
  // `failed_at`; `steps`: the states with their times. `leaves_on`, `leaves_at`, `lands_at`: the whole journey afterwards.
  `CREATE TABLE IF NOT EXISTS exchanges (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    token TEXT NOT NULL UNIQUE,
    booking_token TEXT NOT NULL REFERENCES bookings,
    idempotency_key TEXT NOT NULL UNIQUE,
    created_at INTEGER NOT NULL,
    pay_until INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    quote TEXT NOT NULL,
    site_url TEXT NOT NULL,
    payment_token TEXT,
    steps TEXT,
    paid_at INTEGER,
    done_at INTEGER,
    failed_at INTEGER,
    leaves_on TEXT,
    leaves_at INTEGER,
    lands_at INTEGER
  )`,
  'CREATE INDEX IF NOT EXISTS exchanges_by_booking ON exchanges (booking_token, number)',
  `CREATE TABLE IF NOT EXISTS reissued_tickets (
    booking_token TEXT NOT NULL REFERENCES bookings,
    record_index INTEGER NOT NULL,
    passenger_index INTEGER NOT NULL,
    ticket_number TEXT NOT NULL UNIQUE,
    valid_from INTEGER NOT NULL,
    PRIMARY KEY (booking_token, record_index, passenger_index, valid_from)
  )`,
  "CREATE INDEX IF NOT EXISTS money_returns_by_wallet ON money_returns (wallet_account) WHERE wallet_account <> ''",
  'CREATE INDEX IF NOT EXISTS money_returns_by_booking ON money_returns (booking_token)',
  'CREATE INDEX IF NOT EXISTS item_returns_by_booking ON item_returns (booking_token)',
];

/** Statements that delete all of it; run them before deleting the bookings. */
export const WIPE_AFTER_SALE = [
  'refund_coupons',
  'item_returns',
  'money_returns',
  'refund_requests',
  'schedule_changes',
  'reissued_tickets',
  'exchanges',
].map((table) => `DELETE FROM ${table}`);
