import type { RequestContext } from '~/bff/request/context';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { limitRefunds } from '~/bff/limits/orders.server';
import { isUnderWay, settleWrite } from '~/bff/waiting/pending.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { readAmount } from '~/features/booking/visit/checkout-draft.server';
import { textField } from '~/forms/fields.server';
import { readForm } from '~/forms/form.server';
import { LIMITS } from '~/forms/limits';
import { defineFields, readFields } from '~/forms/submission.server';
import type { ExchangeRequest } from '~/upstream/after-sale/contract';
import { keyOfExchange, pathAfterExchange, pathAfterFailure, pendingKey, readyExchange } from './confirm.server';

const fields = defineFields({ idempotencyKey: textField(LIMITS.id), amount: textField(LIMITS.short) });

/** Booking and options are read before this call; the answer to the POST must stay within 2 s. */
const PATIENCE_MS = 700;
/** Long enough for a customer to come back. */
const KEEP_MS = 20 * 60_000;

/**
 * Asks for the exchange that the address describes, at the sum that the customer saw. The form's idempotency key is bound to
 * the chosen flights, so that a reload, a second click and a second tab are one request. Always redirects: to the payment
 * of the surcharge, to the request, or to the confirmation, which says what happened.
 */
export async function sendExchange(context: RequestContext, request: Request, token: string) {
  const { idempotencyKey: key, amount } = readFields(fields, await readForm(request));
  const { url, upstream } = context;
  // The second of two clicks finds the exchange of the first one.
  const ready = await readyExchange(context, token, pathAfterExchange);
  if ('interrupted' in ready) return redirectTo(`${url.pathname}${url.search}`);
  const { visit, answers } = ready;
  const shown = readAmount(amount);
  const requests = visit.options.requests.length;
  if (shown === null || !isKeyOf(key, requests)) throw new Response(null, { status: 400 });

  if (!(await isUnderWay(pendingKey(key)))) await limitRefunds(context, token);
  const order = {
    ways: answers.chosen,
    total: { amount: shown, currency: visit.booking.currency },
    idempotencyKey: key,
    siteUrl: letterOrigin(context),
  };
  const settled = await settleWrite<ExchangeRequest>(pendingKey(key), () => upstream.afterSale.exchange(token, order), {
    patienceMs: PATIENCE_MS,
    keepMs: KEEP_MS,
  });
  if (settled.state === 'ready') return redirectTo(pathAfterExchange(token, settled.value));
  if (settled.state === 'waiting') return redirectTo(`${url.pathname}${url.search}`);
  return redirectTo(pathAfterFailure(settled.error, token, answers, shown));

  /** The page was made when so many exchanges were known, or fewer: those that have ended since. */
  function isKeyOf(posted: string, most: number): boolean {
    for (let count = most; count >= 0; count -= 1) {
      if (posted === keyOfExchange(token, count, answers.chosen)) return true;
    }
    return false;
  }
}
