import type { AccountCall } from './account-call.server';
import type { AuthToken } from './auth-token.server';
import { discountEndpoints, type OwnCodes, type Referral } from './discount-contract';

type Page = { limit: number; offset: number };

/** Calls about the promo codes of an account and the friends it invites (specification 3 §2). */
export function discountCalls(call: AccountCall) {
  return {
    /** @param page.bookingToken only the codes that can be applied to this booking */
    listOwnCodes(
      token: AuthToken,
      { limit, offset, bookingToken = null }: Page & { bookingToken?: string | null },
    ): Promise<OwnCodes> {
      const body = { auth_token: token.reveal(), limit, offset, booking_token: bookingToken };
      return call(discountEndpoints.listOwnCodes, body);
    },

    getReferral(token: AuthToken, { limit, offset }: Page): Promise<Referral> {
      return call(discountEndpoints.getReferral, { auth_token: token.reveal(), limit, offset });
    },

    /** Idempotent. @throws UpstreamError notFound for a code that nobody has */
    async claimInvitation(token: AuthToken, code: string): Promise<void> {
      await call(discountEndpoints.claimInvitation, { auth_token: token.reveal(), code });
    },
  };
}
