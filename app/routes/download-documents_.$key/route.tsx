import type { LoaderFunctionArgs } from '@remix-run/node';
import type { RouteParameters } from '~/i18n/handle';
import { rememberBooking } from '~/bff/bookings-of-visitor.server';
import { checkoutPath } from '~/bff/checkout-flow';
import { getContext } from '~/bff/context.server';
import { allowsLink, forgiveLink } from '~/bff/limits/letters.server';
import { redirectTo } from '~/bff/redirects.server';
import { UpstreamError } from '~/upstream/error';

export const handle: RouteParameters = { params: { key: 'secret' } };

const KEY = /^[\w-]{20,100}$/;
const EXPIRED = '/download-documents?expired';

/**
 * The link of a letter: whoever reads the order's e-mail sees the order in this browser from now on. It may be followed
 * again, so that a mail program that looks at links first does not use it up.
 */
export async function loader(args: LoaderFunctionArgs) {
  const key = args.params.key ?? '';
  if (!KEY.test(key)) return redirectTo(EXPIRED);
  const context = await getContext(args);
  if (!(await allowsLink(context))) throw new Response(null, { status: 429, headers: { 'Retry-After': '600' } });
  try {
    const token = await context.upstream.documents.open(key);
    await Promise.all([forgiveLink(context), rememberBooking(context, token)]);
    return redirectTo(checkoutPath('thanks', token));
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'invalid') return redirectTo(EXPIRED);
    throw error;
  }
}
