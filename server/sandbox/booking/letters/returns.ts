import type { InStatement } from '@libsql/client';
import type { RefundAsked } from '../records/events';
import { formatAmount } from '../../outbox/amount';
import { letterLanguage } from '../../outbox/letter-language';
import { sendStatement } from '../../outbox/messages';
import { RETURN_TEXTS, type ReturnLetter } from './return-texts';

/** Banks show refunds within this time. */
const BANK_MS = 10 * 86_400_000;

/**
 * Makes the letters about a refund request: that a person looks at it, and how it ended. Each is visible from its time
 * on.
 */
export function returnLetters({ booking, request, siteUrl }: RefundAsked): InStatement[] {
  const { contacts, orderNumber } = booking;
  if (!contacts) return [];
  const { plan, quote, createdAt } = request;
  const language = letterLanguage(booking.language);
  const days = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' });
  const amount = formatAmount(quote.total, booking.offer.session.currency, language);
  const link = siteUrl ? [`${new URL(siteUrl).origin}/user/orders/${booking.token}`] : [];
  const letter = (kind: ReturnLetter, sentAt: number, until: number) => {
    const { subject, body } = RETURN_TEXTS[language][kind];
    const facts = { order: orderNumber ?? '', amount, until: days.format(until) };
    return sendStatement(`refund request ${request.token} ${kind}`, {
      kind: 'email',
      recipient: contacts.email,
      subject: subject(facts.order),
      body: [body(facts), ...link].join('\n\n'),
      sentAt: new Date(sentAt),
    });
  };
  const { settledAt, failedAt } = plan;
  const end = settledAt ?? failedAt ?? createdAt;
  return [
    ...(request.resolution === 'support_request' ? [letter('asked', createdAt, end)] : []),
    ...(settledAt === null ? [] : [letter(endOf(request), settledAt, settledAt + BANK_MS)]),
    ...(failedAt === null ? [] : [letter('refused', failedAt, failedAt)]),
  ];
}

function endOf({ kind, quote }: RefundAsked['request']): ReturnLetter {
  if (kind === 'void') return 'voided';
  return quote.total > 0 ? 'paid' : 'nothing';
}
