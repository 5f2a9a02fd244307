import type { RequestContext } from '~/bff/request/context';
import { settle } from '~/bff/waiting/pending.server';
import { failure, waiting, type Interrupted } from '~/features/booking/flow/interruption';
import { readBooking } from '~/features/booking/visit/visit.server';
import { getTranslator } from '~/i18n/translator.server';
import type { ScheduleChange } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';

/** An order, and one of its changes. */
export type ChangeVisit = { booking: Booking; change: ScheduleChange };

/** A page reads booking and changes at once. */
const PATIENCE_MS = 700;
/** Not longer: an answer, or the time, changes them. */
const KEEP_MS = 3_000;

function settleChanges({ upstream }: RequestContext, token: string) {
  const options = { patienceMs: PATIENCE_MS, keepMs: KEEP_MS };
  return settle(`schedule changes ${token}`, () => upstream.afterSale.listChanges(token), options);
}

/** Reads the changes of an order for its page; `missing` when the service does not answer in time. */
export async function readChanges(context: RequestContext, booking: Booking): Promise<ScheduleChange[] | 'missing'> {
  if (booking.scheduleChanges.length === 0) return [];
  const settled = await settleChanges(context, booking.token);
  return settled.state === 'ready' ? settled.value : 'missing';
}

/**
 * Reads an order and one of its changes.
 * @param changeToken the change in the address
 * @throws Response 404 when there is no such booking, or no such change of it
 */
export async function visitChange(
  context: RequestContext,
  token: string,
  changeToken: string,
): Promise<ChangeVisit | { interrupted: Interrupted }> {
  const { locale } = context.market;
  const t = getTranslator(locale, 'booking');
  const [visit, changes] = await Promise.all([readBooking(context, token, 'order'), settleChanges(context, token)]);
  if (!('booking' in visit)) return visit;
  if (changes.state === 'waiting') return { interrupted: waiting('booking', t, changes.sinceMs) };
  if (changes.state === 'failed') {
    const way = { retryPath: context.url.pathname, mayHavePaid: false };
    return { interrupted: failure(changes.error, way, t, getTranslator(locale, 'errors')) };
  }
  const change = changes.value.find((one) => one.token === changeToken);
  if (!change) throw new Response(null, { status: 404 });
  return { booking: visit.booking, change };
}
