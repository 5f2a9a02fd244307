import { checkoutPath, currentPath, awaitsFastPayment } from '~/features/booking/flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { settle } from '~/bff/waiting/pending.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { failure, waiting, type Interrupted } from '~/features/booking/flow/interruption';
import { readBooking } from '~/features/booking/visit/visit.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Booking } from '~/upstream/booking/contract';
import type { SbpInfo } from '~/upstream/booking/payment-contract';

const PATIENCE_MS = 700;
const KEEP_MS = 5_000;

export type SbpVisit = { booking: Booking; info: SbpInfo } | { interrupted: Interrupted };

/**
 * Reads a pending fast payment.
 * @throws Response a redirect when it is not pending: to its status, the ticket, or the payment page, which says why it
 * ended
 */
export async function visitSbp(context: RequestContext, token: string): Promise<SbpVisit> {
  const visit = await readBooking(context, token, 'sbp');
  if (!('booking' in visit)) return visit;
  const { booking } = visit;
  if (!awaitsFastPayment(booking)) throw redirectTo(currentPath(booking));

  const start = () => context.upstream.booking.getSbpPayment(token);
  const settled = await settle(`sbp ${token}`, start, { patienceMs: PATIENCE_MS, keepMs: KEEP_MS });
  const { locale } = context.market;
  const t = getTranslator(locale, 'booking');
  if (settled.state === 'waiting') return { interrupted: waiting('booking', t, settled.sinceMs) };
  if (settled.state === 'ready') {
    // Confirmed or refused between the two calls: the status page shows the outcome.
    if (settled.value.status !== 'pending') throw redirectTo(checkoutPath('checking', token));
    return { booking, info: settled.value };
  }
  if (settled.error.kind === 'conflict' || settled.error.kind === 'notFound') {
    throw redirectTo(checkoutPath('checking', token));
  }
  const way = { retryPath: checkoutPath('sbp', token), mayHavePaid: true };
  return { interrupted: failure(settled.error, way, t, getTranslator(locale, 'errors')) };
}
