import type { CheckoutProblem } from './checkout-flow';
import type { Settled } from '~/bff/waiting/pending.server';
import { buildSearchPath } from '~/features/search/query/search-url';
import { cabinClassOf } from '~/features/search/query/search-query';
import type { ProblemKind } from '~/ui/ProblemScreen';
import type { MessagePage } from '~/ui/message-page';
import type { Translate } from '~/i18n/translate';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import { describeFailure, type UpstreamError } from '~/upstream/error';
import { describeMoney } from './money-back';

/** A checkout page that cannot show its own content: it waits, or says why the booking cannot continue. */
export type Interruption =
  | {
      kind: 'waiting';
      title: string;
      text: string;
      refreshSeconds: number;
      /** For a long wait: how long so far, and the ways out of it. */
      elapsed?: string;
      actions?: { label: string; to: string }[];
    }
  | ({ kind: 'problem' } & MessagePage);

/** A route's answer in place of its screen. */
export type Interrupted = { interruption: Interruption; status: number; headers?: Record<string, string> };

const REFRESH_SECONDS = 3;
const ORDERS = '/user/orders';
/** A page says how long it has waited from this point on (specification 2 §4). */
const LONG_MS = 10_000;

/**
 * Builds the waiting page.
 * @param what a key below `waiting`
 * @param sinceMs how long the upstream call has taken so far
 */
export function waiting(what: 'booking' | 'seats', t: Translate, sinceMs: number): Interrupted {
  const { title, text } = { title: t(`waiting.${what}.title`), text: t(`waiting.${what}.text`) };
  const wait = { kind: 'waiting', title, text, refreshSeconds: REFRESH_SECONDS } as const;
  return { interruption: { ...wait, ...longWait(sinceMs, t) }, status: 200 };
}

/** Returns the longest wait among several calls, in milliseconds. */
export function longestWait(settled: readonly Settled<unknown>[]): number {
  return Math.max(0, ...settled.map((one) => (one.state === 'waiting' ? one.sinceMs : 0)));
}

/** Returns the text about a long wait; null while the wait is short. */
export function longWait(sinceMs: number, t: Translate): { elapsed: string } | null {
  return sinceMs < LONG_MS ? null : { elapsed: t('waiting.elapsed', { count: Math.floor(sinceMs / 1000) }) };
}

const ILLUSTRATIONS: Readonly<Record<CheckoutProblem, ProblemKind>> = {
  seats: 'seat',
  booking: 'critical',
  issuing: 'paymentStarted',
  expired: 'somethingWrong',
};

/**
 * Builds the page that says why the booking ended and where its money is, with a link to repeat the search.
 * @param words `t` reads the namespace `booking`
 */
export function problem(kind: CheckoutProblem, booking: Booking, words: { market: Market; t: Translate }): Interrupted {
  const { t } = words;
  const searchAgain = { label: t('problem.searchAgain'), to: searchPath(booking) };
  const orders = { label: t('problem.toOrders'), to: ORDERS };
  const money = describeMoney(booking, words);
  const hasMoney = 'refund' in money;
  return {
    interruption: {
      kind: 'problem',
      illustration: ILLUSTRATIONS[kind],
      title: t(`problem.${kind}.title`),
      text: [t(`problem.${kind}.text`), ...(hasMoney ? [] : [money.nothing])].join(' '),
      hint: hasMoney ? money.refund : null,
      actions: hasMoney ? [orders, searchAgain] : [searchAgain],
    },
    status: kind === 'expired' ? 410 : 409,
  };
}

/**
 * Builds the page for a failure of the booking service: its reason and a retry.
 * @param retryPath address of the retry
 * @param mayHavePaid money may be on its way (step 2 and later)
 * @param tErrors reads the namespace `errors`
 */
export function failure(
  error: Pick<UpstreamError, 'kind' | 'code'>,
  { retryPath, mayHavePaid }: { retryPath: string; mayHavePaid: boolean },
  t: Translate,
  tErrors: Translate,
): Interrupted {
  const { status, messageKey } = describeFailure(error);
  const retry = { label: t('problem.retry'), to: retryPath };
  return {
    interruption: {
      kind: 'problem',
      illustration: 'critical',
      title: t('problem.failure.title'),
      text: tErrors(messageKey),
      hint: mayHavePaid ? moneyHint(t) : null,
      actions: mayHavePaid ? [retry, { label: t('problem.toOrders'), to: ORDERS }] : [retry],
    },
    status,
  };
}

function moneyHint(t: Translate) {
  return { title: t('problem.money.title'), text: t('problem.money.text') };
}

/** Returns the path of the search that the booking came from. */
export function searchPath({ search }: Pick<Booking, 'search'>): string {
  const { travelers, trips, cabin } = search;
  return buildSearchPath({
    trips,
    adults: travelers.adults,
    childrenAges: travelers.childrenAges.filter((age) => age >= 2),
    infants: travelers.infants,
    cabin: cabinClassOf(cabin),
  });
}
