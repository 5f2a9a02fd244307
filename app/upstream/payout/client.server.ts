import type { AuthToken } from '~/upstream/account/auth-token.server';
import type { UpstreamBinding } from '~/upstream/binding';
import { envelopedCalls } from '~/upstream/enveloped-calls.server';
import { endpoints, type Payout } from './contract';
import type { PayoutDetails } from './payout-details.server';

/** Makes the client of the payout service. Failures are `UpstreamError`s with the codes that the contract lists. */
export function createPayoutClient(binding: UpstreamBinding) {
  const call = envelopedCalls(binding);
  return {
    /** @throws UpstreamError WrongTokenError, unauthorized */
    getPayout(token: string, authToken: AuthToken): Promise<Payout> {
      return call(endpoints.getPayout, { token, auth_token: authToken.reveal() });
    },

    /**
     * Sends a code by text message, for new details or for those of the last code.
     * @param details null: the same as before
     * @throws UpstreamError codeJustSent with `resendData`, SmsLimitExceededError, Expired, WrongState
     */
    sendCode(token: string, details: PayoutDetails | null, authToken: AuthToken): Promise<Payout> {
      return call(endpoints.sendCode, {
        token,
        auth_token: authToken.reveal(),
        destination: details && details.reveal(),
      });
    },

    /**
     * Sends the money. After a failure of kind timeout, unavailable or badContract the outcome is unknown: read the payout,
     * and repeat with the same key only.
     * @throws UpstreamError WrongSubmitCodeError, TriesBlockedError, CodeExpiredError, TransferError and others
     */
    submit(
      token: string,
      { codeId, code, idempotencyKey }: { codeId: string; code: string; idempotencyKey: string },
      authToken: AuthToken,
    ): Promise<Payout> {
      return call(endpoints.submit, {
        token,
        auth_token: authToken.reveal(),
        code_id: codeId,
        code,
        idempotency_key: idempotencyKey,
      });
    },

    /** @throws UpstreamError PayoutHasNotExpired, TicketAlreadyExists */
    createExpirationTicket(token: string, idempotencyKey: string, authToken: AuthToken): Promise<Payout> {
      return call(endpoints.createExpirationTicket, {
        token,
        auth_token: authToken.reveal(),
        idempotency_key: idempotencyKey,
      });
    },
  };
}
