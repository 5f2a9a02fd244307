import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirectTo } from '~/bff/http/redirects.server';
import { longOfferPath } from '~/features/booking/flow/entry';
import type { RouteHandle } from '~/i18n/handle';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common'],
  page: 'step0',
  params: { searchQuery: 'public', urn: 'public' },
};

/** Redirects the long form of a step 0 link, with the search in its path (specification 1 §2). */
export function loader({ request, params }: LoaderFunctionArgs) {
  const { searchQuery = '', urn = '' } = params;
  return redirectTo(longOfferPath(new URL(request.url), searchQuery, urn, new Date()), 301);
}

export default function LongStep0() {
  return null;
}
