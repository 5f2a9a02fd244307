/** The kinds of payouts, and a payout as the call of its order tells it (specification 3 §4 "Payout"). */
import { z } from 'zod';
import { currencyCode, offsetDateTime } from '~/upstream/search/contract';
import { openEnum } from '~/upstream/tolerance';

/**
 * pending: the customer has yet to say where to. processing: the bank has the transfer. failed: it came back, and a person
 * takes over. failed_by_sms_limit: no more codes are sent. expired: nobody answered in time.
 */
export const PAYOUT_STATUSES = [
  'pending',
  'processing',
  'completed',
  'failed',
  'failed_by_sms_limit',
  'expired',
] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** card: to the number of a card. bank_account: a Russian account with the BIC of its bank. iban: an account by IBAN. */
export const PAYOUT_METHODS = ['card', 'bank_account', 'iban'] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];

/** card_closed: the card that paid takes no money back. other: anything else that a person has decided. */
export const PAYOUT_REASONS = ['card_closed', 'other'] as const;

export const payoutOfOrder = z
  .looseObject({
    token: z.uuid(),
    status: openEnum(PAYOUT_STATUSES, 'unknown'),
    /** Hundredths. */
    amount: z.number().int().nonnegative(),
    currency: currencyCode,
    reason: openEnum(PAYOUT_REASONS, 'other'),
    expires_at: offsetDateTime,
    /** The refund request whose money it is. */
    refund_token: z.string().nullish(),
  })
  .transform((wire) => ({
    token: wire.token,
    status: wire.status,
    amount: { amount: wire.amount, currency: wire.currency },
    reason: wire.reason,
    expiresAt: wire.expires_at,
    refundToken: wire.refund_token ?? null,
  }));
export type PayoutOfOrder = z.output<typeof payoutOfOrder>;
