import type { RequestContext } from '~/bff/request/context';
import { redirectTo } from '~/bff/http/redirects.server';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { fileHeaders, tryLater } from '~/features/booking/receipt/find-receipt.server';
import { pdfFile } from '~/features/booking/receipt/receipt-file.server';
import { visitForFile } from '~/features/booking/visit/visit.server';
import { UpstreamError } from '~/upstream/error';
import { policyPapers } from './policies.server';

/**
 * Answers with the PDF of the policy that the query names (`policy`; all without), for a visitor who may see the tickets;
 * 503 while it is unavailable.
 * @throws Response a redirect to the order when there is no such policy; 404 when there is no such booking
 */
export async function policiesResponse(context: RequestContext, token: string): Promise<Response> {
  const number = context.url.searchParams.get('policy');
  const [booking, policies] = await Promise.all([
    visitForFile(context, token),
    context.upstream.documents.listPolicies(token).catch((error: unknown) => {
      if (error instanceof UpstreamError) return null;
      throw error;
    }),
  ]);
  if (!booking || !policies) return tryLater();
  const chosen = policies.filter((policy) => number === null || policy.number === number);
  if (chosen.length === 0) throw redirectTo(`${checkoutPath('order', token)}#policies`);
  const pdf = await pdfFile(context, { kind: 'policies', papers: policyPapers(booking, chosen, context.market) });
  if (!pdf) return tryLater();
  return new Response(pdf, { headers: fileHeaders('application/pdf', 'insurance.pdf') });
}
