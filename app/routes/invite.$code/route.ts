import type { LoaderFunctionArgs } from '@remix-run/node';
import { offersDiscounts } from '~/bff/account/discounts.server';
import { keepInvitation } from '~/bff/cookies/invitation.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { getContext } from '~/bff/request/context.server';
import type { RouteParameters } from '~/i18n/handle';

export const handle: RouteParameters = { params: { code: 'public' } };

/**
 * A friend's link leads home, with a cookie and nothing else: no service is asked, so an unknown code looks like any other.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  if (await offersDiscounts(context)) await keepInvitation(context, (args.params.code ?? '').toUpperCase());
  const response = redirectTo(context.market.homePath, 302);
  response.headers.set('Cache-Control', 'no-store');
  return response;
}
