import { checkoutPath } from '../flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import { textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { purchaseKey } from '~/bff/waiting/idempotency.server';
import { countDeclines } from '~/bff/limits/payments.server';
import { collect, settleWrite, type Settled } from '~/bff/waiting/pending.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { readAmount } from '../visit/checkout-draft.server';
import { cardForm, withBrand, type CardRejection } from '../payment/card-form.server';
import { limitText, PaymentLimitReached, sendCounted } from '../payment/counted-payment.server';
import { defineFields, readFields, readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import type { AncillaryOrder, AncillaryProduct } from '~/upstream/ancillaries/contract';
import { CardData } from '~/upstream/booking/card-data.server';
import { codeOfPaymentStatus } from '~/upstream/booking/failures';
import { purchasesOf } from '../receipt/bought-later';
import { purchaseTotal } from './pay-screen.server';
import { postSalePayPath } from './post-sale-path';
import { visitPostSale } from './visit-post-sale.server';

/** The booking and the orders are read before this call; the answer to the POST must stay within 2 s. */
const PATIENCE_MS = 700;
/** Long enough for a customer to come back. */
const KEEP_MS = 20 * 60_000;

/** The payment of a purchase; the orders tell everything else about it. */
type Purchase = AncillaryOrder['payment'];

const payFields = defineFields({ idempotencyKey: textField(LIMITS.id), amount: textField(LIMITS.short) });

const pendingKey = (idempotencyKey: string) => `buy ${idempotencyKey}`;

/** Returns the purchase in flight or just finished under a key; null when there is none. Starts no call. */
export function pendingPurchase(idempotencyKey: string): Promise<Settled<Purchase> | null> {
  return collect<Purchase>(pendingKey(idempotencyKey), { patienceMs: PATIENCE_MS });
}

/** Returns the products of an address; null when some of them are not for sale. */
export function chosenProducts(
  items: readonly string[],
  products: readonly AncillaryProduct[],
): AncillaryProduct[] | null {
  const chosen = products.filter(({ token }) => items.includes(token));
  return chosen.length === new Set(items).size && chosen.length > 0 ? chosen : null;
}

/**
 * Pays for the products in the address. The form's idempotency key identifies the attempt, so that a reload, a second
 * click and a second tab are one payment. The next page reads the outcome from the orders: an unknown outcome never
 * counts as a failure and is never retried under another key.
 */
export async function buyPostSale(context: RequestContext, request: Request, token: string) {
  const form = await readForm(request);
  const { idempotencyKey: key, amount } = readFields(payFields, form);
  const items = context.url.searchParams.getAll('item');
  const here = postSalePayPath(token, items);
  const visit = await visitPostSale(context, token, here, items);
  if (!('booking' in visit)) return redirectTo(here);
  const { booking, orders, products } = visit;
  const chosen = chosenProducts(items, products);
  const purchases = purchasesOf(orders);
  if (!chosen || purchases.some(({ payment }) => payment?.idempotencyKey === key)) return redirectTo(here);
  const tokens = chosen.map((product) => product.token);
  if (key !== purchaseKey(token, purchases.length, tokens)) throw new Response(null, { status: 400 });
  const total = purchaseTotal(chosen, booking);
  if (readAmount(amount) !== total.amount) return redirectTo(here);

  // This page offers no saved cards.
  const facts = { now: new Date(), isSignedIn: false };
  const { value, reject } = readSubmission(cardForm, form, getTranslator(context.market.locale, 'errors'), facts);
  if (!value || !('typed' in value)) return answerRejected<CardRejection>(withBrand(reject(), form));
  const card = new CardData(value.typed);
  const send = () =>
    context.upstream.ancillaries.buyAfterSale(token, {
      items: tokens.map((item) => ({ token: item })),
      total,
      idempotencyKey: key,
      means: { option: 'card', card },
      returnUrl: `${context.origin}${here}`,
    });
  const options = { patienceMs: PATIENCE_MS, keepMs: KEEP_MS };
  await countDeclines(context, token, refusedCards(orders));
  const start = async () => {
    const { payment } = await sendCounted(
      context,
      { key, booking: token, card },
      send,
      (order) => order.payment?.status,
    );
    return payment;
  };
  let settled: Settled<Purchase>;
  try {
    settled = await settleWrite<Purchase>(pendingKey(key), start, options);
  } catch (error) {
    if (!(error instanceof PaymentLimitReached)) throw error;
    const { verdict } = error;
    const message = limitText(verdict, booking, { market: context.market, hasSbp: false, now: new Date() });
    const rejected = withBrand(reject({ status: 429, message }), form);
    return answerRejected<CardRejection>(rejected, { 'Retry-After': String(verdict.retryAfterSeconds) });
  }
  const isPaid = settled.state === 'ready' && settled.value?.status === 'success';
  return redirectTo(isPaid ? boughtPath(token) : here);
}

/** Lists the idempotency keys of refused payments, including those refused on the bank's page. */
function refusedCards(orders: Parameters<typeof purchasesOf>[0]): string[] {
  return purchasesOf(orders).flatMap(({ payment }) =>
    payment && codeOfPaymentStatus(payment.status) !== null ? [payment.idempotencyKey] : [],
  );
}

/** Returns the path that shows the purchase. */
export function boughtPath(token: string): string {
  return `${checkoutPath('thanks', token)}?bought#bought`;
}
