import { json } from '@remix-run/node';
import { checkoutPath } from '../flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { readForm, textOf } from '~/forms/form.server';
import { purchaseKey } from '~/bff/waiting/idempotency.server';
import { countDeclines } from '~/bff/limits/payments.server';
import { collect, settle, type Settled } from '~/bff/waiting/pending.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { readAmount } from '../visit/checkout-draft.server';
import { faultMessages, type FormErrors } from '../passengers/fault-messages';
import { CARD_FIELDS, readCard } from '../payment/card-form.server';
import { limitText, PaymentLimitReached, sendCounted } from '../payment/counted-payment.server';
import { getTranslator } from '~/i18n/translator.server';
import type { AncillaryOrder, AncillaryProduct } from '~/upstream/ancillaries/contract';
import { CardData } from '~/upstream/booking/card-data.server';
import { codeOfPaymentStatus } from '~/upstream/booking/failures';
import { purchasesOf } from '../receipt/bought-later';
import { purchaseTotal } from './pay-screen.server';
import { postSalePayPath } from './post-sale-path';
import { visitPostSale } from './visit-post-sale.server';

/** What the page shows after a POST that did not lead on. Nothing of the card but its holder. */
export type PurchaseRefusal = { errors: FormErrors; cardholder: string };

/** With the booking and the orders asked for first, the answer to the POST stays within 2 s. */
const PATIENCE_MS = 700;
/** As long as a customer may need to come back. */
const KEEP_MS = 20 * 60_000;

const pendingKey = (idempotencyKey: string) => `buy ${idempotencyKey}`;

/** The purchase that runs under a key, or has just ended; null when there is none. Starts nothing. */
export function pendingPurchase(idempotencyKey: string): Promise<Settled<AncillaryOrder> | null> {
  return collect<AncillaryOrder>(pendingKey(idempotencyKey), { patienceMs: PATIENCE_MS });
}

/** What of an address is on sale; null when some of it is not. */
export function chosenProducts(
  items: readonly string[],
  products: readonly AncillaryProduct[],
): AncillaryProduct[] | null {
  const chosen = products.filter(({ token }) => items.includes(token));
  return chosen.length === new Set(items).size && chosen.length > 0 ? chosen : null;
}

/**
 * Pays for what the address names. The key of the form says which try is meant, so that a reload, a second click and a
 * second tab are one payment. What became of it is told by the page that it leads to, from the orders themselves: an
 * outcome that is not known is never taken for a failure, and never tried under another key.
 */
export async function buyPostSale(context: RequestContext, request: Request, token: string) {
  const form = await readForm(request);
  const items = context.url.searchParams.getAll('item');
  const here = postSalePayPath(token, items);
  const visit = await visitPostSale(context, token, here);
  if (!('booking' in visit)) return redirectTo(here);
  const { booking, orders, products } = visit;
  const chosen = chosenProducts(items, products);
  const key = textOf(form, 'idempotencyKey');
  const purchases = purchasesOf(orders);
  if (!chosen || purchases.some(({ payment }) => payment?.idempotencyKey === key)) return redirectTo(here);
  const tokens = chosen.map((product) => product.token);
  if (key !== purchaseKey(token, purchases.length, tokens)) throw new Response(null, { status: 400 });
  const total = purchaseTotal(chosen, booking);
  if (readAmount(textOf(form, 'amount')) !== total.amount) return redirectTo(here);

  const checked = readCard(form, new Date());
  if (!checked.ok) {
    const refusal: PurchaseRefusal = {
      errors: faultMessages(checked.faults, getTranslator(context.market.locale, 'errors')),
      cardholder: textOf(form, CARD_FIELDS.cardholder).slice(0, 50),
    };
    return json(refusal, { status: 400 });
  }
  const card = new CardData(checked.card);
  const send = () =>
    context.upstream.ancillaries.buyAfterSale(token, {
      items: tokens.map((item) => ({ token: item })),
      total,
      idempotencyKey: key,
      card,
      returnUrl: `${context.origin}${here}`,
    });
  const options = { patienceMs: PATIENCE_MS, keepMs: KEEP_MS };
  await countDeclines(context, token, refusedCards(orders));
  const start = () => sendCounted(context, { key, booking: token, card }, send, ({ payment }) => payment?.status);
  let settled: Settled<AncillaryOrder>;
  try {
    settled = await settle<AncillaryOrder>(pendingKey(key), start, options);
  } catch (error) {
    if (!(error instanceof PaymentLimitReached)) throw error;
    const { verdict } = error;
    const message = limitText(verdict, booking, { market: context.market, hasSbp: false, now: new Date() });
    const refusal: PurchaseRefusal = { errors: { byField: {}, summary: [{ field: '', message }] }, cardholder: '' };
    return json(refusal, { status: 429, headers: { 'Retry-After': String(verdict.retryAfterSeconds) } });
  }
  const isPaid = settled.state === 'ready' && settled.value.payment?.status === 'success';
  return redirectTo(isPaid ? boughtPath(token) : here);
}

/** Payments that were refused, by the bank's page too. */
function refusedCards(orders: Parameters<typeof purchasesOf>[0]): string[] {
  return purchasesOf(orders).flatMap(({ payment }) =>
    payment && codeOfPaymentStatus(payment.status) !== null ? [payment.idempotencyKey] : [],
  );
}

/** Where what was bought is told. */
export function boughtPath(token: string): string {
  return `${checkoutPath('thanks', token)}?bought#bought`;
}
