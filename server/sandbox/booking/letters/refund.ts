import type { InStatement } from '@libsql/client';
import type { AttemptRecord, RefundReason } from '../records/attempt-records';
import type { BookingRecord } from '../records/records';
import { formatAmount } from '../../outbox/amount';
import { letterLanguage } from './letter-language';
import { sendStatement } from '../../outbox/messages';
import { REFUND_TEXTS } from './refund-texts';

type RefundParts = {
  booking: BookingRecord;
  /** The refunded payments, each in full. */
  payments: AttemptRecord[];
  orderNumber: string;
  /** Milliseconds since 1970. */
  refundedAt: number;
  reason: RefundReason;
};

/** Banks show refunds within this time. */
const BANK_MS = 10 * 86_400_000;

/** Makes statements that refund payments of an order in full and announce them in one e-mail. */
export function refundStatements({ booking, payments, orderNumber, refundedAt, reason }: RefundParts): InStatement[] {
  const { currency } = booking.offer.session;
  const refunds = payments.map((payment) => ({
    sql: `INSERT INTO refunds (attempt_token, booking_token, amount, currency, refunded_at, reason)
          VALUES (?, ?, ?, ?, ?, ?)`,
    args: [payment.token, booking.token, payment.amount, currency, refundedAt, reason],
  }));
  const last = payments.at(-1);
  if (!booking.contacts || !last) return refunds;
  const language = letterLanguage(booking.language);
  const amount = formatAmount(
    payments.reduce((sum, payment) => sum + payment.amount, 0),
    currency,
    language,
  );
  const link = `${new URL(last.returnUrl).origin}/mbooking/checking/${booking.token}`;
  const until = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' });
  const { subject, body } = REFUND_TEXTS[language][reason];
  const facts = { order: orderNumber, amount, until: until.format(refundedAt + BANK_MS) };
  return [
    ...refunds,
    sendStatement(refundLetterKey(last), {
      kind: 'email',
      recipient: booking.contacts.email,
      subject: subject(orderNumber),
      body: [body(facts), link].join('\n\n'),
      sentAt: new Date(refundedAt),
    }),
  ];
}

/** Returns the dedupe key of the letter about a refund that ends with this payment. */
export function refundLetterKey({ token }: Pick<AttemptRecord, 'token'>): string {
  return `refund email ${token}`;
}
