import type { InStatement } from '@libsql/client';
import type { RefundAsked } from '../records/events';
import { formatAmount } from '../../outbox/amount';
import { letterLanguage } from '../../outbox/letter-language';
import { sendStatement } from '../../outbox/messages';
import { newTicketLink, orderAddress } from '../documents/links';
import { closingLines } from './advice';
import { bankDay, customersDay } from './time-in';
import { IN_WALLET_TEXTS } from './in-wallet-texts';
import { RETURN_TEXTS, type ReturnLetter } from './return-texts';
import { returnedLines } from './returned-lines';

/**
 * Makes the letters about a refund request: that a person looks at it, and how it ended. Each is visible from its time
 * on.
 */
export function returnLetters({ booking, request, siteUrl }: RefundAsked): InStatement[] {
  const { contacts, orderNumber } = booking;
  if (!contacts) return [];
  const { plan, quote, createdAt } = request;
  const language = letterLanguage(booking.language);
  const amount = formatAmount(quote.total, booking.offer.session.currency, language);
  const origin = siteUrl && new URL(siteUrl).origin;
  const link = origin ? newTicketLink(booking, origin) : null;
  const letter = (kind: ReturnLetter, sentAt: number, until: string) => {
    const isToWallet = (kind === 'asked' || kind === 'paid') && isInWallet(request);
    const { subject, body } = isToWallet ? IN_WALLET_TEXTS[language][kind] : RETURN_TEXTS[language][kind];
    const facts = { order: orderNumber ?? '', amount, until };
    return sendStatement(`refund request ${request.token} ${kind}`, {
      kind: 'email',
      recipient: contacts.email,
      subject: subject(facts.order),
      body: [
        body(facts),
        returnedLines(booking, quote),
        ...(link && origin ? [orderAddress(link), closingLines(booking, origin).join('\n')] : []),
      ].join('\n\n'),
      sentAt: new Date(sentAt),
    });
  };
  const { settledAt, failedAt } = plan;
  const end = settledAt ?? failedAt ?? createdAt;
  return [
    ...(link ? [link.keep] : []),
    ...(request.resolution === 'support_request' ? [letter('asked', createdAt, customersDay(end, booking))] : []),
    ...(settledAt === null ? [] : [letter(endOf(request), settledAt, bankDay(settledAt, booking))]),
    ...(failedAt === null ? [] : [letter('refused', failedAt, '')]),
  ];
}

function endOf(request: RefundAsked['request']): ReturnLetter {
  if (request.kind === 'void' && !isInWallet(request)) return 'voided';
  return request.quote.total > 0 ? 'paid' : 'nothing';
}

function isInWallet({ quote }: RefundAsked['request']): boolean {
  return quote.total > 0 && quote.destinations.every(({ walletAccount }) => walletAccount !== '');
}
