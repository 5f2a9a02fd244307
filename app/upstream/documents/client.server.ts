import type { UpstreamBinding } from '~/upstream/binding';
import { envelopedCalls } from '~/upstream/enveloped-calls.server';
import { UpstreamError } from '~/upstream/error';
import { endpoints, type LetterLink } from './contract';
import type { Policy } from './policies-contract';

/**
 * Makes the client of documents by phone, and of letter links (specification 2 §2, §7). Failures are `UpstreamError`s.
 */
export function createDocumentsClient(binding: UpstreamBinding) {
  const call = envelopedCalls(binding);

  return {
    /**
     * Sends a letter to the e-mail of each paid order that has this phone and this document (or order number). The
     * answer does not reveal whether there is one.
     * @param phone in E.164
     * @param siteUrl the shop for the letter's link
     */
    async request(order: { phone: string; documentId: string; siteUrl: string }): Promise<void> {
      const { phone, documentId, siteUrl } = order;
      await call(endpoints.request, { phone, document_id: documentId, site_url: siteUrl });
    },

    /**
     * Returns the booking and the scope of a letter's link; null when the key is unknown, revoked or too old, or the scope
     * is one that the shop does not have.
     */
    async findLink(key: string): Promise<LetterLink | null> {
      try {
        const { token, scope } = await call(endpoints.findLink, { key });
        return scope === 'unknown' ? null : { token, scope };
      } catch (error) {
        if (error instanceof UpstreamError && error.kind === 'invalid') return null;
        throw error;
      }
    },

    /** Returns the insurance policies of an order, in the order of purchase. @throws UpstreamError of kind notFound */
    listPolicies(token: string): Promise<Policy[]> {
      return call(endpoints.listPolicies, { token });
    },

    /** Revokes every letter link to the tickets of a booking. @throws UpstreamError of kind notFound */
    async revokeLinks(token: string): Promise<void> {
      await call(endpoints.revokeLinks, { token });
    },
  };
}
