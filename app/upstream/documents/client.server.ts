import type { z } from 'zod';
import type { UpstreamBinding } from '~/upstream/binding';
import { UpstreamError } from '~/upstream/error';
import { documentsAnswer, openAnswer, paths, revokeAnswer, type LetterLink } from './contract';

/** Documents by phone and document, and links of letters (specification 2 §2, §7). Failures are `UpstreamError`s. */
export function createDocumentsClient({ ids, market, transports }: UpstreamBinding) {
  function call<T>(
    operation: string,
    path: string,
    schema: z.ZodType<T>,
    fields: Record<string, unknown>,
    { isRead }: { isRead: boolean },
  ): Promise<T> {
    const body = { ...fields, v: '2.0', lang: market.locale };
    return transports.documents.call({ operation, method: 'POST', path, body, isRead, isEnveloped: true, schema }, ids);
  }

  return {
    /**
     * Has a letter sent to the e-mail of each paid order that has this phone and this document (or order number). The
     * answer does not tell whether there is one.
     * @param phone in E.164
     * @param siteUrl the shop that the letter's link leads to
     */
    async request(order: { phone: string; documentId: string; siteUrl: string }): Promise<void> {
      const { phone, documentId, siteUrl } = order;
      const body = { phone, document_id: documentId, site_url: siteUrl };
      await call('request', paths.request, documentsAnswer, body, { isRead: false });
    },

    /**
     * The booking that the link of a letter is for, and what it is good for there; null when the key is none, was
     * revoked or is too old.
     */
    async findLink(key: string): Promise<LetterLink | null> {
      try {
        return await call('findLink', paths.open, openAnswer, { key }, { isRead: true });
      } catch (error) {
        if (error instanceof UpstreamError && error.kind === 'invalid') return null;
        throw error;
      }
    },

    /** Closes every link to the tickets of a booking that letters hold. @throws UpstreamError of kind notFound */
    async revokeLinks(token: string): Promise<void> {
      await call('revokeLinks', paths.revoke, revokeAnswer, { token }, { isRead: false });
    },
  };
}
