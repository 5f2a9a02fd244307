import type { LoaderFunctionArgs } from '@remix-run/node';
import type { RouteParameters } from '~/i18n/handle';
import { redirectTo } from '~/bff/http/redirects.server';
import { isSocialNetwork } from '~/upstream/account/social-contract';

export const handle: RouteParameters = { params: { view: 'public', token: 'secret' } };

/**
 * `/auth/{provider}/{recovery_token?}` (specification 3 §2): networks need no token; redirects to the address without
 * it.
 */
export function loader({ params, request }: LoaderFunctionArgs) {
  const { view } = params;
  if (!isSocialNetwork(view)) throw new Response(null, { status: 404 });
  return redirectTo(`/auth/${view}${new URL(request.url).search}`, 302);
}
