import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import { textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineFields, readFields } from '~/forms/submission.server';
import { paymentKey } from '~/bff/waiting/idempotency.server';
import type { Verdict } from '~/bff/limits/count.server';
import { countDeclines } from '~/bff/limits/payments.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { keepAddons } from '~/features/booking/ancillaries/keep-addons.server';
import { readRemoval } from '~/features/booking/ancillaries/removal-intent';
import { keepDraft, readAmount } from '~/features/booking/visit/checkout-draft.server';
import { orderPrice, paymentWays } from '~/features/booking/summary/price-lines';
import { isOfOtherOrder } from '~/features/booking/payment/attempt.server';
import { leavePaymentNote } from '~/features/booking/payment/payment-note.server';
import type { CardRejection } from '~/features/booking/payment/card-form.server';
import { answerSlip, SLIP_INTENTS } from '~/features/booking/payment/email-slip.server';
import { DEVICE_INTENTS } from '~/features/booking/payment/device-wallets';
import { limitText, PaymentLimitReached } from '~/features/booking/payment/counted-payment.server';
import { PROMO_INTENTS, submitPromoCode, type PromoRejection } from '~/features/booking/payment/submit-promo.server';
import { partOfIntent } from '~/features/booking/payment/part-payment';
import { submitPart, type PartRejection } from '~/features/booking/payment/submit-part.server';
import type { Market } from '~/market/market';
import { isDeviceWallet } from '~/upstream/booking/wallet-contract';
import { codeOfPaymentStatus } from '~/upstream/booking/failures';
import { readMeans } from '~/features/booking/payment/payment-means.server';
import { sendPayment } from './send-payment.server';
import { isAcceptedPrice, visitPayment, type PayableOrder } from '~/features/booking/payment/visit-payment.server';

/** A rejected submission of a form on the page. Of the card it sends back only the holder and the brand. */
export type Step2Rejection = CardRejection | PromoRejection | PartRejection;

/** The charge of each button: the whole amount due, or the first of two payments. */
const CHARGES = {
  pay: { option: 'card', isFirstOfTwo: false },
  payFirst: { option: 'card', isFirstOfTwo: true },
  paySbp: { option: 'sbp', isFirstOfTwo: false },
  payFirstSbp: { option: 'sbp', isFirstOfTwo: true },
  payWallet: { option: 'wallet', isFirstOfTwo: false },
  payEWallet: { option: 'e_wallet', isFirstOfTwo: false },
  [DEVICE_INTENTS.apple_pay]: { option: 'apple_pay', isFirstOfTwo: false },
  [DEVICE_INTENTS.google_pay]: { option: 'google_pay', isFirstOfTwo: false },
} as const;
export type Charge = (typeof CHARGES)[keyof typeof CHARGES];

/** Returns the charge of a button. @throws Response 400 for an unknown button: never guess a charge */
function chargeOf(intent: string): Charge {
  if (intent === '') return CHARGES.pay;
  if (!Object.hasOwn(CHARGES, intent)) throw new Response(null, { status: 400 });
  return CHARGES[intent as keyof typeof CHARGES];
}

const buttonFields = defineFields({
  intent: textField(),
  idempotencyKey: textField(LIMITS.id),
  order: textField(LIMITS.id),
  paymentType: textField(),
  amount: textField(LIMITS.short),
  firstAmount: textField(LIMITS.short),
});

/** Query parameter: removing an add-on failed. */
export const KEPT_ADDON = 'keptAddon';

/**
 * Pays, changes the promo code, removes an add-on, or accepts a changed price. The form's idempotency key identifies
 * the attempt, so that a reload, a second click and a second tab are one payment.
 * @returns a redirect, or a Step2Rejection with its status
 */
