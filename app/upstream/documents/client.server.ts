import type { UpstreamBinding } from '~/upstream/binding';
import { envelopedCalls } from '~/upstream/enveloped-calls.server';
import { UpstreamError } from '~/upstream/error';
import { endpoints, type LetterLink } from './contract';

/** Documents by phone and document, and links of letters (specification 2 §2, §7). Failures are `UpstreamError`s. */
export function createDocumentsClient(binding: UpstreamBinding) {
  const call = envelopedCalls(binding);

  return {
    /**
     * Has a letter sent to the e-mail of each paid order that has this phone and this document (or order number). The
     * answer does not tell whether there is one.
     * @param phone in E.164
     * @param siteUrl the shop that the letter's link leads to
     */
    async request(order: { phone: string; documentId: string; siteUrl: string }): Promise<void> {
      const { phone, documentId, siteUrl } = order;
      await call(endpoints.request, { phone, document_id: documentId, site_url: siteUrl });
    },

    /**
     * The booking that the link of a letter is for, and what it is good for there; null when the key is none, was
     * revoked or is too old.
     */
    async findLink(key: string): Promise<LetterLink | null> {
      try {
        return await call(endpoints.findLink, { key });
      } catch (error) {
        if (error instanceof UpstreamError && error.kind === 'invalid') return null;
        throw error;
      }
    },

    /** Closes every link to the tickets of a booking that letters hold. @throws UpstreamError of kind notFound */
    async revokeLinks(token: string): Promise<void> {
      await call(endpoints.revokeLinks, { token });
    },
  };
}
