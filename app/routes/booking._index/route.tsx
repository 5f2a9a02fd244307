import type { LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { entryPath } from '~/features/booking/flow/entry';
import type { RouteHandle } from '~/i18n/handle';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common'],
  page: 'other',
  secretQuery: ['token', 'booking_token'],
};

/** /booking: entry to the checkout for links that do not know the booking's page (specification 2 §2). */
export async function loader(args: LoaderFunctionArgs) {
  const { market, url } = await getContext(args);
  return redirectTo(entryPath(url, market.homePath, new Date()), 302);
}

export default function BookingEntry() {
  return null;
}