export async function submitStep2(context: RequestContext, request: Request, token: string) {
  const form = await readForm(request);
  const order = await visitPayment(context, request, token);
  const step2 = checkoutPath('step2', token);
  // Nothing was sent to the bank: the page shows the wait and says so, and the card must be typed again.
  if (!('booking' in order)) {
    await leavePaymentNote(context, token, 'unsent');
    return redirectTo(step2);
  }

  const { booking, draft } = order;
  const { intent, idempotencyKey: key, ...fields } = readFields(buttonFields, form);
  if (intent === 'acceptPrice') {
    const isOfTickets = readAmount(fields.amount) === booking.totalPrice;
    if (isOfTickets && draft) await keepDraft(context, token, { ...draft, acceptedAmount: booking.totalPrice });
    return redirectTo(step2);
  }

  if (SLIP_INTENTS.some((one) => one === intent)) {
    if (draft && !booking.isPartiallyPaid) await keepDraft(context, token, answerSlip(draft, intent));
    return redirectTo(step2);
  }

  if (context.brand.hasPromoCodes && PROMO_INTENTS.some((one) => one === intent)) {
    const rejected = await submitPromoCode(context, token, form);
    return rejected ? answerRejected<Step2Rejection>(rejected) : redirectTo(step2);
  }

  const part = partOfIntent(intent);
  if (part) {
    const rejected = await submitPart(context, booking, form, part);
    return rejected ? answerRejected<Step2Rejection>(rejected) : redirectTo(step2);
  }

  const removal = readRemoval(intent);
  if (removal !== null) {
    const { state } = await keepAddons(context, booking, { bySlot: {} }, removal);
    return redirectTo(state === 'kept' ? step2 : `${step2}?${KEPT_ADDON}=1`);
  }

  if (key !== paymentKey(token, booking.payments.length)) {
    // The form of an earlier attempt: the page shows its outcome. Any other key is forged.
    if (booking.payments.some(({ idempotencyKey }) => idempotencyKey === key)) return redirectTo(step2);
    securityEvent(context, { kind: 'form', outcome: 'forged', detail: 'payment' });
    throw new Response(null, { status: 400 });
  }
  const charge = chargeOf(intent);
  const charged = currentCharge(order, charge, fields.paymentType);
  const shownAmount = readAmount(charge.isFirstOfTwo ? fields.firstAmount : fields.amount);
  if (!isAcceptedPrice(order)) return redirectTo(step2);
  if (charged === null || shownAmount !== charged.total.amount || isOfOtherOrder(fields.order, order)) {
    await leavePaymentNote(context, token, 'changed');
    return redirectTo(step2);
  }

  const read = await readMeans(context, form, charge.option);
  if ('rejected' in read) return answerRejected<Step2Rejection>(read.rejected);
  await countDeclines(context, token, refusedCards(booking));
  const payment = { key, means: read.means, isFirstOfTwo: charge.isFirstOfTwo, ...charged };
  try {
    return redirectTo(await sendPayment(context, request, order, payment));
  } catch (error) {
    if (!(error instanceof PaymentLimitReached)) throw error;
    const { verdict } = error;
    const rejected = read.reject({ status: 429, message: limitMessage(verdict, order, context.market) });
    const headers = { 'Retry-After': String(verdict.retryAfterSeconds) };
    return answerRejected<Step2Rejection>(rejected, headers);
  }
}

/** Lists the idempotency keys of refused payments by card or a card's token, including those refused on the bank's page. */
function refusedCards({ payments }: PayableOrder['booking']): string[] {
  return payments
    .filter(
      ({ option, status }) => (option === 'card' || isDeviceWallet(option)) && codeOfPaymentStatus(status) !== null,
    )
    .map(({ idempotencyKey }) => idempotencyKey);
}

/** Says when this payment option is available again; the page offers the other options. */
function limitMessage(verdict: Verdict, { booking, ancillaries }: PayableOrder, market: Market): string {
  const ways = paymentWays(booking, orderPrice(booking, { ancillaries }));
  const hasSbp = ways.some(({ option }) => option === 'sbp');
  return limitText(verdict, booking, { market, hasSbp, now: new Date() });
}

/** Returns what the button would charge now and who charges it; null when that option is not offered. */
function currentCharge({ booking, ancillaries }: PayableOrder, { option, isFirstOfTwo }: Charge, chosen: string) {
  const way = paymentWays(booking, orderPrice(booking, { ancillaries })).find((one) => one.option === option);
  if (!way) return null;
  const [usual] = way.types;
  if (isFirstOfTwo) return way.split && { total: way.split.first, type: usual };
  return { total: way.total, type: way.types.find((type) => type === chosen) ?? usual };
}
