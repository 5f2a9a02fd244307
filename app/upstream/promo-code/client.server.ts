import type { UpstreamBinding } from '~/upstream/binding';
import { envelopedCalls } from '~/upstream/enveloped-calls.server';
import { endpoints, type PromoCodeAnswer } from './contract';

/**
 * Promo codes of bookings (specification 2 §4, §7). Failures are `UpstreamError`s with the codes
 * that the contract lists; nothing has changed then. Both calls may be repeated.
 */
export function createPromoCodeClient(binding: UpstreamBinding) {
  const call = envelopedCalls(binding);

  return {
    /** Takes a code for the booking, in the place of an earlier one. */
    apply(token: string, code: string): Promise<PromoCodeAnswer> {
      return call(endpoints.apply, { token, promo_code: code });
    },

    /** Takes the booking's code out; it can be used again. */
    remove(token: string): Promise<PromoCodeAnswer> {
      return call(endpoints.apply, { token, promo_code: null });
    },
  };
}
export type PromoCodeClient = ReturnType<typeof createPromoCodeClient>;
