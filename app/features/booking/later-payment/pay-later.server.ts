import type { RequestContext } from '~/bff/request/context';
import { redirectTo } from '~/bff/http/redirects.server';
import { countDeclines } from '~/bff/limits/payments.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { collect, settleWrite, type Settled } from '~/bff/waiting/pending.server';
import { answerRejected } from '~/forms/answer.server';
import { textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import type { PostedForm } from '~/forms/posted-form.server';
import { defineFields, readFields } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Booking } from '~/upstream/booking/contract';
import { codeOfPaymentStatus } from '~/upstream/booking/failures';
import type { LaterMeans, LaterPayment } from '~/upstream/booking/later-contract';
import type { LaterPaymentOrder } from '~/upstream/booking/later-payment.server';
import { describeFailureCode } from '~/upstream/error';
import type { CardRejection } from '../payment/card-form.server';
import { limitText, PaymentLimitReached, sendCounted } from '../payment/counted-payment.server';
import { readMeans } from '../payment/payment-means.server';
import { readAmount } from '../visit/checkout-draft.server';
import type { LaterPurchase } from './later-purchase';

/** Everything is read before this call; the answer to the POST must stay within 2 s. */
const PATIENCE_MS = 700;
/** Long enough for a customer to come back. */
const KEEP_MS = 20 * 60_000;

const payFields = defineFields({
  intent: textField(),
  idempotencyKey: textField(LIMITS.id),
  amount: textField(LIMITS.short),
});

const pendingKey = (idempotencyKey: string) => `later payment ${idempotencyKey}`;

/** Returns the payment in flight or just finished under a key; null when there is none. Starts no call. */
export function pendingLaterPayment({ key }: Pick<LaterPurchase, 'key'>): Promise<Settled<LaterPayment | null> | null> {
  return collect<LaterPayment | null>(pendingKey(key), { patienceMs: PATIENCE_MS });
}

export type LaterSale = {
  purchase: LaterPurchase;
  booking: Booking;
  /** The keys of all refused cards of the order. */
  refusedCards: readonly string[];
  /** Sends the payment, and returns it as the service knows it. */
  send(order: LaterPaymentOrder): Promise<LaterPayment | null>;
  /** The page after the payment. */
  donePath: string;
};

/**
 * Pays for something after the sale. The form's idempotency key identifies the attempt, so that a reload, a second click and
 * a second tab are one payment. The next page reads the outcome from the service: an unknown outcome never counts as a
 * failure and is never retried under another key.
 * @returns a redirect, or a rejected submission of the card
 * @throws Response 400 for a forged key or an unknown button
 */
export async function payLater(context: RequestContext, form: PostedForm, sale: LaterSale) {
  const { purchase, booking } = sale;
  const { intent, idempotencyKey: key, amount } = readFields(payFields, form);
  if (purchase.payments.some(({ idempotencyKey }) => idempotencyKey === key)) return redirectTo(purchase.path);
  if (key !== purchase.key) {
    securityEvent(context, { kind: 'form', outcome: 'forged', detail: 'payment' });
    throw new Response(null, { status: 400 });
  }
  const option = optionOf(intent);
  if (readAmount(amount) !== purchase.total.amount || !purchase.options.includes(option)) {
    return redirectTo(purchase.path);
  }
  const read = await readMeans(context, form, option);
  if ('rejected' in read) return answerRejected<CardRejection>(read.rejected);
  const { means } = read;
  const order = { idempotencyKey: key, total: purchase.total, means, returnUrl: `${context.origin}${purchase.path}` };
  const card = means.option === 'card' ? means.card : null;
  await countDeclines(context, booking.token, sale.refusedCards);
  const start = () =>
    sendCounted(
      context,
      { key, booking: booking.token, card },
      () => sale.send(order),
      (payment) => payment?.status,
    );
  let settled: Settled<LaterPayment | null>;
  try {
    settled = await settleWrite(pendingKey(key), start, { patienceMs: PATIENCE_MS, keepMs: KEEP_MS });
  } catch (error) {
    if (!(error instanceof PaymentLimitReached)) throw error;
    const { verdict } = error;
    const hasSbp = purchase.options.includes('sbp');
    const message = limitText(verdict, booking, { market: context.market, hasSbp, now: new Date() });
    const headers = { 'Retry-After': String(verdict.retryAfterSeconds) };
    return answerRejected<CardRejection>(read.reject({ status: 429, message }), headers);
  }
  // The card was refused before the bank was asked, and no attempt tells of it.
  if (settled.state === 'failed' && settled.error.code === 'requestFormat') {
    const message = getTranslator(context.market.locale, 'errors')(describeFailureCode('requestFormat').messageKey);
    return answerRejected<CardRejection>(read.reject({ status: 400, message }));
  }
  const isPaid = settled.state === 'ready' && settled.value?.status === 'success';
  return redirectTo(isPaid ? sale.donePath : purchase.path);
}

/** The payments of the buttons. */
const OPTIONS: Readonly<Record<string, LaterMeans>> = { '': 'card', pay: 'card', paySbp: 'sbp' };

/** @throws Response 400 for an unknown button: never guess a charge */
function optionOf(intent: string): LaterMeans {
  const option = Object.hasOwn(OPTIONS, intent) ? OPTIONS[intent] : undefined;
  if (!option) throw new Response(null, { status: 400 });
  return option;
}

/** Lists the idempotency keys of refused payments by card, also of those refused on the bank's page. */
export function refusedCardsOf(payments: readonly LaterPayment[]): string[] {
  return payments
    .filter(({ status, option }) => option !== 'sbp' && codeOfPaymentStatus(status) !== null)
    .map(({ idempotencyKey }) => idempotencyKey);
}
