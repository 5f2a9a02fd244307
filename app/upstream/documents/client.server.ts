import type { UpstreamBinding } from '~/upstream/binding';
import { envelopedCalls } from '~/upstream/enveloped-calls.server';
import { UpstreamError } from '~/upstream/error';
import type { BuyerCode, BuyerGrant } from './buyer-contract';
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
     * @param grant of `proveBuyer`, if this browser has one
     */
    async findLink(key: string, grant?: string): Promise<LetterLink | null> {
      try {
        const { scope, ...link } = await call(endpoints.findLink, { key, grant });
        return scope === 'unknown' ? null : { ...link, scope };
      } catch (error) {
        if (error instanceof UpstreamError && error.kind === 'invalid') return null;
        throw error;
      }
    },

    /** Returns the insurance policies of an order, in the order of purchase. @throws UpstreamError of kind notFound */
    listPolicies(token: string): Promise<Policy[]> {
      return call(endpoints.listPolicies, { token });
    },

    /**
     * Sends a code to the e-mail of the order that a letter's link is for.
     * @throws UpstreamError codeJustSent (its data: `codeJustSent` of the contract), DocumentsLinkExpired, wrongAction
     */
    requestBuyerCode(key: string): Promise<BuyerCode> {
      return call(endpoints.requestBuyerCode, { key });
    },

    /**
     * Proves the buyer by that code and the order's phone.
     * @param proof.phone in E.164
     * @throws UpstreamError InvalidAuthInfo for a wrong code or phone, InvalidConfirmationToken for a used or expired
     *   code, one of another link, and after too many wrong ones
     */
    proveBuyer(key: string, proof: { attemptToken: string; code: string; phone: string }): Promise<BuyerGrant> {
      const { attemptToken, code, phone } = proof;
      return call(endpoints.proveBuyer, { key, attempt_token: attemptToken, code, phone });
    },

    /**
     * Makes a letter's link to the tickets of a booking and returns its key.
     * @throws UpstreamError of kind notFound; wrongAction before the booking is paid
     */
    makeLink(token: string): Promise<string> {
      return call(endpoints.makeLink, { token });
    },

    /** Revokes every letter link to the tickets of a booking. @throws UpstreamError of kind notFound */
    async revokeLinks(token: string): Promise<void> {
      await call(endpoints.revokeLinks, { token });
    },
  };
}
