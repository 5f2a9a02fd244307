import { json } from '@remix-run/node';
import { checkoutPath } from '~/bff/checkout-flow';
import type { RequestContext } from '~/bff/context';
import { readForm, textOf } from '~/bff/form.server';
import { paymentKey } from '~/bff/idempotency.server';
import { settle } from '~/bff/pending.server';
import { limitPayments } from '~/bff/rate-limit.server';
import { redirectTo } from '~/bff/redirects.server';
import { keepDraft, readAmount } from '~/features/checkout/checkout-draft.server';
import { orderPrice } from '~/features/checkout/price-lines';
import { faultMessages, type FormErrors } from '~/features/checkout/fault-messages';
import { CARD_FIELDS, readCard, type CheckedCard } from '~/features/payment/card-form.server';
import { paymentOutcome, pendingPaymentKey, type PaymentAnswer } from '~/features/payment/payment-outcome.server';
import {
  PROMO_INTENTS,
  submitPromoCode,
  type PromoFault,
  type PromoOutcome,
} from '~/features/promo-code/submit-promo.server';
import { getTranslator } from '~/i18n/translator.server';
import { CardData } from '~/upstream/booking/card-data.server';
import { visitPayment, type PayableOrder } from './visit-payment.server';

/** With the booking asked for first, the answer to the POST stays within 1.5 s; the status page goes on waiting. */
const PATIENCE_MS = 700;
/** As long as a customer may need to come back to the status page. */
const KEEP_MS = 20 * 60_000;

/** What the page shows after a POST that did not lead on. No card data but the holder's name. */
export type Step2Refusal = { errors: FormErrors; cardholder: string; promo?: PromoFault };

/**
 * Pays, takes a promo code, or accepts a changed price. The key of the form says which attempt is meant, so that a reload, a second click
 * and a second tab are one payment.
 * @returns a redirect, or a Step2Refusal with its status
 */
export async function submitStep2(context: RequestContext, request: Request, token: string) {
  const form = await readForm(request);
  const order = await visitPayment(context, request, token);
  const step2 = checkoutPath('step2', token);
  // Nothing was sent to the bank: the page says what it waits for, and the card is typed again.
  if (!('booking' in order)) return redirectTo(step2);

  const { booking, ancillaries, draft } = order;
  const shownAmount = readAmount(textOf(form, 'amount'));
  if (textOf(form, 'intent') === 'acceptPrice') {
    const isOfTickets = shownAmount === booking.totalPrice;
    if (isOfTickets) await keepDraft(context, token, { ...draft, acceptedAmount: booking.totalPrice });
    return redirectTo(step2);
  }

  if (context.brand.hasPromoCodes && PROMO_INTENTS.some((intent) => intent === textOf(form, 'intent'))) {
    return promoAnswer(await submitPromoCode(context, token, form), step2);
  }

  const key = textOf(form, 'idempotencyKey');
  if (key !== paymentKey(token, booking.payments.length)) {
    // An earlier attempt's form: what became of that attempt is on the page. Any other key was made up.
    if (booking.payments.some(({ idempotencyKey }) => idempotencyKey === key)) return redirectTo(step2);
    throw new Response(null, { status: 400 });
  }
  const isCurrentPrice = shownAmount === orderPrice(booking, { ancillaries }).total.amount;
  if (!isCurrentPrice || (draft.acceptedAmount ?? booking.totalPrice) !== booking.totalPrice) return redirectTo(step2);

  await limitPayments(context, token);
  const checked = readCard(form, new Date());
  if (!checked.ok) {
    const refusal: Step2Refusal = {
      errors: faultMessages(checked.faults, getTranslator(context.market.locale, 'errors')),
      cardholder: textOf(form, CARD_FIELDS.cardholder).slice(0, 50),
    };
    return json(refusal, { status: 400 });
  }
  return redirectTo(await pay(context, request, order, key, checked.card));
}

function promoAnswer(outcome: PromoOutcome, step2: string) {
  if (!outcome) return redirectTo(step2);
  const { fault, status } = outcome;
  const errors: FormErrors = { byField: {}, summary: [{ field: 'promoCode', message: fault.error }] };
  const refusal: Step2Refusal = { errors, cardholder: '', promo: fault };
  return json(refusal, { status });
}

/** @returns the page to go to */
async function pay(
  context: RequestContext,
  request: Request,
  { booking, ancillaries, draft, step1 }: PayableOrder,
  key: string,
  card: CheckedCard,
): Promise<string> {
  const { token } = booking;
  const start = () =>
    context.upstream.booking.bookAndIssue({
      token,
      idempotencyKey: key,
      total: orderPrice(booking, { ancillaries }).total,
      passengers: step1.passengers,
      contacts: { email: step1.email, phone: step1.phone },
      paymentType: booking.payment.type ?? 'acquiring',
      means: { option: 'card', card: new CardData(card) },
      returnUrl: `${context.origin}${checkoutPath('checking', token)}`,
      browser: { ip: context.clientIp || undefined, userAgent: request.headers.get('user-agent') ?? undefined },
    });
  const settled = await settle<PaymentAnswer>(pendingPaymentKey(key), start, {
    patienceMs: PATIENCE_MS,
    keepMs: KEEP_MS,
  });
  const { path, refused } = paymentOutcome(token, settled);
  await keepDraft(context, token, { ...draft, refused, payment: { key, since: new Date().toISOString() } });
  return path;
}
