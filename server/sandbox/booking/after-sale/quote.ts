import type { CouponIdWire, RefundReason, Resolution } from '~/upstream/after-sale/contract';
import { ServiceFailure } from '../../service/failure';
import { ticketsPrice } from '../records/tickets-price';
import { covers, segmentWays } from '../order-lines/covers';
import { sumOf } from '../order-lines/lines';
import type { BookingPromo } from '../order-lines/promo-records';
import type { OwnedItem, RefundCase } from './case';
import { areRefundedAtOnce } from './change-rights';
import { couponState, isOpen, laterWays, voidUntil } from './coupon-states';
import { groupOf, keyOf, type Coupon, type CouponKey } from '../returns/coupons';
import { destinationsOf, type ReturnedMoney } from './destinations';
import type { RequestQuote } from '../returns/requests';
import { pointsPaid } from '../points/points-on';
import { moneyBack, type RefundFacts } from './rules';
import { surchargesOf } from './surcharge-shares';
import { hasVip } from './vip';

/** A choice of coupons; a void takes all of them. */
export type Choice = {
  kind: RefundFacts['kind'];
  reason?: RefundReason | null | undefined;
  coupons: readonly CouponIdWire[];
  by_person?: boolean | null | undefined;
};

export type Quoted = RequestQuote & { resolution: Resolution };

/**
 * Quotes a refund. `toWalletOf`: an account whose wallet takes what it has paid.
 * @throws ServiceFailure wrongAction when a chosen coupon cannot go back, or the sale cannot be cancelled any more
 */
export function quoteOf(
  choice: Choice,
  one: RefundCase,
  promo: BookingPromo | null,
  { paidBack, toWalletOf = null }: { paidBack: ReturnedMoney; toWalletOf?: string | null },
): Quoted {
  const { booking, now } = one;
  const coupons = choice.kind === 'void' ? one.coupons : completed(chosenCoupons(choice.coupons, one), one);
  const states = coupons.map((coupon) => couponState(coupon, one));
  if (coupons.length === 0 || !states.every(isOpen)) throw new ServiceFailure('wrongAction');
  if (choice.kind === 'void' && voidUntil(one) === null) throw new ServiceFailure('wrongAction');
  const items = itemsLeftBy(coupons, one).map((item) => ({
    ...item,
    isReturnable: choice.kind !== 'voluntary' || isReturnable(item, one),
  }));
  const shares = sharesOf(coupons, items, one, promo);
  const live = one.requests.filter(({ plan }) => plan.failedAt === null || now < plan.failedAt);
  const money = moneyBack({
    kind: choice.kind,
    coupons,
    items: items.map(({ line, isReturnable: back }) => ({ price: line.price, isReturnable: back })),
    returnable: booking.fare.returnable,
    isAffiliate: booking.agent !== null,
    isVip: hasVip(one),
    currency: booking.offer.session.currency,
    now,
    ...shares,
    surcharges: surchargesOf(coupons, one),
    addonPercent: addonPercent(one),
    rail: {
      base: live.reduce((sum, { quote }) => sum + quote.railBase, 0),
      charged: live.reduce((sum, { quote }) => sum + quote.railFee, 0),
    },
  });
  return {
    ...money,
    resolution: areRefundedAtOnce(coupons, choice.reason ?? null, one) ? 'autorefund' : resolutionOf(choice, states),
    coupons: coupons.map(({ recordIndex, passengerIndex, tripIndex, value }) => ({
      recordIndex,
      passengerIndex,
      tripIndex,
      value,
    })),
    items: items.map(({ line, orderToken, isReturnable: back }) => ({
      orderToken,
      itemToken: line.product.token,
      price: line.price,
      isReturnable: back,
    })),
    destinations: destinationsOf(money.total, items, one, paidBack, toWalletOf),
  };
}

function resolutionOf({ kind, by_person: byPerson }: Choice, states: { resolution: Resolution | null }[]): Resolution {
  if (kind === 'void') return 'autovoid';
  if (byPerson) return 'support_request';
  if (kind === 'compelled' || states.some(({ resolution }) => resolution === 'support_request'))
    return 'support_request';
  return 'autorefund';
}

function chosenCoupons(chosen: readonly CouponIdWire[], { coupons }: RefundCase): Coupon[] {
  const keys = new Set(chosen.map((id): CouponKey => `${id.record_index}:${id.passenger_index}:${id.trip_index}`));
  const found = coupons.filter((coupon) => keys.has(keyOf(coupon)));
  if (found.length !== keys.size) throw new ServiceFailure('wrongAction', {}, 'unknown coupon');
  return found;
}

/**
 * Adds what has to go back together: the later ways of a ticket, the others of a compartment, and children whom no adult
 * accompanies any more.
 */
