import type { LoaderFunctionArgs } from '@remix-run/node';
import type { RouteParameters } from '~/i18n/handle';
import { getContext } from '~/bff/context.server';
import { tokenOf } from '~/features/checkout/visit.server';
import { fileHeaders, findReceipt, tryLater } from '~/features/receipt/find-receipt.server';
import { tripPage } from '~/features/receipt/trip-page.server';

export const handle: RouteParameters = { params: { token: 'secret' } };

/** The order as one file that opens without a network, for the visitor who bought the tickets. */
export async function loader(args: LoaderFunctionArgs) {
  const token = tokenOf(args.params);
  const receipt = await findReceipt(await getContext(args), token);
  if (!receipt) return tryLater();
  return new Response(tripPage(receipt), { headers: fileHeaders('text/html; charset=utf-8', 'trip.html') });
}
