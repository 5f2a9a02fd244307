import { LRUCache } from 'lru-cache';
import { bookingsOfVisitor } from '~/bff/account/bookings-of-visitor.server';
import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { keepSession } from '~/bff/cookies/session.server';
import type { Booking, BookingAction } from '~/upstream/booking/contract';
import { UpstreamError } from '~/upstream/error';
import { isOver, isUnfinished, reminderView, type ReminderView } from './reminder.server';

/** Of older ones the hold is over. */
const MOST_ASKED = 3;
/** Room for those that hold seats, and some that were begun only. */
const MOST_HELD = 6;
const HOLDING: ReadonlySet<BookingAction> = new Set(['reserving_seats', 'seats_reserved', 'manual_paying']);

/** Bookings that have ended: most visitors with a booking have no other, and their pages need not ask again. */
const over = new LRUCache<string, true>({ max: 5000 });

/**
 * The newest booking of this browser that waits for its customer, for the home page and the results (specification 2
 * §3, §4). Null when there is none, when it was dismissed, and when the service does not tell in time. Never rejects.
 */
export async function unfinishedBooking(context: RequestContext, now = new Date()): Promise<ReminderView | null> {
  const { session, market } = context;
  const { dismissed = [], knowsReminder = false } = session;
  const bookings = await bookingsOfVisitor(context);
  const asked = bookings.slice(0, MOST_ASKED).filter((token) => !dismissed.includes(token));
  const [unfinished] = await unfinishedOf(context, asked, now);
  if (!unfinished) return null;
  const view = reminderView(unfinished, market, !knowsReminder);
  if (view?.hint) await noteHint(context);
  return view;
}

/**
 * Bookings of this browser that hold seats and wait to be paid, newest first, without the one that is being made. Never
 * rejects; empty when the service does not tell in time.
 */
export async function heldBookings(context: RequestContext, except: string, now = new Date()): Promise<ReminderView[]> {
  const bookings = await bookingsOfVisitor(context);
  const asked = bookings.filter((token) => token !== except).slice(0, MOST_HELD);
  const found = await unfinishedOf(context, asked, now);
  return found
    .filter(({ action }) => HOLDING.has(action))
    .flatMap((booking) => reminderView(booking, context.market, false) ?? []);
}

/** Those of the bookings that wait for their customer. */
async function unfinishedOf(context: RequestContext, tokens: readonly string[], now: Date): Promise<Booking[]> {
  const asked = tokens.filter((token) => !over.has(token));
  if (asked.length === 0) return [];
  const found = Promise.all(asked.map((token) => findBooking(context, token)));
  const known = await degrade(found, [], { block: 'unfinishedBooking' });
  return known.flatMap((booking) => (booking && isUnfinished(booking, now) ? [booking] : []));
}

/** Takes the reminder of a booking away for good; of a booking that is not this browser's nothing is noted. */
export async function dismissReminder(context: RequestContext, token: string): Promise<void> {
  if (!context.session.bookings.some((noted) => noted.token === token)) return;
  const { dismissed = [] } = context.session;
  const others = dismissed.filter((known) => known !== token);
  context.session.dismissed = [token, ...others].slice(0, MOST_ASKED);
  await keepSession(context);
}

/** Null for a token that the service does not know: that is no trouble of the service. */
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
