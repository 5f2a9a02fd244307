import type { RequestContext } from '~/bff/request/context';
import { expirationKey } from '~/bff/waiting/idempotency.server';
import { settleWrite } from '~/bff/waiting/pending.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { payLater, refusedCardsOf } from '~/features/booking/later-payment/pay-later.server';
import { textField } from '~/forms/fields.server';
import { readForm } from '~/forms/form.server';
import { defineFields, readFields } from '~/forms/submission.server';
import type { Surcharge } from '~/upstream/after-sale/contract';
import { visitSurcharge } from './read-surcharges.server';
import { failedQuestionPath, surchargePath } from './surcharge-path';
import { surchargePurchase } from './surcharge-screen.server';

const PATIENCE_MS = 900;
const KEEP_MS = 60_000;

const buttonFields = defineFields({ intent: textField() });

/**
 * Pays a surcharge, or asks the shop about an expired one.
 * @returns a redirect to its page, which says what happened, or a rejected submission of the card
 */
export async function actOnSurcharge(context: RequestContext, request: Request, token: string, surchargeToken: string) {
  const form = await readForm(request);
  const here = surchargePath(token, surchargeToken);
  const visit = await visitSurcharge(context, token, surchargeToken);
  if ('interrupted' in visit) return redirectTo(here);
  const { booking, surcharge } = visit;
  if (readFields(buttonFields, form).intent === 'ask') return redirectTo(await ask(context, token, surcharge));
  return payLater(context, form, {
    purchase: surchargePurchase(surcharge, booking),
    booking,
    refusedCards: refusedCardsOf(surcharge.payments),
    send: async (order) => {
      const { payments } = await context.upstream.afterSale.paySurcharge(token, surchargeToken, order);
      return payments.find(({ idempotencyKey }) => idempotencyKey === order.idempotencyKey) ?? null;
    },
    donePath: here,
  });
}

/**
 * Asks about the expiry. The key follows from it, so that a reload, a second click and a second tab ask once.
 * @returns the path that says what happened
 */
async function ask({ upstream }: RequestContext, token: string, surcharge: Surcharge): Promise<string> {
  const here = surchargePath(token, surcharge.token);
  if (surcharge.status !== 'expired' || surcharge.ticket) return here;
  const key = expirationKey(token, surcharge.token, surcharge.payUntil);
  const settled = await settleWrite<Surcharge>(
    `surcharge ticket ${key}`,
    () => upstream.afterSale.createExpirationTicket(token, surcharge.token, key),
    { patienceMs: PATIENCE_MS, keepMs: KEEP_MS },
  );
  // The page shows what is so when the question is answered already, or is not needed any more.
  const isKnown = settled.state === 'failed' && SETTLED_CODES.includes(settled.error.code ?? '');
  return settled.state === 'ready' || isKnown ? here : failedQuestionPath(token, surcharge.token);
}

const SETTLED_CODES = ['TicketAlreadyExists', 'SurchargeHasNotExpired', 'wrongAction'];
