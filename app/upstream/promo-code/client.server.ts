import type { UpstreamBinding } from '~/upstream/binding';
import { envelopedCalls } from '~/upstream/enveloped-calls.server';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import { endpoints, type PromoCodeAnswer } from './contract';

/**
 * Makes the client of promo codes (specification 2 §4, §7). Failures are `UpstreamError`s with the codes that the
 * contract lists; nothing has changed then. Both calls are idempotent.
 */
export function createPromoCodeClient(binding: UpstreamBinding) {
  const call = envelopedCalls(binding);

  return {
    /**
     * Applies a code to the booking, replacing an earlier one.
     * @param account whose a personal code has to be; null for a guest
     */
    apply(token: string, code: string, account: AuthToken | null = null): Promise<PromoCodeAnswer> {
      return call(endpoints.apply, { token, promo_code: code, auth_token: account?.reveal() ?? null });
    },

    /** Removes the booking's code, which can be used again. */
    remove(token: string): Promise<PromoCodeAnswer> {
      return call(endpoints.apply, { token, promo_code: null });
    },
  };
}
export type PromoCodeClient = ReturnType<typeof createPromoCodeClient>;
