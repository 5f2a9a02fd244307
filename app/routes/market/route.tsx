import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { readForm } from '~/forms/form.server';
import { textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineFields, readFields } from '~/forms/submission.server';
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

const fields = defineFields({
  locale: textField(LIMITS.short),
  country: textField(LIMITS.short),
  currency: textField(LIMITS.short),
  to: textField(LIMITS.path),
});

/**
 * Handles the header's choosers: `locale`, `country`, `currency`, each optional, and the return URL `to`. Remembers the
 * choice and redirects to the same page in the new market. Loads a new document, because scripts keep the texts of one
 * language.
 */
export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const { to, ...asked } = readFields(fields, await readForm(args.request));
  const choice = chooseMarket(context.brand, context.market, asked);
  rememberChoice(context, choice);
  const target = safeTarget(targetInMarket(context.brand, safeTarget(to) ?? '/', choice)) ?? '/';
  return redirectDocument(target, 303);
}

export default function MarketChoice() {
  return null;
}
