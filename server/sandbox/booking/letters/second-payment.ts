import type { InStatement } from '@libsql/client';
import type { AttemptRecord } from '../records/attempt-records';
import type { FirstPaymentAccepted } from '../records/events';
import { newPurchaseLink } from '../documents/links';
import { formatAmount } from '../../outbox/amount';
import { sendStatement } from '../../outbox/messages';
import { placeOf } from '../../outbox/customer-place';
import { letterLanguage } from '../../outbox/letter-language';
import { closingLines } from './advice';
import { refundLetterKey } from './refund';
import { SECOND_PAYMENT_TEXTS, type SecondPaymentFacts } from './second-payment-texts';
import { timeIn } from './time-in';

const HOUR_MS = 3_600_000;

/** Sends the reminder three hours before the deadline, or after half of a shorter time. */
function reminderTime(acceptedAt: number, deadline: number): number {
  return deadline - Math.min(3 * HOUR_MS, (deadline - acceptedAt) / 2);
}

/** Makes the letters about the second of two payments: one at once, one some hours before the deadline. */
export function secondPaymentLetters(payment: FirstPaymentAccepted): InStatement[] {
  const { booking, first, orderNumber, acceptedAt, deadline } = payment;
  const { contacts } = booking;
  if (!contacts) return [];
  const { currency } = booking.offer.session;
  const language = letterLanguage(booking.language);
  const zone = booking.offer.trips[0]?.[0]?.departureTimeZone ?? 'UTC';
  const facts: SecondPaymentFacts = {
    order: orderNumber,
    paid: formatAmount(first.amount + first.wallet, currency, language),
    due: formatAmount(payment.due, currency, language),
    until: timeIn(zone, placeOf(booking), deadline),
  };
  const siteUrl = new URL(first.returnUrl).origin;
  const link = newPurchaseLink(booking.token, siteUrl, deadline);
  const letter = (kind: keyof typeof KEYS, sentAt: number) =>
    sendStatement(KEYS[kind](first), {
      kind: 'email',
      recipient: contacts.email,
      subject: SECOND_PAYMENT_TEXTS[language][kind].subject(facts.order),
      body: [
        SECOND_PAYMENT_TEXTS[language][kind].body(facts),
        link.url,
        closingLines(booking, siteUrl).join('\n'),
      ].join('\n\n'),
      sentAt: new Date(sentAt),
    });
  return [link.keep, letter('accepted', acceptedAt), letter('reminder', reminderTime(acceptedAt, deadline))];
}

/** Cancels the pending letters about the second payment and about the refund of the first: the second has come. */
export function dropSecondPaymentLetters({ first }: { first: AttemptRecord }): InStatement[] {
  return [
    { sql: 'DELETE FROM outbox WHERE dedupe_key = ?', args: [refundLetterKey(first)] },
    // Keep a reminder that was already sent.
    {
      sql: `DELETE FROM outbox WHERE dedupe_key = ? AND sent_at >
              (SELECT MAX(captured_at) FROM captures WHERE booking_token = ?)`,
      args: [KEYS.reminder(first), first.bookingToken],
    },
  ];
}

const KEYS = {
  accepted: ({ token }: AttemptRecord) => `first payment email ${token}`,
  reminder: ({ token }: AttemptRecord) => `second payment reminder ${token}`,
};
