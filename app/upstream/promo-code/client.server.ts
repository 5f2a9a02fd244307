import type { UpstreamBinding } from '~/upstream/binding';
import { paths, promoCodeAnswer, type PromoCodeAnswer } from './contract';

/**
 * Promo codes of bookings (specification 2 §4, §7). Failures are `UpstreamError`s with the codes of
 * `PROMO_CODE_FAILURES`; nothing has changed then. Both calls may be repeated.
 */
export function createPromoCodeClient({ ids, market, transports }: UpstreamBinding) {
  function verify(operation: 'apply' | 'remove', token: string, code: string | null): Promise<PromoCodeAnswer> {
    const body = { v: '2.0', lang: market.locale, token, promo_code: code };
    return transports.promoCode.call(
      {
        operation,
        method: 'POST',
        path: paths.verify,
        body,
        isRead: false,
        isEnveloped: true,
        schema: promoCodeAnswer,
      },
      ids,
    );
  }

  return {
    /** Takes a code for the booking, in the place of an earlier one. */
    apply(token: string, code: string): Promise<PromoCodeAnswer> {
      return verify('apply', token, code);
    },

    /** Takes the booking's code out; it can be used again. */
    remove(token: string): Promise<PromoCodeAnswer> {
      return verify('remove', token, null);
    },
  };
}
export type PromoCodeClient = ReturnType<typeof createPromoCodeClient>;
