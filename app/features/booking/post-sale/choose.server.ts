import { json } from '@remix-run/node';
import type { RequestContext } from '~/bff/request/context';
import { readForm } from '~/forms/form.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { getTranslator } from '~/i18n/translator.server';
import { postSalePath, postSalePayPath } from './post-sale-path';
import { visitPostSale } from './visit-post-sale.server';

/** The rejected submission when nothing was chosen. Ready text. */
export type ChoiceRefusal = { error: string };

/** Redirects with the choice to the payment page; buys nothing yet. */
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
  const refusal: ChoiceRefusal = { error: getTranslator(context.market.locale, 'post-sale')('nothingChosen') };
  return json(refusal, { status: 400 });
}
