import { checkoutPath, guard, isHeldOrPaid, type CheckoutAddress, type CheckoutPage } from '../flow/checkout-flow';
import { noteBought } from '~/bff/account/bookings-of-visitor.server';
import type { RequestContext } from '~/bff/request/context';
import { endWait, waitedMs } from '~/bff/cookies/wait-start.server';
import { settle } from '~/bff/waiting/pending.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Booking } from '~/upstream/booking/contract';
import { UpstreamError } from '~/upstream/error';
import { failure, problem, waiting, type Interrupted } from '../flow/interruption';

/** A visit of a checkout page: its booking, or an interruption. */
export type Visit = { booking: Booking } | { interrupted: Interrupted };

/** A page reads the booking first and may make one more call: both together stay within 1.5 s. */
const PATIENCE_MS = 700;
/** Longer than a page waits: a file cannot say that it is not ready, and the browser shows a download's progress. */
const FILE_PATIENCE_MS = 5_000;
/**
 * A waiting page reloads after 3 s plus a round trip, which is long on a slow network; the result must still be there.
 * Not longer, because a booking changes state by itself.
 */
export const KEEP_MS = 10_000;
/** The booking service answers within this time (specification 2 §9). */
const LONGEST_WAIT_MS = 120_000;
const TOO_LONG = { kind: 'timeout', code: 'timeoutError', service: 'booking', operation: 'getBooking' } as const;

/**
 * Reads the booking without keeping the page waiting. Notes in the browser that began it that it is held or paid.
 * @param page the page of the retry
 * @throws Response 404 when there is no such booking
 */
export async function readBooking(
  context: RequestContext,
  token: string,
  page: CheckoutAddress,
  patienceMs = PATIENCE_MS,
): Promise<Visit> {
  const { locale } = context.market;
  const t = getTranslator(locale, 'booking');
  const start = () => context.upstream.booking.getBooking(token);
  // An account sees what it pays a part with; nobody else may join its reading.
  const reader = context.account?.id ?? 'guest';
  const settled = await settle(`booking ${locale} ${token} ${reader}`, start, { patienceMs, keepMs: KEEP_MS });
  if (settled.state === 'ready') {
    if (isHeldOrPaid(settled.value)) await noteBought(context, token);
    return { booking: settled.value };
  }
  if (settled.state === 'waiting') return { interrupted: waiting('booking', t, settled.sinceMs) };
  if (settled.error.kind === 'notFound') throw new Response(null, { status: 404 });
  const way = { retryPath: checkoutPath(page, token), mayHavePaid: page !== 'step1' };
  return { interrupted: failure(settled.error, way, t, getTranslator(locale, 'errors')) };
}

/**
 * Shows a waiting page for a booking that is about to change by itself; after the limit, a failure with a retry.
 * @param page the page of the retry
 */
export function waitForChange(
  context: Pick<RequestContext, 'market' | 'requestId' | 'cookies' | 'setCookie' | 'hasSecureCookies'>,
  { token, action }: Pick<Booking, 'token' | 'action'>,
  what: 'booking' | 'seats',
  page: CheckoutAddress,
): Interrupted {
  const { market, requestId } = context;
  const t = getTranslator(market.locale, 'booking');
  const sinceMs = waitedMs(context, token, action);
  if (sinceMs < LONGEST_WAIT_MS) return waiting(what, t, sinceMs);
  endWait(context, token);
  const error = new UpstreamError({ ...TOO_LONG, requestId });
  const way = { retryPath: checkoutPath(page, token), mayHavePaid: page !== 'step1' };
  return failure(error, way, t, getTranslator(market.locale, 'errors'));
}

/**
 * Reads the booking for a checkout page.
 * @throws Response a redirect when the booking's action does not allow the page; 404 when there is no such booking
 */
export async function visitBooking(
  context: RequestContext,
  token: string,
  page: CheckoutPage,
  patienceMs = PATIENCE_MS,
): Promise<Visit> {
  const visit = await readBooking(context, token, page, patienceMs);
  if (!('booking' in visit)) return visit;
  const ended = endOf(visit.booking, context);
  if (ended) return { interrupted: ended };
  const move = guard(visit.booking, page);
  if (move.kind === 'go') throw redirectTo(move.path);
  return visit;
}

/**
 * Reads the booking for a ticket file; null while the booking service does not answer.
 * @throws Response as `visitBooking` does; for an ended booking a redirect to the page that says why
 */
export async function visitForFile(context: RequestContext, token: string): Promise<Booking | null> {
  const visit = await readBooking(context, token, 'thanks', FILE_PATIENCE_MS);
  if (!('booking' in visit)) return null;
  const move = guard(visit.booking, 'thanks');
  if (move.kind === 'stay') return visit.booking;
  throw redirectTo(move.kind === 'go' ? move.path : checkoutPath('thanks', token));
}

/** Returns why the booking has ended, in the visitor's language; null while it is active. */
export function endOf(booking: Booking, { market }: Pick<RequestContext, 'market'>): Interrupted | null {
  const move = guard(booking, 'step1');
  if (move.kind !== 'problem') return null;
  return problem(move.problem, booking, { market, t: getTranslator(market.locale, 'booking') });
}
