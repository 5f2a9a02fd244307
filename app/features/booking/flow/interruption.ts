import type { CheckoutProblem } from './checkout-flow';
import type { Settled } from '~/bff/waiting/pending.server';
import { buildSearchPath } from '~/features/search/query/search-url';
import { cabinClassOf } from '~/features/search/query/search-query';
import type { ProblemKind } from '~/ui/ProblemScreen';
import type { ToldPage } from '~/ui/told-page';
import type { Translate } from '~/i18n/translate';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import { describeFailure, type UpstreamError } from '~/upstream/error';
import { moneyTold } from './money-back';

/** A page of the checkout that cannot show what it is for: it waits, or tells why the booking cannot go on. */
export type Interruption =
  | {
      kind: 'waiting';
      title: string;
      text: string;
      refreshSeconds: number;
      /** Of a wait that takes long: how long so far, and the ways out of it. */
      elapsed?: string;
      actions?: { label: string; to: string }[];
    }
  | ({ kind: 'problem' } & ToldPage);

/** What a route answers instead of its screen. */
export type Interrupted = { interruption: Interruption; status: number; headers?: Record<string, string> };

const REFRESH_SECONDS = 3;
const ORDERS = '/user/orders';
/** From here on a page says how long it has waited (specification 2 §4). */
const LONG_MS = 10_000;

/**
 * @param what a key below `waiting`
 * @param sinceMs how long the upstream has been asked
 */
export function waiting(what: 'booking' | 'seats', t: Translate, sinceMs: number): Interrupted {
  const { title, text } = { title: t(`waiting.${what}.title`), text: t(`waiting.${what}.text`) };
  const wait = { kind: 'waiting', title, text, refreshSeconds: REFRESH_SECONDS } as const;
  return { interruption: { ...wait, ...longWait(sinceMs, t) }, status: 200 };
}

/** How long the slowest of several calls has been asked, in milliseconds. */
export function longestWait(settled: readonly Settled<unknown>[]): number {
  return Math.max(0, ...settled.map((one) => (one.state === 'waiting' ? one.sinceMs : 0)));
}

/** What a page that has waited for long says besides; null before. */
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
 * Why the booking has ended, where its money is, and the way to search the same trip again.
 * @param words `t` reads the namespace `booking`
 */
export function problem(kind: CheckoutProblem, booking: Booking, words: { market: Market; t: Translate }): Interrupted {
  const { t } = words;
  const searchAgain = { label: t('problem.searchAgain'), to: searchPath(booking) };
  const orders = { label: t('problem.toOrders'), to: ORDERS };
  const money = moneyTold(booking, words);
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
 * The booking service failed: its reason in words, and a way to ask again.
 * @param retryPath address to ask again
 * @param mayHavePaid money may be on its way (step 2 and after it)
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

/** The search that the booking came from. */
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
