import type { Access } from '~/bff/booking-access/access.server';
import type { RequestContext } from '~/bff/request/context';
import { redirectTo } from '~/bff/http/redirects.server';
import { settle } from '~/bff/waiting/pending.server';
import { checkoutPath, phaseOf } from '~/features/booking/flow/checkout-flow';
import { failure, waiting, type Interrupted } from '~/features/booking/flow/interruption';
import { readBooking } from '~/features/booking/visit/visit.server';
import { getTranslator } from '~/i18n/translator.server';
import { countryOf } from '~/market/countries';
import type { RefundOptions } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';

/** An issued order and what can be refunded of it. */
export type RefundVisit = { booking: Booking; options: RefundOptions };

/** A page reads booking and options at once, then a quote: together they stay within 1.5 s. */
const PATIENCE_MS = 700;
const KEEP_MS = 5_000;

function readOptions({ upstream }: RequestContext, token: string) {
  const options = { patienceMs: PATIENCE_MS, keepMs: KEEP_MS };
  return settle(`refund options ${token}`, () => upstream.afterSale.getRefundOptions(token), options);
}

/**
 * Reads the order and its options for a page of a refund.
 * @param path of the page, for a retry
 * @throws Response a redirect to the order while it has no tickets or refunds are switched off; 404 when there is no such
 * booking
 */
export async function visitRefund(
  context: RequestContext,
  token: string,
  path: string,
): Promise<RefundVisit | { interrupted: Interrupted }> {
  const { locale } = context.market;
  const [visit, options, { refundButton }] = await Promise.all([
    readBooking(context, token, 'order'),
    readOptions(context, token),
    context.features(),
  ]);
  if (!('booking' in visit)) return visit;
  if (!refundButton || !hasTickets(visit.booking)) throw redirectTo(checkoutPath('order', token));
  if (options.state === 'ready') return { booking: visit.booking, options: options.value };
  const t = getTranslator(locale, 'booking');
  if (options.state === 'waiting') return { interrupted: waiting('booking', t, options.sinceMs) };
  return { interrupted: refundFailure(context, path, options.error) };
}

/** Builds the page for a failure of the after-sale service. @param path of the retry */
export function refundFailure(
  { market }: RequestContext,
  path: string,
  error: Parameters<typeof failure>[0],
): Interrupted {
  const way = { retryPath: path, mayHavePaid: false };
  return failure(error, way, getTranslator(market.locale, 'booking'), getTranslator(market.locale, 'errors'));
}

/** Checks whether an order has tickets that something can be done with. */
export function hasTickets({ action, tickets }: Booking): boolean {
  return phaseOf(action) === 'done' && tickets.length > 0;
}

/**
 * Reads the options for the page of the order; null for a visitor without the right, without tickets, and while refunds
 * are switched off. `missing`: the service did not answer in time.
 */
export async function readRefundArea(
  context: RequestContext,
  booking: Booking,
  { rights }: Pick<Access, 'rights'>,
): Promise<RefundOptions | 'missing' | null> {
  if (!rights.has('refund') || !hasTickets(booking) || !(await context.features()).refundButton) return null;
  const options = await readOptions(context, booking.token);
  return options.state === 'ready' ? options.value : 'missing';
}

/** Returns true where a person decides about every refund: the shop does not refund by itself in this country. */
export async function isByPerson({ market, features }: RequestContext): Promise<boolean> {
  const { autoRefund } = await features();
  return !(autoRefund && countryOf(market.country).flags.autoRefund);
}
