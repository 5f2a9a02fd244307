import type { RequestContext } from '~/bff/request/context';
import { settle, settleWrite } from '~/bff/waiting/pending.server';
import { readForm } from '~/forms/form.server';
import { answerRejected } from '~/forms/answer.server';
import { textField } from '~/forms/fields.server';
import { rejectUnread, type RejectedSubmission } from '~/forms/rejected-submission';
import { defineFields, readFields } from '~/forms/submission.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { getTranslator } from '~/i18n/translator.server';
import { isAddonField, readAddonChoices } from '../ancillaries/addon-form';
import { readMove } from '../ancillaries/addon-move';
import { keepAddons } from '../ancillaries/keep-addons.server';
import { addonRefusalView, type AddonRefusalView } from '../ancillaries/refusal-view.server';
import { readRemoval } from '../ancillaries/removal-intent';
import { boughtPath } from './buy.server';
import { postSalePath, postSalePayPath } from './post-sale-path';
import { visitIssued } from './visit-post-sale.server';

/** Called after the choice is kept; the answer to the POST must stay within 2 s. */
const PATIENCE_MS = 500;

/** A choice that differs from what the service sells now, or none at all (`message`). */
export type ChoiceRejection = RejectedSubmission<never, 'postSale'> & { addons: AddonRefusalView | null };

const fields = defineFields({ intent: textField() });

/**
 * Keeps the choice in the open order and goes where the button leads: on to the payment, to a seat map, or back to the
 * page. Buys nothing yet.
 * @returns a redirect, or a ChoiceRejection when the order differs from the choice, or is empty on the way to payment
 */
export async function choosePostSale(context: RequestContext, request: Request, token: string) {
  const form = await readForm(request);
  const { intent } = readFields(fields, form);
  const path = postSalePath(token);
  const visit = await visitIssued(context, token);
  if (!('booking' in visit)) return redirectTo(path);
  const { booking } = visit;
  const { market, upstream } = context;
  const order = { token, action: booking.action, timing: 'postsale' } as const;
  const choices = readAddonChoices(form.matching(isAddonField)) ?? { bySlot: {} };
  const kept = await keepAddons(context, order, choices, readRemoval(intent));
  if (kept.state === 'refused') {
    const rejected = rejectUnread('postSale', { status: kept.refusal.isUnanswered ? 503 : 409 });
    const addons = addonRefusalView(kept.refusal, booking, market, 'postsale');
    return answerRejected<ChoiceRejection>({ ...rejected, addons });
  }
  // The page itself keeps waiting.
  if (kept.state === 'waiting') return redirectTo(path);
  const move = readMove(intent, token, 'postsale');
  if (move !== null) return redirectTo(move);
  const start = () => upstream.ancillaries.findOrder(token, 'postsale');
  const chosen = await settle(`open order ${market.locale} ${token}`, start, { patienceMs: PATIENCE_MS });
  if (chosen.state !== 'ready') return redirectTo(path);
  const items = (chosen.value?.items ?? []).filter(({ isAvailable }) => isAvailable).map((item) => item.token);
  if (items.length > 0) {
    const isFree = chosen.value?.total.amount === 0;
    return redirectTo(isFree ? await takeFree(context, token, items) : postSalePayPath(token, items));
  }
  const message = getTranslator(market.locale, 'post-sale')('nothingChosen');
  return answerRejected<ChoiceRejection>({ ...rejectUnread('postSale', { status: 400, message }), addons: null });
}

/** Takes free seats at once, and returns the page that follows: the order, or the choice, which names what is gone. */
async function takeFree(context: RequestContext, token: string, items: readonly string[]): Promise<string> {
  const { ancillaries } = context.upstream;
  const start = async () => {
    const wishes = items.map((item) => ({ token: item }));
    return (await ancillaries.takeFree(token, wishes, context.origin)).status;
  };
  const taken = await settleWrite(`free ${token} ${items.join(' ')}`, start, { patienceMs: PATIENCE_MS });
  return taken.state === 'ready' ? boughtPath(token) : postSalePath(token);
}
