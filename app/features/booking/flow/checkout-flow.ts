/**
 * The way to the ticket as data: its steps in order, each with whether it applies to a booking, whether it is complete,
 * and its path. Which page a booking may be on, where every redirect of the checkout leads and how far the progress bar
 * is follow from this list alone (specification 2 §2, §4; upstream facts §5). Pure; the routes have no rules of their own.
 */
import { ACTIONS, type Booking, type BookingAction, type BookingPhase } from '~/upstream/booking/contract';

/** Pages that are about a booking. */
export type CheckoutPage = 'step1' | 'step2' | 'checking' | 'thanks';

/** The entries of the progress bar, in order. */
export type ProgressStep = 'offer' | 'passengers' | 'payment' | 'ticket';

/** Why a booking cannot go on: the illustrated screen that tells it (specification 2 §8). */
export type CheckoutProblem = 'seats' | 'booking' | 'issuing' | 'expired';

export type CheckoutMove =
  { kind: 'stay' } | { kind: 'go'; page: CheckoutPage; path: string } | { kind: 'problem'; problem: CheckoutProblem };

/** What the steps read of a booking. */
export type FlowBooking = Pick<Booking, 'action' | 'isPartiallyPaid'>;

/** What they read of the browser: whether it has what step 1 asks for. True unless somebody has looked. */
export type FlowVisitor = { hasPassengers: boolean };

type Facts = FlowBooking & FlowVisitor;

type CheckoutStep = {
  page: 'step0' | CheckoutPage;
  progress: ProgressStep;
  /** Whether the page may show such a booking. */
  applies(facts: Facts): boolean;
  /** Whether all that it asks for is there, so that the next step that applies is the one to go on with. */
  complete(facts: Facts): boolean;
  /** @param id the booking's token; of step 0 the variant's id */
  path(id: string): string;
};

/** The pages that an action allows (upstream facts §5). */
const PAGES_OF_ACTION: Readonly<Record<CheckoutPage, readonly BookingAction[]>> = {
  step1: ['created', 'fare_found', 'reserving_seats', 'seats_reserved'],
  step2: ['seats_reserved', 'booking_ticket', 'ticket_booked', 'manual_paying', 'payment_accepted'],
  checking: ['manual_paying', 'payment_accepting', 'payment_accepted', 'payment_authorized', ...ACTIONS.issuing],
  thanks: ['ticket_booked', ...ACTIONS.done],
};

const allows = (page: CheckoutPage, { action }: FlowBooking) => PAGES_OF_ACTION[page].includes(action);

/** A payment has been taken, and none is due after it. */
const isPaid = ({ action, isPartiallyPaid }: FlowBooking) =>
  (action === 'ticket_booked' || action === 'payment_accepted') && !isPartiallyPaid;

/** While the carrier is asked there is nothing to pay, and the second of two payments is for the passengers of the first. */
const needsPassengers = ({ action, isPartiallyPaid }: FlowBooking) => action !== 'booking_ticket' && !isPartiallyPaid;

export const CHECKOUT_STEPS: readonly CheckoutStep[] = [
  {
    page: 'step0',
    progress: 'offer',
    // The offer is chosen where there is a booking; another one is another booking.
    applies: () => false,
    complete: () => true,
    path: (urn) => `/mbooking/step0/${urn}`,
  },
  {
    page: 'step1',
    progress: 'passengers',
    applies: (facts) => allows('step1', facts),
    complete: ({ action, hasPassengers }) => action === 'seats_reserved' && hasPassengers,
    path: (token) => `/mbooking/step1/${token}`,
  },
  {
    page: 'step2',
    progress: 'payment',
    applies: (facts) => allows('step2', facts) && !isPaid(facts) && (facts.hasPassengers || !needsPassengers(facts)),
    // While a payment is under way the customer may still change it, but what comes next is its outcome.
    complete: ({ action }) => action === 'manual_paying' || action === 'payment_accepted',
    path: (token) => `/mbooking/step2/${token}`,
  },
  {
    page: 'checking',
    progress: 'payment',
    applies: (facts) => allows('checking', facts),
    complete: () => false,
    path: (token) => `/mbooking/checking/${token}`,
  },
  {
    page: 'thanks',
    progress: 'ticket',
    applies: (facts) => allows('thanks', facts),
    complete: () => false,
    path: (token) => `/mbooking/thanks/${token}`,
  },
];

