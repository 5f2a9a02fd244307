import type { Access } from '~/bff/booking-access/access.server';
import type { RequestContext } from '~/bff/request/context';
import { redirectTo } from '~/bff/http/redirects.server';
import { settle } from '~/bff/waiting/pending.server';
import { checkoutPath, phaseOf } from '~/features/booking/flow/checkout-flow';
import { failure, waiting, type Interrupted } from '~/features/booking/flow/interruption';
import { readBooking } from '~/features/booking/visit/visit.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Booking } from '~/upstream/booking/contract';

/** Says what can be done with an issued order: `refund`, `exchange`. */
export type OptionsSource<Options> = {
  name: string;
  read(upstream: RequestContext['upstream'], token: string): Promise<Options>;
  /** How long an answer may be shown again. */
  keepMs: number;
};

/** An issued order and what can be done with it. */
export type AfterSaleVisit<Options> = { booking: Booking; options: Options };

/** A page reads booking and options at once, then a quote: together they stay within 1.5 s. */
const PATIENCE_MS = 700;

/** Reads what can be done with an order; `waiting` while the service has not answered. */
export function readOptions<Options>(
  { upstream }: RequestContext,
  token: string,
  { name, read, keepMs }: OptionsSource<Options>,
) {
  const options = { patienceMs: PATIENCE_MS, keepMs };
  return settle(`${name} options ${token}`, () => read(upstream, token), options);
}

/**
 * Reads the order and its options for a page after the sale.
 * @param retryPath of the page
 * @throws Response a redirect to the order while it has no tickets or changes by customers are switched off; 404 when there
 * is no such booking
 */
export async function visitAfterSale<Options>(
  context: RequestContext,
  token: string,
  source: OptionsSource<Options>,
  retryPath = `${context.url.pathname}${context.url.search}`,
): Promise<AfterSaleVisit<Options> | { interrupted: Interrupted }> {
  const [visit, options, { refundButton }] = await Promise.all([
    readBooking(context, token, 'order'),
    readOptions(context, token, source),
    context.features(),
  ]);
  if (!('booking' in visit)) return visit;
  if (!refundButton || !hasTickets(visit.booking)) throw redirectTo(checkoutPath('order', token));
  if (options.state === 'ready') return { booking: visit.booking, options: options.value };
  const t = getTranslator(context.market.locale, 'booking');
  if (options.state === 'waiting') return { interrupted: waiting('booking', t, options.sinceMs) };
  return { interrupted: afterSaleFailure(context, retryPath, options.error) };
}

/** Builds the page for a failure of the after-sale service. */
export function afterSaleFailure(
  { market }: RequestContext,
  retryPath: string,
  error: Parameters<typeof failure>[0],
): Interrupted {
  const way = { retryPath, mayHavePaid: false };
  return failure(error, way, getTranslator(market.locale, 'booking'), getTranslator(market.locale, 'errors'));
}

/** Checks whether an order has tickets that something can be done with. */
function hasTickets({ action, tickets }: Booking): boolean {
  return phaseOf(action) === 'done' && tickets.length > 0;
}

/**
 * Reads the options for the page of the order; null for a visitor without the right, without tickets, and while changes
 * by customers are switched off. `missing`: the service did not answer in time.
 */
export async function readArea<Options>(
  context: RequestContext,
  booking: Booking,
  source: OptionsSource<Options>,
  { rights }: Pick<Access, 'rights'>,
): Promise<Options | 'missing' | null> {
  if (!rights.has('refund') || !hasTickets(booking) || !(await context.features()).refundButton) return null;
  const options = await readOptions(context, booking.token, source);
  return options.state === 'ready' ? options.value : 'missing';
}
