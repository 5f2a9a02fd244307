import { endpoints, type SurchargeAnswerWire } from '~/upstream/after-sale/contract';
import { languageOf } from '../../service/language';
import { serve } from '../../service/serve';
import type { SandboxContext, SandboxService } from '../../service/service';
import { listLaterPayments } from '../order-lines/post-sale-records';
import { getSurcharge, paySurcharge } from '../payment/surcharges';
import { getBooking, type BookingDesk } from '../records/desk';
import { listSurcharges, type SurchargeRecord } from '../records/surcharges';
import { askAboutExpiry } from './surcharge-expiry';
import { surchargeWire } from './surcharge-wire';

type Request = { token: string; lang?: string | undefined };

/** The calls of surcharges (specification 2 §7, 3 §7). */
export function surchargeRoutes(desk: BookingDesk): SandboxService['routes'] {
  return {
    ...serve(endpoints.listSurcharges, async (body, context) => {
      const booking = await getBooking(context, body.token);
      const surcharges = await listSurcharges(context.store, booking.token);
      return { surcharges: await Promise.all(surcharges.map((one) => wireOf(one, body, context))) };
    }),
    ...serve(endpoints.paySurcharge, async (body, context) => {
      const surcharge = await paySurcharge(body, { context, desk });
      return answer(surcharge.token, body, context);
    }),
    ...serve(endpoints.createExpirationTicket, async (body, context) => {
      await askAboutExpiry(body, { context, desk });
      return answer(body.surcharge_token, body, context);
    }),
  };
}

async function answer(token: string, request: Request, context: SandboxContext): Promise<SurchargeAnswerWire> {
  const surcharge = await getSurcharge(context, request.token, token);
  return { surcharge: await wireOf(surcharge, request, context) };
}

async function wireOf(surcharge: SurchargeRecord, request: Request, context: SandboxContext) {
  const booking = await getBooking(context, surcharge.bookingToken);
  const payments = await listLaterPayments(context.store, booking.token);
  const own = payments.filter(({ surchargeToken }) => surchargeToken === surcharge.token);
  return surchargeWire(surcharge, own, booking, {
    language: languageOf(request.lang, booking.language),
    now: context.now().getTime(),
    origin: context.origin,
  });
}
