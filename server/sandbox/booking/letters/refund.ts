import type { InStatement } from '@libsql/client';
import type { AttemptRecord } from '../records/attempt-records';
import type { RefundScheduled } from '../records/events';
import { formatAmount } from '../../outbox/amount';
import { letterLanguage } from '../../outbox/letter-language';
import { sendStatement } from '../../outbox/messages';
import { newPurchaseLink } from '../documents/links';
import { closingLines } from './advice';
import { bankDay } from './time-in';
import { REFUND_TEXTS } from './refund-texts';
import { routeName } from './route-name';

/** How long a letter shows its order. */
const LINK_MS = 30 * 86_400_000;

/** Makes the letter about a refund: one e-mail, visible from the time of the refund. */
export function refundLetter({ booking, payments, orderNumber, refundedAt, reason }: RefundScheduled): InStatement[] {
  const last = payments.at(-1);
  if (!booking.contacts || !last) return [];
  const language = letterLanguage(booking.language);
  const amount = formatAmount(
    payments.reduce((sum, payment) => sum + payment.amount + payment.wallet, 0),
    booking.offer.session.currency,
    language,
  );
  const siteUrl = new URL(last.returnUrl).origin;
  const link = newPurchaseLink(booking.token, siteUrl, refundedAt + LINK_MS);
  const { subject, body } = REFUND_TEXTS[language][reason];
  const facts = { order: orderNumber, amount, until: bankDay(refundedAt, booking) };
  return [
    link.keep,
    sendStatement(refundLetterKey(last), {
      kind: 'email',
      recipient: booking.contacts.email,
      subject: subject(orderNumber),
      body: [body(facts), routeName(booking.offer, language), link.url, closingLines(booking, siteUrl).join('\n')].join(
        '\n\n',
      ),
      sentAt: new Date(refundedAt),
    }),
  ];
}

/** Returns the dedupe key of the letter about a refund that ends with this payment. */
export function refundLetterKey({ token }: Pick<AttemptRecord, 'token'>): string {
  return `refund email ${token}`;
}
