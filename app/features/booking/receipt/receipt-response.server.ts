import type { RequestContext } from '~/bff/request/context';
import { fileHeaders, findReceipt, tryLater } from './find-receipt.server';
import { receiptFile } from './receipt-file.server';

/**
 * Answers with the PDF of an order's receipt, for a visitor who may see its tickets; 503 while it is unavailable.
 * @throws Response a redirect to the order page when there is no receipt; 404 when there is no such booking
 */
export async function receiptResponse(context: RequestContext, token: string): Promise<Response> {
  const receipt = await findReceipt(context, token);
  const pdf = receipt && (await receiptFile(context, receipt));
  if (!pdf) return tryLater();
  return new Response(pdf, { headers: fileHeaders('application/pdf', 'receipt.pdf') });
}
