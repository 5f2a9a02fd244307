import type { LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { boardingPdfResponse } from '~/features/booking/after-sale/registration/boarding-response.server';
import { findLink } from '~/features/booking/order-link/find-link.server';
import { tryLater } from '~/features/booking/receipt/find-receipt.server';
import type { RouteParameters } from '~/i18n/handle';

export const handle: RouteParameters = { params: { key: 'secret' } };

/**
 * Serves the boarding passes that the mail service attaches to a letter, by the letter's key and without cookies. 404
 * for a key without tickets.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const link = await findLink(context, args.params.key ?? '');
  if (link === 'unknown') return tryLater();
  if (link === 'closed' || link.scope !== 'tickets') return new Response(null, { status: 404 });
  return boardingPdfResponse(context, link.token);
}
