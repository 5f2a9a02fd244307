import type { UpstreamBinding } from '~/upstream/binding';
import type { z } from 'zod';
import { feedbackAnswer, paths, subscribeAnswer, type FeedbackAnswer } from './contract';

/** Subscriptions and the link to the app (specification 1 §2). Failures are `UpstreamError`s. */
export function createFeedbackClient({ ids, market, transports }: UpstreamBinding) {
  const { brand, country, locale } = market;

  function send<Answer>(
    operation: string,
    path: string,
    body: Readonly<Record<string, string>>,
    schema: z.ZodType<Answer>,
  ): Promise<Answer> {
    return transports.feedback.call(
      {
        operation,
        method: 'POST',
        path,
        body: { v: '2.0', ...body, lang: locale, country, brand },
        isRead: false,
        isEnveloped: true,
        schema,
      },
      ids,
    );
  }

  return {
    /**
     * Has a letter sent that asks whether to subscribe to the newsletter; asking again soon sends no other.
     * @param siteUrl origin of the shop, which the letter's link leads to
     * @throws UpstreamError `invalid` (code ValidationError) when the service does not take the address
     */
    async subscribe(email: string, siteUrl: string): Promise<void> {
      const body = { email, source: 'bottomSubscribeBlock', site_url: siteUrl };
      await send('subscribe', paths.subscribe, body, subscribeAnswer);
    },

    /**
     * Subscribes the address that the letter with this token went to; a second time changes nothing.
     * @throws UpstreamError `invalid` (code SubscriptionLinkExpired) for a token that is none or too old
     */
    confirmSubscription(token: string): Promise<FeedbackAnswer> {
      return send('confirmSubscription', paths.confirmSubscription, { token }, feedbackAnswer);
    },

    /**
     * Sends a text message with a link to the app, once to a number.
     * @param phone in international form, +358401234567
     * @throws UpstreamError `invalid` (code ValidationError) when the service does not take the number
     */
    sendAppLink(phone: string): Promise<FeedbackAnswer> {
      return send('sendAppLink', paths.sendAppLink, { phone }, feedbackAnswer);
    },
  };
}
export type FeedbackClient = ReturnType<typeof createFeedbackClient>;
