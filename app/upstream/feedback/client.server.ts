import type { UpstreamBinding } from '~/upstream/binding';
import { envelopedCalls } from '~/upstream/enveloped-calls.server';
import { endpoints, type FeedbackAnswer } from './contract';

/** Makes the client of subscriptions and the link to the app (specification 1 §2). Failures are `UpstreamError`s. */
export function createFeedbackClient(binding: UpstreamBinding) {
  const { brand, country } = binding.market;
  const call = envelopedCalls(binding, { brand, country });

  return {
    /**
     * Sends a letter that asks for confirmation of the newsletter; a repeated request soon after sends no other.
     * @param siteUrl origin of the shop for the letter's link
     * @throws UpstreamError `invalid` (code ValidationError) when the service refuses the address
     */
    async subscribe(email: string, siteUrl: string): Promise<void> {
      await call(endpoints.subscribe, { email, source: 'bottomSubscribeBlock', site_url: siteUrl });
    },

    /**
     * Subscribes the address to which the letter with this token went; a second time changes nothing.
     * @throws UpstreamError `invalid` (code SubscriptionLinkExpired) for an unknown or expired token
     */
    confirmSubscription(token: string): Promise<FeedbackAnswer> {
      return call(endpoints.confirmSubscription, { token });
    },

    /**
     * Sends a text message with a link to the app, once per number.
     * @param phone in international form, +358401234567
     * @param pageUrl address of the shop's page on the app
     * @throws UpstreamError `invalid` (code ValidationError) when the service refuses the number
     */
    sendAppLink(phone: string, pageUrl: string): Promise<FeedbackAnswer> {
      return call(endpoints.sendAppLink, { phone, page_url: pageUrl });
    },
  };
}
export type FeedbackClient = ReturnType<typeof createFeedbackClient>;
