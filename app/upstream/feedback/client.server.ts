import type { UpstreamBinding } from '~/upstream/binding';
import { envelopedCalls } from '~/upstream/enveloped-calls.server';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import { endpoints, type FeedbackAnswer } from './contract';
import type { OwnReview, Reviews } from './reviews-contract';
import type { Survey } from './survey-contract';

/** A review as its author hands it in. */
export type NewReview = { rating: number; author: string; text: string };

/** Makes the client of reviews, subscriptions and the link to the app (specification 1 §2). Failures are `UpstreamError`s. */
export function createFeedbackClient(binding: UpstreamBinding) {
  const { ids, caches, transport } = binding;
  const { brand, country, locale } = binding.market;
  const call = envelopedCalls(binding, { brand, country });

  return {
    /** Returns a page of the published reviews in the language of the page. @param page from 1 */
    listReviews(page: number): Promise<Reviews> {
      const query = { brand, locale, page };
      return caches.short.read(['feedback.reviews', query], () => transport.call(endpoints.listReviews, query, ids));
    },

    /** Returns the account's latest review, and whether it may write one. @throws UpstreamError `unauthorised` */
    findOwnReview(token: AuthToken): Promise<OwnReview> {
      return call(endpoints.findOwnReview, { auth_token: token.reveal() });
    },

    /**
     * Hands in a review, which moderation then publishes or declines.
     * @throws UpstreamError `conflict` (code AlreadyExistsError) when the account may not write one now
     */
    createReview(token: AuthToken, review: NewReview): Promise<OwnReview> {
      return call(endpoints.createReview, { auth_token: token.reveal(), ...review });
    },

    /** Returns the token of a link to the survey of a purchase; null where nobody is asked. @param bookingToken of the buyer's page */
    findSurveyOfBooking(bookingToken: string): Promise<string | null> {
      return call(endpoints.findSurveyOfBooking, { booking_token: bookingToken });
    },

    /** Returns what has been answered to the survey of a letter. @throws UpstreamError `invalid` (code SurveyLinkExpired) */
    findSurvey(token: string): Promise<Survey> {
      return call(endpoints.findSurvey, { token });
    },

    /** Keeps a score or the words beside it. @throws UpstreamError `invalid` (code SurveyLinkExpired) */
    answerSurvey(token: string, answer: { score?: number; text?: string }): Promise<Survey> {
      return call(endpoints.answerSurvey, { token, ...answer });
    },

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
     * Sends a letter that asks to confirm an entry to a prize draw; a repeated request soon after sends no other.
     * @param siteUrl origin of the shop for the letter's link
     * @throws UpstreamError `invalid` (code ValidationError) for an address that is none, or (DrawIsOver) after the end
     */
    async enterDraw(drawId: string, email: string, siteUrl: string): Promise<void> {
      await call(endpoints.enterDraw, { draw_id: drawId, email, site_url: siteUrl });
    },

    /**
     * Enters the address to which the letter with this token went; a second time changes nothing.
     * @throws UpstreamError `invalid` (code SubscriptionLinkExpired, or DrawIsOver)
     */
    confirmDrawEntry(token: string): Promise<FeedbackAnswer> {
      return call(endpoints.confirmDrawEntry, { token });
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
