import type { RequestContext } from '~/bff/request/context';
import { allowsLink, refundLinkPoint } from '~/bff/limits/letters.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import type { LetterLink } from '~/upstream/documents/contract';
import { UpstreamError } from '~/upstream/error';

const KEY = /^[\w-]{20,100}$/;

/** `closed`: the key is invalid, revoked or too old. `unknown`: the service does not answer. */
export type FoundLink = LetterLink | 'closed' | 'unknown';

/**
 * Resolves the key of a letter's link. Changes nothing upstream, because mail programs open links before people do.
 * @throws Response 429 after too many invalid keys
 */
export async function findLink(context: RequestContext, key: string): Promise<FoundLink> {
  if (!KEY.test(key)) return 'closed';
  if (!(await allowsLink(context))) throw new Response(null, { status: 429, headers: { 'Retry-After': '600' } });
  try {
    const link = await context.upstream.documents.findLink(key);
    securityEvent(context, { kind: 'letter_link', outcome: link ? 'success' : 'failure', detail: 'order' });
    if (link) await refundLinkPoint(context);
    return link ?? 'closed';
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    await refundLinkPoint(context);
    return 'unknown';
  }
}
