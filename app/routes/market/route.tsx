import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { readForm, textOf } from '~/forms/form.server';
import { rememberChoice } from '~/bff/request/market.server';
import { redirectTo, safeTarget } from '~/bff/http/redirects.server';
import type { RouteHandle } from '~/i18n/handle';
import { chooseMarket, targetInMarket } from '~/market/choose';

export const handle: RouteHandle = { hydrate: false, i18n: ['common'], page: 'other' };

/** Without a form, redirects to the home page. */
export async function loader(args: LoaderFunctionArgs) {
  const { market } = await getContext(args);
  return redirectTo(market.homePath, 302);
}

/**
 * Handles the header's choosers: `locale`, `country`, `currency`, each optional, and the return URL `to`. Remembers the
 * choice and redirects to the same page in the new market. Loads a new document, because scripts keep the texts of one
 * language.
 */
export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const form = await readForm(args.request);
  const choice = chooseMarket(context.brand, context.market, {
    locale: textOf(form, 'locale'),
    country: textOf(form, 'country'),
    currency: textOf(form, 'currency'),
  });
  rememberChoice(context, choice);
  const asked = safeTarget(textOf(form, 'to')) ?? '/';
  const target = safeTarget(targetInMarket(context.brand, asked, choice)) ?? '/';
  return redirectDocument(target, 303);
}

export default function MarketChoice() {
  return null;
}
