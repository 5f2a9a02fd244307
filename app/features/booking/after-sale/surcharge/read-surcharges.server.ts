import type { RequestContext } from '~/bff/request/context';
import { settle } from '~/bff/waiting/pending.server';
import { failure, waiting, type Interrupted } from '~/features/booking/flow/interruption';
import { readBooking } from '~/features/booking/visit/visit.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Surcharge } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';

/** An order, and one of the payments that the shop asks for in it. */
export type SurchargeVisit = { booking: Booking; surcharge: Surcharge };

/** A page reads booking and surcharges at once. */
const PATIENCE_MS = 700;
/** Not longer: a payment, or the time, changes them. */
const KEEP_MS = 3_000;

function settleSurcharges({ upstream, market }: RequestContext, token: string) {
  const options = { patienceMs: PATIENCE_MS, keepMs: KEEP_MS };
  return settle(`surcharges ${market.locale} ${token}`, () => upstream.afterSale.listSurcharges(token), options);
}

/** Reads the surcharges of an order for its page; `missing` when the service does not answer in time. */
export async function readSurcharges(context: RequestContext, booking: Booking): Promise<Surcharge[] | 'missing'> {
  if (booking.surcharges.length === 0) return [];
  const settled = await settleSurcharges(context, booking.token);
  return settled.state === 'ready' ? settled.value : 'missing';
}

/**
 * Reads an order and one of its surcharges.
 * @param surchargeToken the surcharge in the address
 * @throws Response 404 when there is no such booking, or no such surcharge of it
 */
export async function visitSurcharge(
  context: RequestContext,
  token: string,
  surchargeToken: string,
): Promise<SurchargeVisit | { interrupted: Interrupted }> {
  const { locale } = context.market;
  const t = getTranslator(locale, 'booking');
  const [visit, surcharges] = await Promise.all([
    readBooking(context, token, 'order'),
    settleSurcharges(context, token),
  ]);
  if (!('booking' in visit)) return visit;
  if (surcharges.state === 'waiting') return { interrupted: waiting('booking', t, surcharges.sinceMs) };
  if (surcharges.state === 'failed') {
    const way = { retryPath: context.url.pathname, mayHavePaid: true };
    return { interrupted: failure(surcharges.error, way, t, getTranslator(locale, 'errors')) };
  }
  const surcharge = surcharges.value.find((one) => one.token === surchargeToken);
  if (!surcharge) throw new Response(null, { status: 404 });
  return { booking: visit.booking, surcharge };
}
