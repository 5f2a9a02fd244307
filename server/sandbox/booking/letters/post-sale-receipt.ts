import type { InStatement } from '@libsql/client';
import type { BookingRecord } from '../records/records';
import type { BookingEvents } from '../records/events';
import type { SandboxContext } from '../../service/service';
import { titleOf } from '../titles/titles';
import { newTicketLink } from '../documents/links';
import { formatAmount } from '../../outbox/amount';
import { closingLines } from './advice';
import { fullName } from './full-name';
import { letterLanguage } from '../../outbox/letter-language';
import { sendStatement } from '../../outbox/messages';
import { policyAttachments, receiptAttachment } from './receipt';
import { RECEIPT_TEXTS } from './receipt-texts';

/** Makes statements that send one e-mail with the receipt of a post-sale purchase to the order's address. */
export function postSaleReceipt(
  { purchase, booking }: BookingEvents['postSalePaid'],
  { now }: SandboxContext,
): InStatement[] {
  if (!booking.contacts) return [];
  const language = letterLanguage(booking.language);
  const texts = RECEIPT_TEXTS[language];
  const orderNumber = booking.orderNumber ?? '';
  const amount = (hundredths: number) => formatAmount(hundredths, purchase.currency, language);
  const siteUrl = new URL(purchase.returnUrl).origin;
  const link = newTicketLink(booking, siteUrl);
  const key = `post-sale receipt ${purchase.token}`;
  const body = [
    texts.extrasGreeting,
    `${texts.order}: ${orderNumber}`,
    purchase.lines
      .map(
        ({ product, price }) =>
          `- ${titleOf(product.details, booking)}${forWhom(product.target.passengerIndex, booking)}: ${amount(price)}`,
      )
      .join('\n'),
    `${texts.total}: ${amount(purchase.amount)}`,
    `${texts.link}: ${link.url}`,
    texts.attached,
    closingLines(booking, siteUrl).join('\n'),
  ].join('\n\n');
  return [
    link.keep,
    receiptAttachment(key, link, language),
    ...policyAttachments(key, purchase.lines, link, language),
    sendStatement(key, {
      kind: 'email',
      recipient: booking.contacts.email,
      subject: texts.extrasSubject(orderNumber),
      body,
      sentAt: now(),
    }),
  ];
}

/** Returns ", IVANOVA ANNA" for a product of one passenger, else an empty text. */
function forWhom(index: number | undefined, { passengers }: BookingRecord): string {
  const passenger = index === undefined ? undefined : passengers?.[index];
  return passenger ? `, ${fullName(passenger)}` : '';
}
