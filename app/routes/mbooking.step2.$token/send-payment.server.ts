import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { accessTo } from '~/bff/booking-access/access.server';
import type { RequestContext } from '~/bff/request/context';
import type { Draft } from '~/bff/cookies/drafts.server';
import { settleWrite } from '~/bff/waiting/pending.server';
import { keepDraft } from '~/features/booking/visit/checkout-draft.server';
import { isBuyer } from '~/features/booking/visit/bought-here.server';
import { leavePaymentNote } from '~/features/booking/payment/payment-note.server';
import { sendCounted } from '~/features/booking/payment/counted-payment.server';
import {
  paymentOutcome,
  pendingPaymentKey,
  type PaymentAnswer,
} from '~/features/booking/payment/payment-outcome.server';
import type { Money } from '~/market/money';
import type { PaymentMeans } from '~/upstream/booking/means.server';
import type { PaymentType } from '~/upstream/booking/payment-contract';
import type { PayableOrder } from '~/features/booking/payment/visit-payment.server';

/**
 * The booking was read before this call; the answer to the POST must stay within 1.5 s. The status page keeps waiting.
 */
const PATIENCE_MS = 700;
/** Long enough for a customer to come back to the status page. */
const KEEP_MS = 20 * 60_000;

/** A payment as shown and chosen. */
export type ChosenPayment = {
  key: string;
  total: Money;
  type: PaymentType;
  means: PaymentMeans;
  isFirstOfTwo: boolean;
};

const EMPTY_DRAFT: Draft = { contacts: { email: '', phone: '' }, passengers: [] };

/**
 * Sends a payment and notes it in the draft.
 * @returns the next page
 * @throws PaymentLimitReached when it was not sent
 */
export async function sendPayment(
  context: RequestContext,
  request: Request,
  { booking, draft, step1 }: PayableOrder,
  { key, total, type, means, isFirstOfTwo }: ChosenPayment,
): Promise<string> {
  const { token } = booking;
  // A second payment reuses the passengers already booked.
  const people = booking.isPartiallyPaid ? null : step1;
  const makesOwner = isBuyer(await accessTo(context, token), people !== null);
  const send = () =>
    context.upstream.booking.bookAndIssue({
      token,
      idempotencyKey: key,
      total,
      passengers: people?.passengers ?? null,
      contacts: people && { email: people.email, phone: people.phone },
      paymentType: type,
      means,
      isFirstOfTwo,
      makesOwner,
      returnUrl: `${context.origin}${checkoutPath('checking', token)}`,
      browser: { ip: context.clientIp || undefined, userAgent: request.headers.get('user-agent') ?? undefined },
    });
  const card = means.option === 'card' ? means.card : null;
  const start = async (): Promise<PaymentAnswer> => {
    const { payment } = await sendCounted(context, { key, booking: token, card }, send, (sent) => sent.payment.status);
    return { payment };
  };
  const settled = await settleWrite<PaymentAnswer>(pendingPaymentKey(key), start, {
    patienceMs: PATIENCE_MS,
    keepMs: KEEP_MS,
  });
  if (settled.state === 'failed' && settled.error.code === 'rateChangedError') {
    await leavePaymentNote(context, token, 'changed');
  }
  const { path, refused } = paymentOutcome(token, settled);
  const payment = { key, since: new Date().toISOString() };
  await keepDraft(context, token, { ...(draft ?? EMPTY_DRAFT), refused, payment, ...typedCard(means) });
  return path;
}

/** Returns the expiry and the holder of a typed card for the draft; nothing else of a card may be kept. */
function typedCard(means: PaymentMeans): Pick<Draft, 'card'> {
  if (means.option !== 'card' || means.card.kind !== 'card') return {};
  const { expiry, cardholder } = means.card.reveal();
  return { card: { expiry, cardholder } };
}
