/** Proof of the buyer behind a letter's link: a code to the order's e-mail, and the order's phone (decision 069). */
import { randomUUID } from 'node:crypto';
import type { BuyerCodeWire, BuyerGrantWire } from '~/upstream/documents/buyer-contract';
import type { endpoints } from '~/upstream/documents/contract';
import type { ReceivedBy } from '~/upstream/endpoint';
import { sendStatement } from '../../outbox/messages';
import { ServiceFailure } from '../../service/failure';
import { languageOf } from '../../service/language';
import { CODE_MS, codeDigest, MAX_TRIES, newCode } from '../../service/one-time-code';
import { digestOf, newToken } from '../../service/random-token';
import type { SandboxContext } from '../../service/service';
import { getBooking } from '../records/desk';
import { buyerLetterTexts } from './buyer-letter-texts';
import { findOrderLink, type OpenLink } from './links';
import { isPhoneOf } from './order-phone';

/** Codes, and what they opened. Tokens and codes are stored as digests only. */
export const BUYER_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS buyer_codes (
    attempt_digest TEXT PRIMARY KEY,
    booking_token TEXT NOT NULL REFERENCES bookings,
    link_digest TEXT NOT NULL,
    code_digest TEXT NOT NULL,
    tries INTEGER NOT NULL,
    sent_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS buyer_codes_by_booking ON buyer_codes (booking_token)',
  `CREATE TABLE IF NOT EXISTS buyer_grants (
    grant_digest TEXT PRIMARY KEY,
    booking_token TEXT NOT NULL REFERENCES bookings,
    link_digest TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  )`,
];
export const WIPE_BUYERS = ['buyer_codes', 'buyer_grants'].map((table) => `DELETE FROM ${table}`);

/** Says whether an account has begun or paid for a booking. */
export type Ownership = (context: Pick<SandboxContext, 'store'>, bookingToken: string) => Promise<boolean>;

const GRANT_MS = 30 * 60_000;
/** Between two letters of an order. */
const RESEND_MS = 60_000;
/** Letters of an order whose codes work at the same time: together they allow 15 wrong codes. */
const MAX_LETTERS = 3;

/**
 * Sends a code to the order's e-mail. Requests at the same moment send one letter.
 * @throws ServiceFailure DocumentsLinkExpired, wrongAction for an account's order, codeJustSent
 */
export async function sendBuyerCode(
  { key, lang }: ReceivedBy<typeof endpoints.requestBuyerCode>,
  context: SandboxContext,
  isOfAccount: Ownership,
): Promise<BuyerCodeWire> {
  const link = await guestsLink(key, context, isOfAccount);
  const booking = await getBooking(context, link.token);
  const at = context.now();
  const [attempt, code] = [newToken(), newCode()];
  const [expiresAt, resendAt] = [at.getTime() + CODE_MS, at.getTime() + RESEND_MS];
  const [, kept] = await context.store.batch(
    [
      { sql: 'DELETE FROM buyer_codes WHERE expires_at <= ?', args: [at.getTime()] },
      {
        sql: `INSERT INTO buyer_codes (attempt_digest, booking_token, link_digest, code_digest, tries, sent_at, expires_at)
              SELECT :attempt, :booking, :link, :code, 0, :now, :until
              WHERE (SELECT COUNT(*) < :letters AND coalesce(MAX(sent_at), 0) <= :now - :pause
                FROM buyer_codes WHERE booking_token = :booking)
              RETURNING attempt_digest`,
        args: {
          attempt: digestOf(attempt),
          booking: link.token,
          link: link.digest,
          code: codeDigest(attempt, code),
          now: at.getTime(),
          until: expiresAt,
          letters: MAX_LETTERS,
          pause: RESEND_MS,
        },
      },
    ],
    'write',
  );
  if (kept?.rows.length === 0) throw await justSent(link.token, context);
  const texts = buyerLetterTexts(languageOf(lang, booking.language));
  const order = booking.orderNumber ?? '';
  await context.store.execute(
    sendStatement(`buyer ${randomUUID()}`, {
      kind: 'email',
      recipient: booking.contacts?.email ?? '',
      subject: texts.subject(code, order),
      body: [texts.text(order), code, texts.otherwise].join('\n\n'),
      sentAt: at,
    }),
  );
  return {
    attempt_token: attempt,
    expires_at: new Date(expiresAt).toISOString(),
    resend_at: new Date(resendAt).toISOString(),
  };
}

