/** What a visitor leaves on the home page: an e-mail for the newsletter, a phone number for a link to the app (specification 1 §2). */
import { z } from 'zod';
import { requestBase } from '~/upstream/envelope';

export const paths = { subscribe: '/subscribe.json', sendAppLink: '/send_app_link.json' } as const;

/** `source` names the block of the page; `site_url` is the home page that the confirmation leads back to. */
export const subscribeRequest = requestBase.extend({
  email: z.string(),
  source: z.string(),
  lang: z.string(),
  country: z.string(),
  brand: z.string(),
  site_url: z.string(),
});

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
