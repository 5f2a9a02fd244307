import { createHash } from 'node:crypto';
import type { BookingEvents } from '../../booking/records/events';
import { letterLanguage } from '../../outbox/letter-language';
import type { Listeners } from '../../service/events';
import { HELP_TEXTS } from './texts';
import { openStatements } from './write';

/**
 * Processes that end with a person open a request, so that it stands among the others. Their own letters tell the
 * customer; the request brings none.
 */
export const helpListeners: Listeners<BookingEvents> = {
  refundAsked: ({ booking, request, siteUrl }, context) => {
    if (request.resolution !== 'support_request') return [];
    const texts = HELP_TEXTS[letterLanguage(booking.language)].refund;
    const { settledAt, failedAt } = request.plan;
    const text = settledAt === null ? texts.refused : texts.done;
    return opened(
      { booking, siteUrl, category: 'refund', cause: request.token },
      { asked: texts.asked, answer: { text, at: settledAt ?? failedAt ?? request.createdAt } },
      context,
    );
  },
  expiryAsked: ({ surcharge, booking, ticket }, context) => {
    const texts = HELP_TEXTS[letterLanguage(booking.language)].surcharge;
    const text = ticket.reopenedUntil === null ? texts.closed : texts.reopened;
    const category = surcharge.purpose === 'exchange' ? 'exchange' : 'passenger_info_change';
    return opened(
      { booking, siteUrl: surcharge.siteUrl, category, cause: surcharge.token },
      { asked: texts.asked, answer: { text, at: ticket.answeredAt } },
      context,
    );
  },
};

type Cause = {
  booking: BookingEvents['refundAsked']['booking'];
  siteUrl: string | null;
  category: 'refund' | 'exchange' | 'passenger_info_change';
  cause: string;
};

function opened(
  { booking, siteUrl, category, cause }: Cause,
  { asked, answer }: { asked: string; answer: { text: string; at: number } },
  context: Parameters<typeof openStatements>[2],
) {
  const key = createHash('sha256').update(`${cause} ${answer.at}`).digest('base64url');
  return openStatements(
    {
      ...{ bookingToken: booking.token, email: null, language: booking.language, siteUrl, category, cause },
      ...{ data: {}, description: asked, files: [], idempotencyKey: key },
    },
    answer,
    context,
  ).statements;
}
