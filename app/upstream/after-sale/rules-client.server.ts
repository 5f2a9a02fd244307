import type { envelopedCalls } from '~/upstream/enveloped-calls.server';
import { endpoints, type FareRules } from './contract';

/** Makes the call for fare rules (upstream facts §5, `static/rules`). */
export function rulesClient(call: ReturnType<typeof envelopedCalls>, country: string) {
  return {
    /**
     * Lists the rules of the fares of an offer, or of the fare of a booking.
     * @throws UpstreamError sessionExpired for an offer that is too old, notFound for a booking that does not exist
     */
    listFareRules(of: { variantId: string } | { token: string }): Promise<FareRules[]> {
      const subject = 'token' in of ? { token: of.token } : { variant_id: of.variantId };
      return call(endpoints.getFareRules, { ...subject, country });
    },
  };
}
