import type { Asker, Verdict } from '~/bff/limits/count.server';
import { countPayment, type PaymentSubject } from '~/bff/limits/payments.server';
import { tripTime } from '../summary/pay-deadline';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import { codeOfPaymentStatus } from '~/upstream/booking/failures';
import type { ReadPaymentStatus } from '~/upstream/booking/payment-contract';
import { UpstreamError } from '~/upstream/error';
import { refusedByField } from './refused-fields';

/** Thrown when a limit is reached and the payment was not sent. */
export class PaymentLimitReached extends Error {
  constructor(readonly verdict: Verdict) {
    super(`limit ${verdict.refusedBy ?? ''} is reached`);
  }
}

/** Error codes that mean a declined card, by the bank or by the card check. */
const DECLINE_CODES: ReadonlySet<string> = new Set([
  'cvvError',
  'insufficientFundsError',
  'issuerError',
  'cardExpiredError',
  'paymentError',
]);

/**
 * Sends a payment unless a limit is reached, and counts it when the card is declined. Gives the point back when the
 * payment is accepted, waits for the bank or has an unknown outcome.
 * @param key the idempotency key of the payment
 * @throws PaymentLimitReached when nothing was sent
 */
export async function sendCounted<Answer>(
  asker: Asker,
  { key, ...subject }: PaymentSubject & { key: string },
  send: () => Promise<Answer>,
  statusOf: (answer: Answer) => ReadPaymentStatus | undefined,
): Promise<Answer> {
  const counted = await countPayment(asker, subject);
  if (!counted.isAllowed) throw new PaymentLimitReached(counted);
  try {
    const answer = await send();
    const status = statusOf(answer);
    await (status && codeOfPaymentStatus(status) !== null ? counted.keepAsDecline(key) : counted.refundPoint());
    return answer;
  } catch (error) {
    await (isDecline(error) ? counted.keepAsDecline(key) : counted.refundPoint());
    throw error;
  }
}

function isDecline(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false;
  if (DECLINE_CODES.has(error.code ?? '')) return true;
  // A refused card field also helps somebody who guesses card numbers.
  const refused = error.code === 'requestFormat' ? Object.keys(refusedByField(error.fields)) : [];
  return refused.some((field) => field.startsWith('card.'));
}

/**
 * Says until when payments are blocked, and how the customer can still pay.
 * @param hasSbp whether the page offers the fast payment system
 */
export function limitText(
  { refusedBy, retryAfterSeconds }: Verdict,
  booking: Pick<Booking, 'segments' | 'ports' | 'cities'>,
  { market, hasSbp, now }: { market: Market; hasSbp: boolean; now: Date },
): string {
  const t = getTranslator(market.locale, 'payment');
  const again = tripTime(new Date(now.getTime() + retryAfterSeconds * 1000).toISOString(), booking, market);
  if (refusedBy === 'payment-booking') return t('limit.tries', again);
  const isOfCard = refusedBy === 'decline-card' || refusedBy === 'decline-card-day';
  const text = t(isOfCard ? 'limit.card' : 'limit.cards', again);
  return hasSbp ? `${text} ${t('limit.sbpWorks')}` : text;
}
