import { LRUCache } from 'lru-cache';
import { bookingsOfVisitor } from '~/bff/account/bookings-of-visitor.server';
import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { keepSession } from '~/bff/cookies/session.server';
import type { Booking, ReadAction } from '~/upstream/booking/contract';
import { UpstreamError } from '~/upstream/error';
import { isOver, isUnfinished, reminderView, type ReminderView } from './reminder.server';

/** Older bookings have lost their hold. */
const MAX_ASKED = 3;
/** Leaves room for bookings that hold seats and some that were only started. */
const MAX_HELD = 6;
const HOLDING: ReadonlySet<ReadAction> = new Set(['reserving_seats', 'seats_reserved', 'manual_paying']);

/** Ended bookings: many visitors have no other, so their pages can skip the call. */
const over = new LRUCache<string, true>({ max: 5000 });

/**
 * Finds this browser's newest unfinished booking, for the home page and the results (specification 2 §3, §4). Null when
 * there is none, when it was dismissed, and when the service does not answer in time. Never rejects.
 */
export async function unfinishedBooking(context: RequestContext, now = new Date()): Promise<ReminderView | null> {
  const { session, market } = context;
  const { dismissed = [], knowsReminder = false } = session;
  const bookings = await bookingsOfVisitor(context);
  const candidates = bookings.slice(0, MAX_ASKED).filter((token) => !dismissed.includes(token));
  const [unfinished] = await unfinishedOf(context, candidates, now);
  if (!unfinished) return null;
  const view = reminderView(unfinished, market, !knowsReminder);
  if (view?.hint) await noteHint(context);
  return view;
}

/**
 * Lists this browser's unpaid bookings that hold seats, newest first, except the current one. Never rejects; empty when
 * the service does not answer in time.
 */
export async function heldBookings(context: RequestContext, except: string, now = new Date()): Promise<ReminderView[]> {
  const bookings = await bookingsOfVisitor(context);
  const candidates = bookings.filter((token) => token !== except).slice(0, MAX_HELD);
  const unfinished = await unfinishedOf(context, candidates, now);
  return unfinished
    .filter(({ action }) => HOLDING.has(action))
    .flatMap((booking) => reminderView(booking, context.market, false) ?? []);
}

/** Returns those of the bookings that are unfinished. */
async function unfinishedOf(context: RequestContext, tokens: readonly string[], now: Date): Promise<Booking[]> {
  const openTokens = tokens.filter((token) => !over.has(token));
  if (openTokens.length === 0) return [];
  const reads = Promise.all(openTokens.map((token) => findBooking(context, token)));
  const states = await degrade(reads, [], { block: 'unfinishedBooking' });
  return states.flatMap((booking) => (booking && isUnfinished(booking, now) ? [booking] : []));
}

/** Dismisses the reminder of a booking for good; ignores bookings of other browsers. */
export async function dismissReminder(context: RequestContext, token: string): Promise<void> {
  if (!context.session.bookings.some((noted) => noted.token === token)) return;
  const { dismissed = [] } = context.session;
  const others = dismissed.filter((entry) => entry !== token);
  context.session.dismissed = [token, ...others].slice(0, MAX_ASKED);
  await keepSession(context);
}

/** Reads a booking; null for an unknown token, which is not a service failure. */
async function findBooking({ upstream }: RequestContext, token: string): Promise<Booking | null> {
  try {
    const booking = await upstream.booking.getBooking(token);
    if (isOver(booking)) over.set(token, true);
    return booking;
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'notFound') return null;
    throw error;
  }
}

async function noteHint(context: RequestContext): Promise<void> {
  context.session.knowsReminder = true;
  await keepSession(context);
}
