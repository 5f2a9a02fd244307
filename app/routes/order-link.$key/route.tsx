import type { LoaderFunctionArgs } from '@remix-run/node';
import { keepLetterKey } from '~/bff/booking-access/letter-keys.server';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { getContext } from '~/bff/request/context.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { findLink } from '~/features/booking/order-link/find-link.server';
import type { RouteParameters } from '~/i18n/handle';

export const handle: RouteParameters = { params: { key: 'secret' } };

/**
 * The link of a letter about an order: its key goes into a sealed cookie, and the address on to the page of the order, so
 * that it stands neither in the address bar nor in a Referer. Where it opens nothing, the page that sends a new one.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { key = '' } = args.params;
  const context = await getContext(args);
  const link = await findLink(context, key);
  if (link === 'closed' || link === 'unknown') {
    return redirectTo(`/download-documents?${link === 'closed' ? 'expired' : 'later'}`);
  }
  await keepLetterKey(context, { token: link.token, key });
  return redirectTo(checkoutPath(link.scope === 'tickets' ? 'thanks' : 'current', link.token));
}
