import type { UpstreamBinding } from '~/upstream/binding';
import { feedbackAnswer, paths, type FeedbackAnswer } from './contract';

/** Subscriptions and the link to the app (specification 1 §2). Failures are `UpstreamError`s. */
export function createFeedbackClient({ ids, market, transports }: UpstreamBinding) {
  const { brand, country, locale } = market;

  function send(operation: string, path: string, body: Readonly<Record<string, string>>): Promise<FeedbackAnswer> {
    return transports.feedback.call(
      {
        operation,
        method: 'POST',
        path,
        body: { v: '2.0', ...body, lang: locale, country, brand },
        isRead: false,
        isEnveloped: true,
        schema: feedbackAnswer,
      },
      ids,
    );
  }

  return {
    /**
     * Subscribes an address to the newsletter; once is enough, a second time changes nothing.
     * @param siteUrl the home page that the confirmation leads back to
     * @throws UpstreamError `invalid` (code ValidationError) when the service does not take the address
     */
    subscribe(email: string, siteUrl: string): Promise<FeedbackAnswer> {
      return send('subscribe', paths.subscribe, { email, source: 'bottomSubscribeBlock', site_url: siteUrl });
    },

    /**
     * Sends a text message with a link to the app, once to a number.
     * @param phone in international form, +358401234567
     * @throws UpstreamError `invalid` (code ValidationError) when the service does not take the number
     */
    sendAppLink(phone: string): Promise<FeedbackAnswer> {
      return send('sendAppLink', paths.sendAppLink, { phone });
    },
  };
}
export type FeedbackClient = ReturnType<typeof createFeedbackClient>;
