/**
 * Proof that a visitor by a letter's link is the buyer of the order: a code to the order's e-mail, and the phone that was
 * typed with it (docs/decisions/069; the shapes are ours).
 */
import { z } from 'zod';
import { requestBase } from '~/upstream/envelope';
import { offsetDateTime } from '~/upstream/search/contract';

const key = z.string().max(100);

/** `key`: of the letter's link. The letter with the code goes to the order's e-mail. */
export const buyerCodeRequest = requestBase.extend({ key });
/** The code belongs to the attempt, which only the requesting browser knows, and to the link. */
export const buyerCodeAnswer = z
  .looseObject({
    attempt_token: z.string().min(1),
    expires_at: offsetDateTime,
    /** Another code can be sent from then on. */
    resend_at: offsetDateTime,
  })
  .transform((wire) => ({ attemptToken: wire.attempt_token, expiresAt: wire.expires_at, resendAt: wire.resend_at }));
export type BuyerCode = z.output<typeof buyerCodeAnswer>;
export type BuyerCodeWire = z.input<typeof buyerCodeAnswer>;

/** `data` of `codeJustSent`. */
export const codeJustSent = z
  .looseObject({ resend_at: offsetDateTime })
  .transform(({ resend_at: resendAt }) => ({ resendAt }));

/** The answer does not tell which of code and phone was wrong. */
export const proveBuyerRequest = requestBase.extend({
  key,
  attempt_token: key,
  code: z.string().max(20),
  /** E.164 */
  phone: z.string().regex(/^\+[1-9]\d{6,14}$/),
});
/** `grant`: opens the rights of the buyer, together with the link, until `expires_at`. */
export const proveBuyerAnswer = z
  .looseObject({ grant: key.min(1), expires_at: offsetDateTime })
  .transform(({ grant, expires_at: expiresAt }) => ({ grant, expiresAt }));
export type BuyerGrant = z.output<typeof proveBuyerAnswer>;
export type BuyerGrantWire = z.input<typeof proveBuyerAnswer>;

/** Calls of the proof. `wrongAction`: the order belongs to an account, which alone changes it. */
export const buyerCalls = {
  requestBuyerCode: {
    method: 'POST',
    path: '/v4/documents/buyer_code',
    summary: "Sends a code to the order's e-mail, by which a visitor with a letter's link proves to be its buyer.",
    request: buyerCodeRequest,
    answer: buyerCodeAnswer,
    envelope: { failures: ['DocumentsLinkExpired', 'codeJustSent', 'wrongAction', 'requestFormat', 'serverError'] },
    isRead: false,
  },
  proveBuyer: {
    method: 'POST',
    path: '/v4/documents/buyer',
    summary: 'Takes the code and the phone of the order; for half an hour the link then opens all rights of the buyer.',
    request: proveBuyerRequest,
    answer: proveBuyerAnswer,
    envelope: {
      failures: ['InvalidAuthInfo', 'InvalidConfirmationToken', 'wrongAction', 'requestFormat', 'serverError'],
    },
    isRead: false,
  },
} as const;
