import { orderView, type OrderFacts, type OrderView } from '~/features/account/orders/order-list.server';
import { phaseOfOrder, type OrderPhase } from '~/features/booking/order/order-phase';
import { departureDates } from '~/features/booking/order/order-route';
import type { Translate } from '~/i18n/translate';
import type { Market } from '~/market/market';
import type { Profile } from '~/upstream/account/profile-contract';

const UNFINISHED: readonly OrderPhase[] = ['unpaid', 'paymentFailed', 'paying', 'confirming'];
const PAID: readonly OrderPhase[] = ['issuing', 'issued', 'issuedUnsettled'];

/** The page of trips lists the rest. */
const MAX_TRIPS = 3;

export type DashboardFacts = {
  email: string;
  /** Null when the service does not answer. */
  profile: Pick<Profile, 'firstName' | 'lastName' | 'pendingEmail' | 'needsFeedbackForm'> | null;
  /** 0 also when the service does not answer. */
  savedPassengers: number;
  orders: readonly (OrderFacts | null)[];
  /** True when the account's orders are included. */
  hasAllOrders: boolean;
  /** ISO date */
  today: string;
};

export type DashboardScreen = {
  /** The full name, or a generic title. */
  title: string;
  email: string;
  /** A new e-mail that is not confirmed yet. */
  pendingEmail: string | null;
  /** "3 passengers"; null when nobody is saved, or nobody knows. */
  savedPassengers: string | null;
  /** The account has travelled and has not written of it. */
  asksForReview: boolean;
  /** Orders that need the customer: to pay, or to confirm at the bank. */
  unfinished: OrderView[];
  /** The nearest trip first. */
  next: OrderView[];
  isIncomplete: boolean;
};

/**
 * Builds the overview of an account (specification 3 §2).
 * @param t reads the namespace `profile`; @param tOrders reads `content`
 */
export function dashboardScreen(
  facts: DashboardFacts,
  market: Market,
  t: Translate,
  tOrders: Translate,
): DashboardScreen {
  const { email, profile, today } = facts;
  const loadedOrders = facts.orders.filter((order) => order !== null);
  const views = (orders: OrderFacts[]) => orders.map((order) => orderView(order, market, tOrders));
  const unfinished = loadedOrders.filter((order) => UNFINISHED.includes(phaseOfOrder(order)));
  const next = loadedOrders
    .filter((order) => PAID.includes(phaseOfOrder(order)) && lastDay(order) >= today)
    .sort((one, other) => firstDay(one).localeCompare(firstDay(other)));
  return {
    title: [profile?.firstName, profile?.lastName].filter(Boolean).join(' ') || t('title'),
    email,
    pendingEmail: profile?.pendingEmail ?? null,
    savedPassengers:
      facts.savedPassengers > 0 ? t('dashboard.savedPassengers', { count: facts.savedPassengers }) : null,
    asksForReview: profile?.needsFeedbackForm ?? false,
    unfinished: views(unfinished),
    next: views(next.slice(0, MAX_TRIPS)),
    isIncomplete: !facts.hasAllOrders || loadedOrders.length < facts.orders.length,
  };
}

function firstDay(order: OrderFacts): string {
  return departureDates(order)[0] ?? '';
}

function lastDay(order: OrderFacts): string {
  return departureDates(order).at(-1) ?? '';
}
