import type { RequestContext } from '~/bff/request/context';
import { fileHeaders, tryLater } from '~/features/booking/receipt/find-receipt.server';
import { pdfFile } from '~/features/booking/receipt/receipt-file.server';
import { aztecPath } from './barcode.server';
import { boardingPage } from './boarding-page.server';
import { findBoardingPasses } from './boarding-pass.server';

/**
 * Answers with the PDF of the boarding passes that the query names (`flight`, `passenger`; all without), for a visitor who
 * may see the tickets; 503 while it is unavailable.
 * @throws Response a redirect to the order when there is no such pass; 404 when there is no such booking
 */
export async function boardingPdfResponse(context: RequestContext, token: string): Promise<Response> {
  const { searchParams } = context.url;
  const choice = { flight: searchParams.get('flight'), passenger: searchParams.get('passenger') };
  const passes = await findBoardingPasses(context, token, choice);
  const pdf = passes && (await pdfFile(context, { kind: 'boarding', passes }));
  if (!pdf) return tryLater();
  return new Response(pdf, { headers: fileHeaders('application/pdf', 'boarding-pass.pdf') });
}

/** Answers with all boarding passes of an order as one page; 503 while it is unavailable. @throws Response the same */
export async function boardingPageResponse(context: RequestContext, token: string): Promise<Response> {
  const passes = await findBoardingPasses(context, token, { flight: null, passenger: null });
  if (!passes) return tryLater();
  const codes = await Promise.all(passes.passes.map(({ bcbp }) => aztecPath(bcbp)));
  return new Response(boardingPage(passes, codes), {
    headers: fileHeaders('text/html; charset=utf-8', 'boarding-passes.html'),
  });
}