/** Pages beside the steps: where the booking is now, the bank, the fast payment system, what is due and paid. */
const PATHS_BESIDE = {
  current: (token: string) => `/mbooking/checkout/${token}`,
  '3ds': (token: string) => `/mbooking/3ds/${token}`,
  sbp: (token: string) => `/payment-info-sbp/${token}`,
  info: (token: string) => `/payment-info/${token}`,
} as const;

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

/** True when `page` may show the booking. */
export function isAllowed(booking: FlowBooking, page: CheckoutPage, visitor = ANYBODY): boolean {
  return CHECKOUT_STEPS.some((step) => step.page === page && step.applies({ ...booking, ...visitor }));
}

const ANYBODY: FlowVisitor = { hasPassengers: true };

/** The page to go on with: the first step that applies and is not complete; null when the booking has failed. */
export function allowedPage(booking: FlowBooking, visitor = ANYBODY): CheckoutPage | null {
  const facts = { ...booking, ...visitor };
  const applying = CHECKOUT_STEPS.filter((step) => step.applies(facts));
  const { page = null } = applying.find((step) => !step.complete(facts)) ?? applying.at(-1) ?? {};
  return page === 'step0' ? null : page;
}

/** A page with an address of its own: a step, or one beside the steps. */
export type CheckoutAddress = CheckoutStep['page'] | keyof typeof PATHS_BESIDE;

/**
 * Address of a page of the checkout.
 * @param id the booking's token; of step 0 the variant's id
 */
export function checkoutPath(page: CheckoutAddress, id: string): string {
  if (page in PATHS_BESIDE) return PATHS_BESIDE[page as keyof typeof PATHS_BESIDE](id);
  return CHECKOUT_STEPS.find((step) => step.page === page)?.path(id) ?? '/';
}

/**
 * What the page has to do with this booking: stay, send the visitor to the page to go on with, or tell why it has ended.
 * @param page the page that was asked for
 */
export function guard(
  booking: FlowBooking & Pick<Booking, 'token' | 'error'>,
  page: CheckoutPage,
  visitor = ANYBODY,
): CheckoutMove {
  if (isFault(booking.action)) {
    const problem = booking.error === 'sessionExpired' ? 'expired' : PROBLEM_OF_FAULT[booking.action];
    return { kind: 'problem', problem };
  }
  if (isAllowed(booking, page, visitor)) return { kind: 'stay' };
  const next = allowedPage(booking, visitor);
  if (!next) return { kind: 'problem', problem: 'booking' };
  return { kind: 'go', page: next, path: checkoutPath(next, booking.token) };
}

/** Where the customer of a fast payment comes back to (specification 2 §4): its code while any payment is pending. */
export function fastPaymentPath(booking: FlowBooking & Pick<Booking, 'token' | 'payment' | 'payments'>): string {
  const isPending = [booking.payment, ...booking.payments].some(({ status }) => status === 'pending');
  return isPending ? checkoutPath('sbp', booking.token) : currentPath(booking);
}

/** The payment waits for its customer to confirm it in the app of their bank. */
export function isAtFastPayment({ action, payment }: Pick<Booking, 'action' | 'payment'>): boolean {
  return action === 'manual_paying' && payment.option === 'sbp' && payment.status === 'pending';
}

/**
 * Where a customer of this booking is served now (specification 2 §4, fast-payment mobile page): at the code of the fast
 * payment while that is pending, else at the page to go on with. A booking that has ended tells so at its status page.
 */
export function currentPath(booking: FlowBooking & Pick<Booking, 'token' | 'payment'>): string {
  const { token } = booking;
  return checkoutPath(isAtFastPayment(booking) ? 'sbp' : (allowedPage(booking) ?? 'checking'), token);
}
