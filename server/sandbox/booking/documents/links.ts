import type { InStatement } from '@libsql/client';
import type { LinkScope } from '~/upstream/documents/contract';
import type { BookingRecord } from '../records/records';
import { digestOf, newToken } from '../../service/random-token';
import type { SandboxContext } from '../../service/service';

/** Keys are stored as digests only. */
export const ORDER_LINK_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS order_links (
    key_digest TEXT PRIMARY KEY,
    booking_token TEXT NOT NULL REFERENCES bookings,
    scope TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  )`,
];
export const WIPE_ORDER_LINKS = ['DELETE FROM order_links'];

const DAY_MS = 24 * 60 * 60_000;

export type NewOrderLink = {
  url: string;
  key: string;
  /** Statement that runs in the transaction of the letter. */
  keep: InStatement;
};

/**
 * Makes a link for a letter about a booking.
 * @param link.siteUrl origin of the shop that it leads to
 * @param link.until milliseconds since 1970
 */
export function newOrderLink(link: {
  bookingToken: string;
  scope: LinkScope;
  siteUrl: string;
  until: number;
}): NewOrderLink {
  const key = newToken();
  return {
    url: `${link.siteUrl}/order-link/${key}`,
    key,
    keep: {
      sql: 'INSERT INTO order_links (key_digest, booking_token, scope, expires_at) VALUES (?, ?, ?, ?)',
      args: [digestOf(key), link.bookingToken, link.scope, link.until],
    },
  };
}

/** Makes the link of a letter with tickets: valid for 30 days after the last arrival. */
export function newTicketLink({ token, offer }: Pick<BookingRecord, 'token' | 'offer'>, siteUrl: string): NewOrderLink {
  const arrivals = offer.trips.flat().map(({ wire }) => Date.parse(wire.arrival_datetime));
  return newOrderLink({ bookingToken: token, scope: 'tickets', siteUrl, until: Math.max(...arrivals) + 30 * DAY_MS });
}

/** Returns the address by which a letter's link opens the page of the order, not that of the tickets. */
export function orderAddress({ url }: Pick<NewOrderLink, 'url'>): string {
  return `${url}?order`;
}

/**
 * Makes the link of a letter about an outstanding payment: valid for a day after the deadline, so a late customer still
 * sees the outcome.
 * @param due milliseconds since 1970
 */
export function newPurchaseLink(bookingToken: string, siteUrl: string, due: number): NewOrderLink {
  return newOrderLink({ bookingToken, scope: 'purchase', siteUrl, until: due + DAY_MS });
}

/** A link that is valid now; `digest` is the one of its key. */
export type OpenLink = { token: string; scope: LinkScope; digest: string };

/** Returns the link of a key; null when it is invalid, revoked or expired. */
export async function findOrderLink(
  { store, now }: Pick<SandboxContext, 'store' | 'now'>,
  key: string,
): Promise<OpenLink | null> {
  const digest = digestOf(key);
  const { rows } = await store.execute({
    sql: 'SELECT booking_token, scope FROM order_links WHERE key_digest = ? AND expires_at > ?',
    args: [digest, now().getTime()],
  });
  if (!rows[0]) return null;
  return { token: String(rows[0].booking_token), scope: rows[0].scope === 'purchase' ? 'purchase' : 'tickets', digest };
}

export function revokeTicketLinks(bookingToken: string): InStatement {
  return { sql: "DELETE FROM order_links WHERE booking_token = ? AND scope = 'tickets'", args: [bookingToken] };
}
