import {
  REFUND_REASONS,
  type RefundDestinationWire,
  type RefundOptionsWire,
  type RefundQuoteWire,
  type RefundReason,
  type RefundRequestWire,
} from '~/upstream/after-sale/contract';
import type { CurrencyCode } from '~/market/currencies';
import type { SandboxSettings } from '../../service/service';
import type { RefundCase } from './case';
import { reasonsAtOnce } from './change-rights';
import { couponState, isOpen, voidUntil } from './coupon-states';
import { groupOf, minutesToGiveBack, REFUND_CLOSES_MINUTES } from '../returns/coupons';
import { isAbroad } from '../records/trip';
import { planRequest, stateOf } from '../returns/plan';
import type { Quoted } from './quote';
import { isSettled, type RefundRequestRecord, type RequestQuote } from '../returns/requests';
import { hasVip } from './vip';

/** Banks show refunds within this time. */
const BANK_MS = 10 * 86_400_000;
/** A quote holds this long, if nothing changes its amounts before. */
const QUOTE_MS = 15 * 60_000;
const HOUR_MS = 3_600_000;
/**
 * Hours before departure at which a quote ends: the railway's steps, the end of the refund add-on, and when a carrier takes no
 * tickets back any more.
 */
const STEPS_HOURS = [0, REFUND_CLOSES_MINUTES / 60, 2, 8, 48];

const NEEDS_DOCUMENTS: readonly RefundReason[] = ['passenger_illness', 'death', 'visa_refusal'];

/** Checks whether a reason has to be proved. */
export function needsDocuments(reason: RefundReason): boolean {
  return NEEDS_DOCUMENTS.includes(reason);
}

/** Lists the reasons that fit a trip: nobody needs a visa at home. */
function reasonsOf({ booking }: RefundCase): RefundReason[] {
  return REFUND_REASONS.filter((reason) => reason !== 'visa_refusal' || isAbroad(booking.offer));
}

export function optionsWire(one: RefundCase): RefundOptionsWire {
  const { booking, coupons, requests, now } = one;
  const states = coupons.map((coupon) => ({ coupon, ...couponState(coupon, one) }));
  const until = voidUntil(one);
  const isAnyOpen = states.some(isOpen);
  const atOnce = reasonsAtOnce(one);
  return {
    voluntary_allowed: isAnyOpen,
    coupons: states.map(({ coupon, state, restriction, resolution }) => ({
      record_index: coupon.recordIndex,
      passenger_index: coupon.passengerIndex,
      trip_index: coupon.tripIndex,
      state,
      restriction,
      resolution,
      departs_at: isoTime(coupon.departsAt),
      minutes_before_departure: minutesToGiveBack(coupon),
      price: coupon.value,
      group: groupOf(coupon),
    })),
    void_until: until === null ? null : isoTime(until),
    shop_fee_waived: hasVip(one),
    reasons: isAnyOpen
      ? reasonsOf(one).map((code) => ({
          code,
          documents_required: needsDocuments(code),
          resolution: atOnce.includes(code) ? ('autorefund' as const) : ('support_request' as const),
        }))
      : [],
    requests: requests.map((request) => requestWire(request, booking.offer.session.currency, now)),
  };
}

export function quoteWire(
  quote: Quoted,
  one: RefundCase,
  settings: SandboxSettings,
  { isCompelled, movable }: { isCompelled: boolean; movable: number },
): RefundQuoteWire {
  const { now, coupons } = one;
  const { settledAt, failedAt } = planRequest({ resolution: quote.resolution, isCompelled }, now, settings);
  const ends = [
    voidUntil(one) ?? Infinity,
    ...coupons.flatMap(({ departsAt }) => STEPS_HOURS.map((hours) => departsAt - hours * HOUR_MS)),
  ].filter((at) => at > now);
  return {
    resolution: quote.resolution,
    coupons: couponsWire(quote),
    currency: one.booking.offer.session.currency,
    lines: quote.lines,
    total: quote.total,
    destinations: destinationsWire(quote),
    expires_at: isoTime(Math.min(now + QUOTE_MS, ...ends)),
    money_until: isoTime((settledAt ?? failedAt ?? now) + BANK_MS).slice(0, 10),
    ...(movable > 0 && { e_wallet_amount: movable }),
  };
}

export function requestWire(request: RefundRequestRecord, currency: CurrencyCode, now: number): RefundRequestWire {
  const { plan, quote } = request;
  const { settledAt, failedAt } = plan;
  const isPaidBack = isSettled(request, now);
  const hasFailed = failedAt !== null && now >= failedAt;
  const isOpenStill = !isPaidBack && !hasFailed;
  return {
    token: request.token,
    state: stateOf(plan, now),
    kind: request.kind === 'compelled' ? 'compelled' : 'voluntary',
    reason: request.reason,
    resolution: request.resolution,
    created_at: isoTime(request.createdAt),
    coupons: couponsWire(quote),
    currency,
    amount: hasFailed ? null : quote.total,
    lines: quote.lines,
    destinations: destinationsWire(quote),
    money_until: isPaidBack && settledAt !== null ? isoTime(settledAt + BANK_MS).slice(0, 10) : null,
    answer_until: isOpenStill ? isoTime(settledAt ?? failedAt ?? now) : null,
    is_paid_back: isPaidBack,
  };
}

function couponsWire({ coupons }: Pick<RequestQuote, 'coupons'>): RefundRequestWire['coupons'] {
  return coupons.map(({ recordIndex, passengerIndex, tripIndex }) => ({
    record_index: recordIndex,
    passenger_index: passengerIndex,
    trip_index: tripIndex,
  }));
}

/** All that goes to a wallet is one entry. */
function destinationsWire({ destinations }: Pick<RequestQuote, 'destinations'>): RefundDestinationWire[] {
  const others = destinations.filter(({ walletAccount }) => walletAccount === '');
  const inWallet = destinations.reduce((sum, one) => sum + (one.walletAccount === '' ? 0 : one.amount), 0);
  return [
    ...(inWallet > 0 ? [{ amount: inWallet, option: 'e_wallet' as const, card_last4: null }] : []),
    ...others.map(({ amount, option, card_last4 }) => ({ amount, option, card_last4 })),
  ];
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
