import type { LoaderFunctionArgs } from '@remix-run/node';
import type { RouteParameters } from '~/i18n/handle';
import { redirectTo } from '~/bff/http/redirects.server';

export const handle: RouteParameters = { params: { resetToken: 'secret' } };

/** Redirects a letter's link to the second step of the reset (specification 3 §2). */
export function loader({ params }: LoaderFunctionArgs) {
  return redirectTo(`/auth/reset/${encodeURIComponent(params.resetToken ?? '')}`, 302);
}
