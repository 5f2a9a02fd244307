/** Entries to a prize draw: asked for on its page, and valid once the link of a letter was confirmed. */
import { z } from 'zod';
import { requestBase } from '~/upstream/envelope';

/** `site_url`: the letter's link is `{site_url}/prize-draw/{token}`. `country`: where the person says to live. */
const enterDrawRequest = requestBase.extend({
  draw_id: z.string().max(60),
  email: z.string(),
  lang: z.string(),
  country: z.string(),
  brand: z.string(),
  site_url: z.string(),
});

const confirmEntryRequest = requestBase.extend({ token: z.string().max(100), lang: z.string() });

/** Calls about prize draws. */
export const drawCalls = {
  enterDraw: {
    method: 'POST',
    path: '/enter_draw.json',
    summary: 'Sends a letter that asks to confirm the entry; the answer is the same for every address.',
    request: enterDrawRequest,
    answer: z.looseObject({ is_accepted: z.literal(true) }),
    envelope: { failures: ['ValidationError', 'DrawIsOver', 'serverError'] },
    isRead: false,
  },
  confirmDrawEntry: {
    method: 'POST',
    path: '/confirm_draw_entry.json',
    summary: 'Enters the address that the letter went to, once for each draw; idempotent.',
    request: confirmEntryRequest,
    answer: z.looseObject({ is_new: z.boolean() }).transform(({ is_new }) => ({ isNew: is_new })),
    envelope: { failures: ['SubscriptionLinkExpired', 'DrawIsOver', 'serverError'] },
    isRead: false,
  },
} as const;
