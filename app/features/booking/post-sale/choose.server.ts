import type { RequestContext } from '~/bff/request/context';
import { readForm } from '~/forms/form.server';
import { answerRejected } from '~/forms/answer.server';
import { rejectUnread } from '~/forms/rejected-submission';
import { redirectTo } from '~/bff/http/redirects.server';
import { getTranslator } from '~/i18n/translator.server';
import { postSalePath, postSalePayPath } from './post-sale-path';
import { visitPostSale } from './visit-post-sale.server';

/** Redirects with the choice to the payment page; buys nothing yet. Rejects the form when nothing was chosen. */
export async function choosePostSale(context: RequestContext, request: Request, token: string) {
  const form = await readForm(request);
  const path = postSalePath(token);
  const visit = await visitPostSale(context, token, path);
  if (!('booking' in visit)) return redirectTo(path);
  // The service names the fields.
  const slots = new Set(visit.products.map(({ slot }) => slot));
  const choices = form.matching((name) => slots.has(name));
  const chosen = visit.products
    .filter(({ slot, token: product }) => choices.getAll(slot).includes(product))
    .map((product) => product.token);
  if (chosen.length > 0) return redirectTo(postSalePayPath(token, chosen));
  const message = getTranslator(context.market.locale, 'post-sale')('nothingChosen');
  return answerRejected(rejectUnread('postSale', { status: 400, message }));
}
