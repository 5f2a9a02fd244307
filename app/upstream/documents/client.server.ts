import type { UpstreamBinding } from '~/upstream/binding';
import { documentsAnswer, openAnswer, paths } from './contract';

/** Documents by phone and document (specification 2 §2, §7). Failures are `UpstreamError`s. */
export function createDocumentsClient({ ids, market, transports }: UpstreamBinding) {
  const base = { v: '2.0', lang: market.locale };
  return {
    /**
     * Has a letter sent to the e-mail of each paid order that has this phone and this document (or order number). The
     * answer does not tell whether there is one.
     * @param phone in E.164
     * @param siteUrl the shop that the letter's link leads to
     */
    async request(order: { phone: string; documentId: string; siteUrl: string }): Promise<void> {
      const { phone, documentId, siteUrl } = order;
      const body = { ...base, phone, document_id: documentId, site_url: siteUrl };
      await transports.documents.call(
        {
          operation: 'request',
          method: 'POST',
          path: paths.request,
          body,
          isRead: false,
          isEnveloped: true,
          schema: documentsAnswer,
        },
        ids,
      );
    },

    /**
     * The token of the booking that a letter's link is for.
     * @throws UpstreamError `invalid` (DocumentsLinkExpired) when the key is none or too old
     */
    async open(key: string): Promise<string> {
      const { token } = await transports.documents.call(
        {
          operation: 'open',
          method: 'POST',
          path: paths.open,
          body: { ...base, key },
          isRead: true,
          isEnveloped: true,
          schema: openAnswer,
        },
        ids,
      );
      return token;
    },
  };
}
