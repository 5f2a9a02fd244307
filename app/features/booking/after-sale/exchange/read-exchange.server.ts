import type { Access } from '~/bff/booking-access/access.server';
import type { RequestContext } from '~/bff/request/context';
import { redirectTo } from '~/bff/http/redirects.server';
import { settle } from '~/bff/waiting/pending.server';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { waiting, type Interrupted } from '~/features/booking/flow/interruption';
import { readBooking } from '~/features/booking/visit/visit.server';
import { getTranslator } from '~/i18n/translator.server';
import type { ExchangeOptions } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';
import { hasTickets, refundFailure } from '../refund/read-options.server';

/** An issued order and what can be exchanged of it. */
export type ExchangeVisit = { booking: Booking; options: ExchangeOptions };

/** A page reads booking and options at once, then flights or a quote: together they stay within 1.5 s. */
const PATIENCE_MS = 700;
/** Not longer: a payment at the bank changes them. */
const KEEP_MS = 2_000;

function readOptions({ upstream }: RequestContext, token: string) {
  const options = { patienceMs: PATIENCE_MS, keepMs: KEEP_MS };
  return settle(`exchange options ${token}`, () => upstream.afterSale.getExchangeOptions(token), options);
}

/**
 * Reads the order and its options for a page of an exchange.
 * @throws Response a redirect to the order while it has no tickets or changes by customers are switched off; 404 when there
 * is no such booking
 */
export async function visitExchange(
  context: RequestContext,
  token: string,
): Promise<ExchangeVisit | { interrupted: Interrupted }> {
  const { market, url } = context;
  const [visit, options, { refundButton }] = await Promise.all([
    readBooking(context, token, 'order'),
    readOptions(context, token),
    context.features(),
  ]);
  if (!('booking' in visit)) return visit;
  if (!refundButton || !hasTickets(visit.booking)) throw redirectTo(checkoutPath('order', token));
  if (options.state === 'ready') return { booking: visit.booking, options: options.value };
  const t = getTranslator(market.locale, 'booking');
  if (options.state === 'waiting') return { interrupted: waiting('booking', t, options.sinceMs) };
  return { interrupted: refundFailure(context, `${url.pathname}${url.search}`, options.error) };
}

/**
 * Reads the options for the page of the order; null for a visitor without the right, without tickets, and while it is
 * switched off. `missing`: the service did not answer in time.
 */
export async function readExchangeArea(
  context: RequestContext,
  booking: Booking,
  { rights }: Pick<Access, 'rights'>,
): Promise<ExchangeOptions | 'missing' | null> {
  if (!rights.has('refund') || !hasTickets(booking) || !(await context.features()).refundButton) return null;
  const options = await readOptions(context, booking.token);
  return options.state === 'ready' ? options.value : 'missing';
}
