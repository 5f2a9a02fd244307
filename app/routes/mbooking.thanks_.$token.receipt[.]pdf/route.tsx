import type { LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/context.server';
import { tokenOf } from '~/features/checkout/visit.server';
import { fileHeaders, findReceipt, tryLater } from '~/features/receipt/find-receipt.server';
import { receiptPdf } from '~/features/receipt/receipt-pdf.server';

/** The itinerary receipt (upstream facts §8) for the visitor who bought the tickets. */
export async function loader(args: LoaderFunctionArgs) {
  const token = tokenOf(args.params);
  const receipt = await findReceipt(await getContext(args), token);
  if (!receipt) return tryLater();
  return new Response(await receiptPdf(receipt), { headers: fileHeaders('application/pdf', 'receipt.pdf') });
}
