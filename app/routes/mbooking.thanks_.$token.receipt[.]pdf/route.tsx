import type { LoaderFunctionArgs } from '@remix-run/node';
import type { RouteParameters } from '~/i18n/handle';
import { getContext } from '~/bff/context.server';
import { tokenOf } from '~/features/checkout/visit.server';
import { fileHeaders, findReceipt, tryLater } from '~/features/receipt/find-receipt.server';
import { receiptFile } from '~/features/receipt/receipt-file.server';

export const handle: RouteParameters = { params: { token: 'secret' } };

/** The itinerary receipt (upstream facts §8) for the visitor who bought the tickets. */
export async function loader(args: LoaderFunctionArgs) {
  const token = tokenOf(args.params);
  const context = await getContext(args);
  const receipt = await findReceipt(context, token);
  const pdf = receipt && (await receiptFile(context, receipt));
  if (!pdf) return tryLater();
  return new Response(pdf, { headers: fileHeaders('application/pdf', 'receipt.pdf') });
}
