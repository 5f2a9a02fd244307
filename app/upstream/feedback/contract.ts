/** What a visitor leaves on the home page: an e-mail for the newsletter, a phone number for a link to the app (specification 1 §2). */
import { z } from 'zod';
import { requestBase } from '~/upstream/envelope';

export const paths = {
  subscribe: '/subscribe.json',
  confirmSubscription: '/confirm_subscription.json',
  sendAppLink: '/send_app_link.json',
} as const;

/**
 * Sends the letter that asks its reader whether to subscribe: its link is `{site_url}/newsletter/{token}`. Whoever typed
 * the address need not be its owner, so nothing else is sent before that is followed. `source` names the block of the page.
 */
export const subscribeRequest = requestBase.extend({
  email: z.string(),
  source: z.string(),
  lang: z.string(),
  country: z.string(),
  brand: z.string(),
  site_url: z.string(),
});

/** The same for an address that is subscribed, was asked just now, or is new. */
export const subscribeAnswer = z.looseObject({ is_accepted: z.literal(true) });

/** The token of the letter's link. May be sent again: an address is subscribed once. */
export const confirmSubscriptionRequest = requestBase.extend({ token: z.string().max(100), lang: z.string() });
export const CONFIRM_FAILURES = ['SubscriptionLinkExpired', 'serverError'] as const;

/** `phone` in international form, +358401234567. */
export const appLinkRequest = requestBase.extend({
  phone: z.string(),
  lang: z.string(),
  country: z.string(),
  brand: z.string(),
});

/** `data` of the envelope. `is_new` is false for an address that had been here before: it gets nothing twice. */
export const feedbackAnswer = z.looseObject({ is_new: z.boolean() }).transform((wire) => ({ isNew: wire.is_new }));

export const FEEDBACK_FAILURES = ['ValidationError', 'serverError'] as const;

export type FeedbackAnswerWire = z.input<typeof feedbackAnswer>;
export type FeedbackAnswer = z.output<typeof feedbackAnswer>;
