import { laterPaymentToWire, type LaterPaymentOrder } from '~/upstream/booking/later-payment.server';
import type { envelopedCalls } from '~/upstream/enveloped-calls.server';
import { endpoints, type Surcharge } from './contract';

/** Makes the calls about surcharges (specification 2 §7, 3 §7). */
export function surchargeClient(call: ReturnType<typeof envelopedCalls>) {
  return {
    /** @throws UpstreamError of kind notFound */
    listSurcharges(token: string): Promise<Surcharge[]> {
      return call(endpoints.listSurcharges, { token });
    },

    /**
     * Pays a surcharge; may end at the bank (`redirectUrl`, `sbp` of the last payment). After a failure of kind timeout,
     * unavailable or badContract the outcome is unknown: read the surcharge, and repeat with the same key only.
     * @param surcharge its token
     * @throws UpstreamError with the codes that the contract lists; none of them has taken money
     */
    paySurcharge(token: string, surcharge: string, order: LaterPaymentOrder): Promise<Surcharge> {
      return call(endpoints.paySurcharge, { token, surcharge_token: surcharge, ...laterPaymentToWire(order) });
    },

    /**
     * Asks the shop about an expired surcharge.
     * @throws UpstreamError SurchargeHasNotExpired, TicketAlreadyExists, wrongAction once it is paid or cancelled
     */
    createExpirationTicket(token: string, surcharge: string, idempotencyKey: string): Promise<Surcharge> {
      return call(endpoints.createExpirationTicket, {
        token,
        surcharge_token: surcharge,
        idempotency_key: idempotencyKey,
      });
    },
  };
}
