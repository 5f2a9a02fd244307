import { LRUCache } from 'lru-cache';
import { ownsBooking } from '~/bff/bookings-of-visitor.server';
import type { RequestContext } from '~/bff/context';
import { degrade } from '~/bff/degrade.server';
import { keepSession } from '~/bff/session.server';
import type { Booking } from '~/upstream/booking/contract';
import { UpstreamError } from '~/upstream/error';
import { isOver, isUnfinished, reminderView, type ReminderView } from './reminder.server';

/** Of older ones the hold is over. */
const MOST_ASKED = 3;

/** Bookings that have ended: most visitors with a booking have no other, and their pages need not ask again. */
const over = new LRUCache<string, true>({ max: 5000 });

/**
 * The newest booking of this browser that waits for its customer, for the home page and the results (specification 2
 * §3, §4). Null when there is none, when it was dismissed, and when the service does not tell in time. Never rejects.
 */
export async function unfinishedBooking(context: RequestContext, now = new Date()): Promise<ReminderView | null> {
  const { session, market } = context;
  const { bookings, dismissed = [], knowsReminder = false } = session;
  const asked = bookings.slice(0, MOST_ASKED).filter((token) => !dismissed.includes(token) && !over.has(token));
  if (asked.length === 0) return null;
  const found = Promise.all(asked.map((token) => findBooking(context, token)));
  const known = await degrade(found, [], { block: 'unfinishedBooking' });
  const unfinished = known.find((booking) => booking !== null && isUnfinished(booking, now));
  if (!unfinished) return null;
  const view = reminderView(unfinished, market, !knowsReminder);
  if (view?.hint) await noteHint(context);
  return view;
}

/** Takes the reminder of a booking away for good; of a booking that is not this browser's nothing is noted. */
export async function dismissReminder(context: RequestContext, token: string): Promise<void> {
  if (!ownsBooking(context, token)) return;
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
