import type { RequestContext } from '~/bff/request/context';
import { settle } from '~/bff/waiting/pending.server';
import { waiting, type Interrupted } from '~/features/booking/flow/interruption';
import { readBooking } from '~/features/booking/visit/visit.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Booking } from '~/upstream/booking/contract';
import { afterSaleFailure } from '../visit.server';

/** A page reads the booking at the same time: together they stay within 1.5 s. */
const PATIENCE_MS = 700;
const KEEP_MS = 5_000;

/**
 * Reads an order and something of the help centre about it.
 * @param name of what is read
 * @throws Response 404 when there is no such booking
 */
export async function visitHelp<T>(
  context: RequestContext,
  token: string,
  name: string,
  read: (upstream: RequestContext['upstream']) => Promise<T>,
): Promise<{ booking: Booking; value: T } | { interrupted: Interrupted }> {
  const [visit, settled] = await Promise.all([
    readBooking(context, token, 'order'),
    settle(`help ${name} ${token}`, () => read(context.upstream), { patienceMs: PATIENCE_MS, keepMs: KEEP_MS }),
  ]);
  if (!('booking' in visit)) return visit;
  if (settled.state === 'ready') return { booking: visit.booking, value: settled.value };
  if (settled.state === 'waiting') {
    return { interrupted: waiting('booking', getTranslator(context.market.locale, 'booking'), settled.sinceMs) };
  }
  return { interrupted: afterSaleFailure(context, context.url.pathname, settled.error) };
}
