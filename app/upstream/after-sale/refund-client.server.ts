import type { envelopedCalls } from '~/upstream/enveloped-calls.server';
import type { Money } from '~/market/money';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import { endpoints, type CouponId, type RefundKind, type RefundReason } from './contract';

/** The coupons to refund, and why. A void is of the whole order. */
export type RefundChoice = {
  kind: RefundKind | 'void';
  reason: RefundReason | null;
  coupons: readonly CouponId[];
  /** A person decides, even where it could be done at once. */
  isByPerson?: boolean;
};

/** A confirmed refund. `total`: the quote's, as the customer saw it. */
export type RefundOrder = RefundChoice & {
  total: Money;
  idempotencyKey: string;
  attachments: readonly string[];
  comment: string | null;
  /** The shop that the letter links to. */
  siteUrl: string;
  /** To the wallet of the signed-in account, instead of back to where it was paid from. */
  isToEWallet?: boolean;
};

/**
 * Makes the calls of refunds (specification 3 §7).
 * @param account the signed-in account, whose wallet may take the money
 */
export function refundClient(call: ReturnType<typeof envelopedCalls>, account: AuthToken | null) {
  const asking = { auth_token: account?.reveal() };
  return {
    /** @throws UpstreamError of kind notFound */
    getRefundOptions(token: string) {
      return call(endpoints.getRefundOptions, { token });
    },

    /** @throws UpstreamError wrongAction when some of the coupons cannot be refunded (any more) */
    quoteRefund(token: string, choice: RefundChoice) {
      return call(endpoints.quoteRefund, { token, ...asking, ...toWire(choice) });
    },

    /**
     * Refunds, voids or asks for it; idempotent by its key.
     * @throws UpstreamError rateChangedError for another total, wrongAction when it is too late
     */
    refund(
      token: string,
      { total, idempotencyKey, attachments, comment, siteUrl, isToEWallet, ...choice }: RefundOrder,
    ) {
      return call(endpoints.refund, {
        token,
        ...asking,
        ...toWire(choice),
        idempotency_key: idempotencyKey,
        amount: total.amount,
        currency: total.currency,
        attachment_tokens: [...attachments],
        comment,
        site_url: siteUrl,
        to_e_wallet: isToEWallet ?? false,
      });
    },
  };
}

function toWire({ kind, reason, coupons, isByPerson = false }: RefundChoice) {
  return {
    kind,
    reason,
    by_person: isByPerson,
    coupons: coupons.map(({ recordIndex, passengerIndex, tripIndex }) => ({
      record_index: recordIndex,
      passenger_index: passengerIndex,
      trip_index: tripIndex,
    })),
  };
}
