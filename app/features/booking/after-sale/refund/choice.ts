/**
 * Lists everything that a customer can ask for: the reasons, and the parts of the order that go back together. Reads the answers from the
 * address and checks them against what the service allows. Pure.
 */
import type {
  CouponId,
  RefundCoupon,
  RefundOptions,
  RefundReason,
  RefundRequest,
  Restriction,
} from '~/upstream/after-sale/contract';
import type { RefundChoice } from '~/upstream/after-sale/refund-client.server';
import { holdsTickets, isRefundable } from './process-states';

/** Why somebody gives tickets back. */
export type Why = 'void' | 'voluntary' | RefundReason;

/** Coupons that go back together, or not at all. */
export type RefundUnit = {
  /** "0-0-0.0-0-1": record, passenger and trip of each coupon. */
  key: string;
  coupons: RefundCoupon[];
  /** Why this part cannot be chosen; null when it can. */
  restriction: Restriction | null;
  /** It can be chosen until this long before a departure; 0 until the departure itself. */
  minutesBefore: number;
};

/** Value that stands for everything that can be chosen. */
export const WHOLE_ORDER = 'all';

/** Lists the reasons that the service allows, in the order of the page. */
export function reasonsFor(options: RefundOptions): Why[] {
  const hasUnit = unitsOf(options).some(({ restriction }) => restriction === null);
  return [
    ...(options.voidUntil !== null ? (['void'] as const) : []),
    ...(options.isVoluntaryAllowed && hasUnit ? (['voluntary'] as const) : []),
    ...(hasUnit ? options.reasons.map(({ code }) => code) : []),
  ];
}

/** Groups the coupons of an order into parts that go back together. */
export function unitsOf({ coupons }: Pick<RefundOptions, 'coupons'>): RefundUnit[] {
  const groups = new Map<string, RefundCoupon[]>();
  for (const coupon of coupons) groups.set(coupon.group, [...(groups.get(coupon.group) ?? []), coupon]);
  return [...groups.values()].map((group) => ({
    key: group.map(couponKey).join('.'),
    coupons: group,
    restriction: restrictionOf(group),
    minutesBefore: Math.max(0, ...group.map((coupon) => coupon.minutesBeforeDeparture ?? 0)),
  }));
}

/** A way out stands under `return_first` and can be chosen: the quote adds its way back. */
function restrictionOf(coupons: readonly RefundCoupon[]): Restriction | null {
  for (const { restriction, state } of coupons) {
    if (restriction !== null && restriction !== 'return_first') return restriction;
    if (!isRefundable(state)) return 'carrier_refuses';
  }
  return null;
}

/** Returns the name of a coupon in an address and a form. */
export function couponKey({ recordIndex, passengerIndex, tripIndex }: CouponId): string {
  return [recordIndex, passengerIndex, tripIndex].join('-');
}

/** The answers of the address, as far as the service allows them. */
export type Answers = {
  why: Why | null;
  /** Null until they are chosen. The whole order for a void. */
  coupons: CouponId[] | null;
};

/** Reads the answers. Whatever is not allowed (any more) counts as not answered. */
export function readAnswers(query: URLSearchParams, options: RefundOptions): Answers {
  const asked = query.get('why');
  const why = reasonsFor(options).find((one) => one === asked) ?? null;
  if (why === null) return { why, coupons: null };
  return { why, coupons: why === 'void' ? options.coupons : chosenCoupons(query.getAll('coupon'), options) };
}

function chosenCoupons(values: readonly string[], options: RefundOptions): CouponId[] | null {
  const open = unitsOf(options).filter(({ restriction }) => restriction === null);
  const keys = new Set(values.flatMap((value) => value.split('.')));
  const isWhole = keys.has(WHOLE_ORDER);
  const units = open.filter(({ coupons }) => isWhole || coupons.some((coupon) => keys.has(couponKey(coupon))));
  const coupons = units.flatMap((unit) => unit.coupons);
  const known = new Set(coupons.map(couponKey));
  const isComplete = isWhole || [...keys].every((key) => known.has(key));
  return coupons.length > 0 && isComplete ? coupons : null;
}

/** Returns the answers as parameters of an address. */
export function answerParameters({ why, coupons }: Answers): [string, string][] {
  return [
    ...(why ? [['why', why] as [string, string]] : []),
    ...(why === 'void' ? [] : (coupons ?? []).map((coupon): [string, string] => ['coupon', couponKey(coupon)])),
  ];
}

/** Returns the choice that the service quotes and carries out; null while an answer is missing. */
export function choiceOf({ why, coupons }: Answers): RefundChoice | null {
  if (why === null || coupons === null) return null;
  if (why === 'void') return { kind: 'void', reason: null, coupons };
  if (why === 'voluntary') return { kind: 'voluntary', reason: null, coupons };
  return { kind: 'compelled', reason: why, coupons };
}

/** Returns true when this reason has to be proved. */
export function needsDocuments({ reasons }: Pick<RefundOptions, 'reasons'>, why: Why): boolean {
  return reasons.find(({ code }) => code === why)?.needsDocuments ?? false;
}

/** Returns the newest request that holds one of the coupons; null when they are free. */
export function requestHolding(requests: readonly RefundRequest[], coupons: readonly CouponId[]): RefundRequest | null {
  const keys = new Set(coupons.map(couponKey));
  return (
    requests.findLast((request) => holdsTickets(request) && request.coupons.some((one) => keys.has(couponKey(one)))) ??
    null
  );
}
