/**
 * Describes the checkout as data: the steps in order, whether each applies to a booking, whether it is complete, and
 * its path. The pages that a booking allows, every checkout redirect and the progress bar derive from this list alone
 * (specification 2 §2, §4; upstream facts §5). Pure; routes add no rules of their own.
 */
import { ACTIONS, type Booking, type BookingPhase, type ReadAction } from '~/upstream/booking/contract';

/** Checkout pages of an existing booking. */
export type CheckoutPage = 'step1' | 'step2' | 'checking' | 'thanks';

/** The entries of the progress bar, in order. */
export type ProgressStep = 'offer' | 'passengers' | 'payment' | 'ticket';

/** The problem that ends a booking; each has an illustrated screen (specification 2 §8). */
export type CheckoutProblem = 'seats' | 'booking' | 'issuing' | 'expired';

export type CheckoutMove =
  { kind: 'stay' } | { kind: 'go'; page: CheckoutPage; path: string } | { kind: 'problem'; problem: CheckoutProblem };

/** The booking fields that the steps depend on. */
export type FlowBooking = Pick<Booking, 'action' | 'isPartiallyPaid'>;

/** The browser state that the steps depend on: whether it has the data of step 1. Assumed true unless checked. */
export type FlowVisitor = { hasPassengers: boolean };

type Facts = FlowBooking & FlowVisitor;

type CheckoutStep = {
  page: 'step0' | CheckoutPage;
  progress: ProgressStep;
  /** Returns true when the page may show this booking. */
  applies(facts: Facts): boolean;
  /** Returns true when the step has all it needs, so that the next applicable step comes up. */
  complete(facts: Facts): boolean;
  /** @param id the booking's token; for step 0 the variant's id */
  path(id: string): string;
};

/** The pages that each action allows (upstream facts §5). */
const PAGES_OF_ACTION: Readonly<Record<CheckoutPage, readonly ReadAction[]>> = {
  step1: ['created', 'fare_found', 'reserving_seats', 'seats_reserved'],
  step2: ['seats_reserved', 'booking_ticket', 'ticket_booked', 'manual_paying', 'payment_accepted'],
  checking: [
    'manual_paying',
    'payment_accepting',
    'payment_accepted',
    'payment_authorized',
    ...ACTIONS.issuing,
    // Nothing is paid or shown as bought before the shop knows.
    'unknown',
  ],
  thanks: ['ticket_booked', ...ACTIONS.done],
};

const allows = (page: CheckoutPage, { action }: FlowBooking) => PAGES_OF_ACTION[page].includes(action);

/** Returns true when a payment was taken and none is due. */
const isPaid = ({ action, isPartiallyPaid }: FlowBooking) =>
  (action === 'ticket_booked' || action === 'payment_accepted') && !isPartiallyPaid;

/** Step 2 charges nothing while the carrier is booking, and a second payment reuses the passengers of the first. */
const needsPassengers = ({ action, isPartiallyPaid }: FlowBooking) => action !== 'booking_ticket' && !isPartiallyPaid;

export const CHECKOUT_STEPS: readonly CheckoutStep[] = [
  {
    page: 'step0',
    progress: 'offer',
    // A booking already has its offer; choosing another offer creates another booking.
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
    // The customer may still change a pending payment, but the next page is the one with its outcome.
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

/** Pages outside the steps: the order, a redirect to the booking's page, 3-D Secure, the fast payment, the payment summary. */
const PATHS_BESIDE = {
  order: (token: string) => `/user/orders/${token}`,
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

function isFault(action: ReadAction): action is (typeof ACTIONS.failed)[number] {
  return (ACTIONS.failed as readonly ReadAction[]).includes(action);
}

/** Returns the phase of an action. */
export function phaseOf(action: ReadAction): BookingPhase | 'unknown' {
  const phases = Object.keys(ACTIONS) as BookingPhase[];
  return phases.find((phase) => (ACTIONS[phase] as readonly ReadAction[]).includes(action)) ?? 'unknown';
}

/** Returns true when `page` may show the booking. */
export function isAllowed(booking: FlowBooking, page: CheckoutPage, visitor = DEFAULT_VISITOR): boolean {
  return CHECKOUT_STEPS.some((step) => step.page === page && step.applies({ ...booking, ...visitor }));
}

const DEFAULT_VISITOR: FlowVisitor = { hasPassengers: true };

/** Returns the first step that applies and is not complete; null when the booking has failed. */
export function allowedPage(booking: FlowBooking, visitor = DEFAULT_VISITOR): CheckoutPage | null {
  const facts = { ...booking, ...visitor };
  const applying = CHECKOUT_STEPS.filter((step) => step.applies(facts));
  const { page = null } = applying.find((step) => !step.complete(facts)) ?? applying.at(-1) ?? {};
  return page === 'step0' ? null : page;
}

/** A page with its own address: a step, or a page outside the steps. */
export type CheckoutAddress = CheckoutStep['page'] | keyof typeof PATHS_BESIDE;

/**
 * Builds the address of a checkout page.
 * @param id the booking's token; for step 0 the variant's id
 */
export function checkoutPath(page: CheckoutAddress, id: string): string {
  if (page in PATHS_BESIDE) return PATHS_BESIDE[page as keyof typeof PATHS_BESIDE](id);
  return CHECKOUT_STEPS.find((step) => step.page === page)?.path(id) ?? '/';
}

/**
 * Decides what a page does with this booking: stay, redirect to the next step, or show the problem that ended it.
 * @param page the requested page
 */
export function guard(
  booking: FlowBooking & Pick<Booking, 'token' | 'error'>,
  page: CheckoutPage,
  visitor = DEFAULT_VISITOR,
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

/**
 * Returns where a fast payment brings the customer back to (specification 2 §4): the payment code while any payment is
 * pending, else the current page.
 */
export function fastPaymentPath(booking: FlowBooking & Pick<Booking, 'token' | 'payment' | 'payments'>): string {
  const isPending = [booking.payment, ...booking.payments].some(({ status }) => status === 'pending');
  return isPending ? checkoutPath('sbp', booking.token) : currentPath(booking);
}

/** Returns true once money was taken or held for a booking, and while that is not known. */
export function isHeldOrPaid({
  action,
  isPartiallyPaid,
  paid,
  payments,
}: FlowBooking & Pick<Booking, 'paid' | 'payments'>): boolean {
  const isUnderWay = action !== 'ticket_booked' && ['booking', 'issuing', 'done', 'unknown'].includes(phaseOf(action));
  const isTaken = payments.some(({ status }) => status === 'success' || status === 'pending' || status === 'unknown');
  return isUnderWay || isPartiallyPaid || paid > 0 || isTaken;
}

/** Returns true while the payment waits for the customer to confirm it in their bank's app. */
export function awaitsFastPayment({ action, payment }: Pick<Booking, 'action' | 'payment'>): boolean {
  return action === 'manual_paying' && payment.option === 'sbp' && payment.status === 'pending';
}

/**
 * Returns the page where the booking is now (specification 2 §4, fast-payment mobile page): the code of a pending fast
 * payment, else the next step. A booking that has ended shows so on its status page.
 */
export function currentPath(booking: FlowBooking & Pick<Booking, 'token' | 'payment'>): string {
  const { token } = booking;
  return checkoutPath(awaitsFastPayment(booking) ? 'sbp' : (allowedPage(booking) ?? 'checking'), token);
}