/**
 * Takes a code with the order's phone; only one of two concurrent requests gets the rights.
 * @throws ServiceFailure InvalidAuthInfo for a wrong code or phone, InvalidConfirmationToken for a code that does not
 *   work any more, or belongs to another link; wrongAction for an account's order
 */
export async function proveBuyer(
  { key, attempt_token: attempt, code, phone }: ReceivedBy<typeof endpoints.proveBuyer>,
  context: SandboxContext,
  isOfAccount: Ownership,
): Promise<BuyerGrantWire> {
  const link = await guestsLink(key, context, isOfAccount, 'InvalidConfirmationToken');
  const { store, now } = context;
  const at = now().getTime();
  const own = digestOf(attempt);
  const { rows } = await store.execute({
    sql: `UPDATE buyer_codes SET tries = tries + 1
          WHERE attempt_digest = ? AND link_digest = ? AND expires_at > ? AND tries < ? RETURNING code_digest`,
    args: [own, link.digest, at, MAX_TRIES],
  });
  if (!rows[0]) throw new ServiceFailure('InvalidConfirmationToken');
  const { contacts } = await getBooking(context, link.token);
  if (rows[0].code_digest !== codeDigest(attempt, code) || !isPhoneOf(contacts, phone)) {
    throw new ServiceFailure('InvalidAuthInfo');
  }
  const grant = newToken();
  const [, granted] = await store.batch(
    [
      { sql: 'DELETE FROM buyer_grants WHERE expires_at <= ?', args: [at] },
      {
        sql: `INSERT INTO buyer_grants (grant_digest, booking_token, link_digest, expires_at)
              SELECT ?, booking_token, link_digest, ? FROM buyer_codes WHERE attempt_digest = ? RETURNING grant_digest`,
        args: [digestOf(grant), at + GRANT_MS, own],
      },
      { sql: 'DELETE FROM buyer_codes WHERE attempt_digest = ?', args: [own] },
    ],
    'write',
  );
  if (granted?.rows.length === 0) throw new ServiceFailure('InvalidConfirmationToken');
  return { grant, expires_at: new Date(at + GRANT_MS).toISOString() };
}

/** Returns until when a grant opens an order together with its link; null for one that does not. */
export async function provenUntil(
  { store, now }: Pick<SandboxContext, 'store' | 'now'>,
  { digest }: Pick<OpenLink, 'digest'>,
  grant: string,
): Promise<string | null> {
  const { rows } = await store.execute({
    sql: 'SELECT expires_at FROM buyer_grants WHERE grant_digest = ? AND link_digest = ? AND expires_at > ?',
    args: [digestOf(grant), digest, now().getTime()],
  });
  return rows[0] ? new Date(Number(rows[0].expires_at)).toISOString() : null;
}

/** Returns the link to the tickets of a guest's order. @throws ServiceFailure `expired`, wrongAction */
async function guestsLink(
  key: string,
  context: SandboxContext,
  isOfAccount: Ownership,
  expired = 'DocumentsLinkExpired',
): Promise<OpenLink> {
  const link = await findOrderLink(context, key);
  if (link?.scope !== 'tickets') throw new ServiceFailure(expired);
  if (await isOfAccount(context, link.token)) throw new ServiceFailure('wrongAction', {}, 'the order is an account’s');
  return link;
}

/** Says when the next code can be sent: after the pause, or when the oldest of too many has expired. */
async function justSent(bookingToken: string, { store, now }: SandboxContext): Promise<ServiceFailure> {
  const { rows } = await store.execute({
    sql: `SELECT MAX(sent_at) + ? AS after_pause, MIN(expires_at) AS first_end, COUNT(*) AS letters
          FROM buyer_codes WHERE booking_token = ?`,
    args: [RESEND_MS, bookingToken],
  });
  const sent = rows[0];
  const isFull = Number(sent?.letters) >= MAX_LETTERS;
  const at = Math.max(now().getTime(), Number(sent?.after_pause), isFull ? Number(sent?.first_end) : 0);
  return new ServiceFailure('codeJustSent', { resend_at: new Date(at).toISOString() });
}
