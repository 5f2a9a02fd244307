import type { UpstreamBinding } from '~/upstream/binding';
import { envelopedCalls } from '~/upstream/enveloped-calls.server';
import { endpoints, type PromoCodeAnswer } from './contract';

/**
 * Makes the client of promo codes (specification 2 §4, §7). Failures are `UpstreamError`s with the codes that the
 * contract lists; nothing has changed then. Both calls are idempotent.
 */
export function createPromoCodeClient(binding: UpstreamBinding) {
  const call = envelopedCalls(binding);

  return {
    /** Applies a code to the booking, replacing an earlier one. */
    apply(token: string, code: string): Promise<PromoCodeAnswer> {
      return call(endpoints.apply, { token, promo_code: code });
    },

    /** Removes the booking's code, which can be used again. */
    remove(token: string): Promise<PromoCodeAnswer> {
      return call(endpoints.apply, { token, promo_code: null });
    },
  };
}
export type PromoCodeClient = ReturnType<typeof createPromoCodeClient>;
