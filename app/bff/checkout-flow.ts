import { ACTIONS, type Booking, type BookingAction, type BookingPhase } from '~/upstream/booking/contract';

/**
 * Which page of the checkout a booking may be on, by its action (upstream facts §5). Pure: the routes ask it first and
 * do what it says, so that no page has a rule of its own.
 */
export type CheckoutPage = 'step1' | 'step2' | 'checking' | 'thanks';

/** Why a booking cannot go on: the illustrated screen that tells it (specification 2 §8). */
export type CheckoutProblem = 'seats' | 'booking' | 'issuing' | 'expired';

export type CheckoutMove =
  { kind: 'stay' } | { kind: 'go'; page: CheckoutPage; path: string } | { kind: 'problem'; problem: CheckoutProblem };

/** In the order in which they win: where several pages are allowed, the last of them is the one to go to. */
const PAGES: readonly { page: CheckoutPage; actions: readonly BookingAction[] }[] = [
  { page: 'thanks', actions: ['ticket_booked', ...ACTIONS.done] },
  { page: 'step1', actions: ['created', 'fare_found', 'reserving_seats', 'seats_reserved'] },
  {
    page: 'step2',
    actions: ['seats_reserved', 'booking_ticket', 'ticket_booked', 'manual_paying', 'payment_accepted'],
  },
  {
    page: 'checking',
    actions: ['manual_paying', 'payment_accepting', 'payment_accepted', 'payment_authorized', ...ACTIONS.issuing],
  },
];

const PROBLEM_OF_FAULT: Readonly<Record<(typeof ACTIONS.failed)[number], CheckoutProblem>> = {
  reserving_seats_fault: 'seats',
  booking_ticket_fault: 'booking',
  issuing_ticket_fault: 'issuing',
};

function isFault(action: BookingAction): action is (typeof ACTIONS.failed)[number] {
  return (ACTIONS.failed as readonly BookingAction[]).includes(action);
}

/** The phase that an action belongs to. */
export function phaseOf(action: BookingAction): BookingPhase {
  const phases = Object.keys(ACTIONS) as BookingPhase[];
  return phases.find((phase) => (ACTIONS[phase] as readonly BookingAction[]).includes(action)) ?? 'failed';
}

/** True when `page` may show a booking of this action. */
export function isAllowed(action: BookingAction, page: CheckoutPage): boolean {
  return PAGES.some((entry) => entry.page === page && entry.actions.includes(action));
}

/** The page to go to; null when the booking has failed and no page can go on with it. */
export function allowedPage({ action }: Pick<Booking, 'action'>): CheckoutPage | null {
  return PAGES.findLast((entry) => entry.actions.includes(action))?.page ?? null;
}

/** Address of a page of the checkout. */
export function checkoutPath(page: CheckoutPage | '3ds', token: string): string {
  return `/mbooking/${page}/${token}`;
}

/**
 * What the page has to do with this booking: stay, send the visitor to the allowed page, or tell why it has ended.
 * @param page the page that was asked for
 */
export function guard(booking: Pick<Booking, 'action' | 'token' | 'error'>, page: CheckoutPage): CheckoutMove {
  if (isFault(booking.action)) {
    const problem = booking.error === 'sessionExpired' ? 'expired' : PROBLEM_OF_FAULT[booking.action];
    return { kind: 'problem', problem };
  }
  if (isAllowed(booking.action, page)) return { kind: 'stay' };
  const allowed = allowedPage(booking);
  if (!allowed) return { kind: 'problem', problem: 'booking' };
  return { kind: 'go', page: allowed, path: checkoutPath(allowed, booking.token) };
}
