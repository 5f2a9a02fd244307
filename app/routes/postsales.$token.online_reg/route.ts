import type { LoaderFunctionArgs } from '@remix-run/node';
import type { RouteParameters } from '~/i18n/handle';
import { redirectTo } from '~/bff/redirects.server';
import { tokenOf } from '~/features/checkout/visit.server';
import { postSalePath } from '~/features/post-sale/post-sale-path';

export const handle: RouteParameters = { params: { token: 'secret' } };

/** Online registration after the sale (specification 2 §2): a part of the page of all that can be bought then. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirectTo(`${postSalePath(tokenOf(params))}?group=online_registration#online_registration`, 302);
}
