/** Reviews, and the forms of the home page: an e-mail for the newsletter, a phone number for a link to the app (specification 1 §2). */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { requestBase } from '~/upstream/envelope';
import { drawCalls } from './draw-contract';
import { reviewCalls } from './reviews-contract';
import { surveyCalls } from './survey-contract';

/**
 * Sends the letter that asks for confirmation: its link is `{site_url}/newsletter/{token}`. Anybody may have typed the
 * address, so nothing else is sent before that is followed. `source` names the block of the page.
 */
export const subscribeRequest = requestBase.extend({
  email: z.string(),
  source: z.string(),
  lang: z.string(),
  country: z.string(),
  brand: z.string(),
  site_url: z.string(),
});

/** The same for a subscribed, a recently asked and a new address. */
export const subscribeAnswer = z.looseObject({ is_accepted: z.literal(true) });

/** The token of the letter's link. Idempotent: an address is subscribed once. */
export const confirmSubscriptionRequest = requestBase.extend({ token: z.string().max(100), lang: z.string() });
/** `phone` in international form, +358401234567. The message links to `page_url`, the shop's page on the app. */
export const appLinkRequest = requestBase.extend({
  phone: z.string(),
  page_url: z.string(),
  lang: z.string(),
  country: z.string(),
  brand: z.string(),
});

/** `data` of the envelope. `is_new` is false for a known address, which gets nothing twice. */
export const feedbackAnswer = z.looseObject({ is_new: z.boolean() }).transform((wire) => ({ isNew: wire.is_new }));

export type FeedbackAnswerWire = z.input<typeof feedbackAnswer>;
export type FeedbackAnswer = z.output<typeof feedbackAnswer>;

/** Calls of the feedback service. */
export const endpoints = endpointsOf('feedback', {
  ...reviewCalls,
  ...surveyCalls,
  ...drawCalls,
  subscribe: {
    method: 'POST',
    path: '/subscribe.json',
    summary:
      'Sends a letter that asks whether to subscribe to the newsletter; the answer is the same for every address.',
    request: subscribeRequest,
    answer: subscribeAnswer,
    envelope: { failures: ['ValidationError', 'serverError'] },
    isRead: false,
  },
  confirmSubscription: {
    method: 'POST',
    path: '/confirm_subscription.json',
    summary: 'Subscribes the address that the letter went to; idempotent.',
    request: confirmSubscriptionRequest,
    answer: feedbackAnswer,
    envelope: { failures: ['SubscriptionLinkExpired', 'serverError'] },
    isRead: false,
  },
  sendAppLink: {
    method: 'POST',
    path: '/send_app_link.json',
    summary: 'Sends a link to the app as a text message; idempotent per number and brand.',
    request: appLinkRequest,
    answer: feedbackAnswer,
    envelope: { failures: ['ValidationError', 'serverError'] },
    isRead: false,
  },
});
