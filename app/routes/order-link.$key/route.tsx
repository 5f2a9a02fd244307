import type { LoaderFunctionArgs } from '@remix-run/node';
import { keepLetterKey } from '~/bff/booking-access/letter-keys.server';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { surchargePath } from '~/features/booking/after-sale/surcharge/surcharge-path';
import { getContext } from '~/bff/request/context.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { findLink } from '~/features/booking/order-link/find-link.server';
import type { RouteParameters } from '~/i18n/handle';

export const handle: RouteParameters = { params: { key: 'secret' }, secretQuery: ['payment'] };

/**
 * Follows a letter's link to an order: stores its key in a sealed cookie and redirects to the page of the tickets, to that of
 * the order or to a payment that the letter asks for, to keep the key out of the address bar and the Referer. With an invalid key redirects to the page that sends a new one.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { key = '' } = args.params;
  const context = await getContext(args);
  const link = await findLink(context, key);
  if (link === 'closed' || link === 'unknown') {
    return redirectTo(`/download-documents?${link === 'closed' ? 'expired' : 'later'}`);
  }
  await keepLetterKey(context, { token: link.token, key });
  if (link.scope !== 'tickets') return redirectTo(checkoutPath('current', link.token));
  const { searchParams } = context.url;
  if (searchParams.has('order')) return redirectTo(`/user/orders/${link.token}`);
  const payment = searchParams.get('payment');
  return redirectTo(payment ? surchargePath(link.token, payment) : checkoutPath('thanks', link.token));
}