function completed(chosen: Coupon[], one: RefundCase): Coupon[] {
  const keys = new Set(chosen.map(keyOf));
  const gone = (coupon: Coupon) => one.returned.has(keyOf(coupon)) || one.inWork.has(keyOf(coupon));
  let size = -1;
  while (keys.size !== size) {
    size = keys.size;
    const present = one.coupons.filter((coupon) => keys.has(keyOf(coupon)));
    const groups = new Set(present.map((coupon) => groupOf(coupon)));
    const added = one.coupons.filter(
      (coupon) => !gone(coupon) && (groups.has(groupOf(coupon)) || isLeftAlone(coupon, keys, one)),
    );
    for (const coupon of [...added, ...present.flatMap((coupon) => laterWays(coupon, one))]) keys.add(keyOf(coupon));
  }
  return one.coupons.filter((coupon) => keys.has(keyOf(coupon)));
}

function isLeftAlone(coupon: Coupon, keys: ReadonlySet<CouponKey>, { coupons, returned, inWork }: RefundCase): boolean {
  if (coupon.passengerType === 'adult') return false;
  const adults = coupons.filter(
    (other) =>
      other.passengerType === 'adult' &&
      other.recordIndex === coupon.recordIndex &&
      other.tripIndex === coupon.tripIndex,
  );
  const isGone = (other: Coupon) => [keys, returned, inWork].some((set) => set.has(keyOf(other)));
  return adults.some((adult) => keys.has(keyOf(adult))) && adults.every(isGone);
}

/** Lists the extras whose every ticket is gone after this refund, and that are not gone themselves. */
function itemsLeftBy(
  chosen: readonly Coupon[],
  { items, coupons, returned, inWork, requests, registrations, now, booking }: RefundCase,
) {
  const gone = new Set([...chosen.map(keyOf), ...returned, ...inWork]);
  const taken = new Set(
    requests
      .filter(({ plan }) => plan.failedAt === null || now < plan.failedAt)
      .flatMap(({ quote }) => quote.items.map(({ orderToken, itemToken }) => `${orderToken} ${itemToken}`))
      .concat(...registrations.refused),
  );
  const segments = segmentWays(booking.offer);
  return items.filter(({ line: { product }, orderToken }) => {
    const covered = coupons.filter((coupon) => covers(product.target, coupon, segments));
    return !taken.has(`${orderToken} ${product.token}`) && covered.every((coupon) => gone.has(keyOf(coupon)));
  });
}

/** An insurance ends with its trip; carriers give back extras of flexible fares; used services stay paid. */
function isReturnable({ line: { product }, orderToken }: OwnedItem, { booking, registrations }: RefundCase): boolean {
  switch (product.details.kind) {
    case 'insurance':
    // Unused, it is handed out to nobody.
    case 'bedding':
      return true;
    case 'registration':
      return !registrations.begun.has(`${orderToken} ${product.token}`);
    case 'baggage':
    case 'seat':
    case 'meal':
      return booking.fare.returnable === 'available';
    default:
      return false;
  }
}

function addonPercent({ items }: RefundCase): number | null {
  const percents = items.flatMap(({ line: { product } }) =>
    product.details.kind === 'refund' ? [product.details.percent] : [],
  );
  return percents.length > 0 ? Math.max(...percents) : null;
}

/** The promo code and the payments' fees, in proportion to what goes back; rounded so that all parts sum to the whole. */
function sharesOf(
  coupons: readonly Coupon[],
  items: readonly OwnedItem[],
  { booking, attempts, items: all, requests, now }: RefundCase,
  promo: BookingPromo | null,
): { promo: number; points: number; paymentFee: number } {
  const withTickets = (list: readonly OwnedItem[]) =>
    sumOf(list.filter(({ purchase }) => purchase === null).map(({ line }) => line));
  const paidMore = booking.exchanges
    .flatMap((one) => one.coupons)
    .reduce((sum, { was, becomes }) => sum + becomes - was, 0);
  const whole = ticketsPrice(booking) + paidMore + withTickets(all);
  const earlier = requests.filter(({ plan }) => plan.failedAt === null || now < plan.failedAt);
  const orderTokens = new Set(all.filter(({ purchase }) => purchase === null).map(({ orderToken }) => orderToken));
  const before = earlier.reduce(
    (sum, { quote }) =>
      sum +
      quote.coupons.reduce((total, { value }) => total + value, 0) +
      sumOf(quote.items.filter(({ orderToken }) => orderTokens.has(orderToken))),
    0,
  );
  const after = before + coupons.reduce((sum, { value }) => sum + value, 0) + withTickets(items);
  const share = (amount: number) => Math.round((amount * after) / whole) - Math.round((amount * before) / whole);
  const fees = attempts
    .filter(({ status, refund }) => status === 'success' && refund === null)
    .reduce((sum, { fee }) => sum + fee, 0);
  const points = pointsPaid(attempts.filter(({ status, refund }) => status === 'success' && refund === null));
  return { promo: share(promo?.discount ?? 0), points: share(points), paymentFee: share(fees) };
}
