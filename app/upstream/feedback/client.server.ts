import type { UpstreamBinding } from '~/upstream/binding';
import { envelopedCalls } from '~/upstream/enveloped-calls.server';
import { endpoints, type FeedbackAnswer } from './contract';

/** Subscriptions and the link to the app (specification 1 §2). Failures are `UpstreamError`s. */
export function createFeedbackClient(binding: UpstreamBinding) {
  const { brand, country } = binding.market;
  const call = envelopedCalls(binding, { brand, country });

  return {
    /**
     * Has a letter sent that asks whether to subscribe to the newsletter; asking again soon sends no other.
     * @param siteUrl origin of the shop, which the letter's link leads to
     * @throws UpstreamError `invalid` (code ValidationError) when the service does not take the address
     */
    async subscribe(email: string, siteUrl: string): Promise<void> {
      await call(endpoints.subscribe, { email, source: 'bottomSubscribeBlock', site_url: siteUrl });
    },

    /**
     * Subscribes the address that the letter with this token went to; a second time changes nothing.
     * @throws UpstreamError `invalid` (code SubscriptionLinkExpired) for a token that is none or too old
     */
    confirmSubscription(token: string): Promise<FeedbackAnswer> {
      return call(endpoints.confirmSubscription, { token });
    },

    /**
     * Sends a text message with a link to the app, once to a number.
     * @param phone in international form, +358401234567
     * @throws UpstreamError `invalid` (code ValidationError) when the service does not take the number
     */
    sendAppLink(phone: string): Promise<FeedbackAnswer> {
      return call(endpoints.sendAppLink, { phone });
    },
  };
}
export type FeedbackClient = ReturnType<typeof createFeedbackClient>;
