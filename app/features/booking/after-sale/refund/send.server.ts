import { isEWalletOffered } from '~/bff/account/e-wallet.server';
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
import type { RefundRequest } from '~/upstream/after-sale/contract';
import { removeLeftovers } from '../uploads/uploads-screen.server';
import { keyOfChoice, pathAfter, pendingKey, readyRefund } from './confirm.server';
import { refundRequestPath } from './refund-path';

const fields = defineFields({
  idempotencyKey: textField(LIMITS.id),
  amount: textField(LIMITS.short),
  comment: textField(LIMITS.comment),
  payTo: textField(LIMITS.short),
});

/** Booking and options are read before this call; the answer to the POST must stay within 2 s. */
const PATIENCE_MS = 700;
/** Long enough for a customer to come back. */
const KEEP_MS = 20 * 60_000;

/**
 * Sends the refund that the address describes, at the sum that the customer saw. The form's idempotency key is bound to
 * the chosen tickets, so that a reload, a second click and a second tab are one request; an unknown outcome is never
 * asked for again under another key. Always redirects: to the request, or to the confirmation, which says what happened.
 */
export async function sendRefund(context: RequestContext, request: Request, token: string) {
  const { idempotencyKey: key, amount, comment, payTo } = readFields(fields, await readForm(request));
  const { url, upstream } = context;
  const ready = await readyRefund(context, token);
  if ('interrupted' in ready) return redirectTo(`${url.pathname}${url.search}`);
  const { visit, answers, choice, attachments } = ready;
  const shown = readAmount(amount);
  const requests = visit.options.requests.length;
  if (shown === null || !isKeyOf(key, requests)) throw new Response(null, { status: 400 });

  if (!(await isUnderWay(pendingKey(key)))) await limitRefunds(context, token);
  const order = {
    ...choice,
    total: { amount: shown, currency: visit.booking.currency },
    idempotencyKey: key,
    attachments,
    comment: comment === '' ? null : comment,
    siteUrl: letterOrigin(context),
    isToEWallet: payTo === 'eWallet' && (await isEWalletOffered(context, visit.booking.currency)),
  };
  const options = { patienceMs: PATIENCE_MS, keepMs: KEEP_MS };
  const settled = await settleWrite<RefundRequest>(
    pendingKey(key),
    () => upstream.afterSale.refund(token, order),
    options,
  );
  if (settled.state === 'ready' && attachments.length > 0) await removeLeftovers(context, token, 'refund');
  if (settled.state === 'ready') return redirectTo(refundRequestPath(token, settled.value.token));
  if (settled.state === 'waiting') return redirectTo(`${url.pathname}${url.search}`);
  return redirectTo(pathAfter(settled.error, token, answers, shown));

  /** The page was made when so many requests were known, or fewer: those that have failed since. */
  function isKeyOf(posted: string, most: number): boolean {
    for (let count = most; count >= 0; count -= 1) if (posted === keyOfChoice(token, count, choice)) return true;
    return false;
  }
}
