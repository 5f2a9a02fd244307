import { purchaseKey } from '~/bff/waiting/idempotency.server';
import type { LaterPaymentView } from '../later-payment/later-payment-view.server';
import type { LaterPurchase } from '../later-payment/later-purchase';
import { orderLine } from '../order/order-route';
import { tripTime } from '../summary/pay-deadline';
import { zonedTime } from '~/dates/zoned-time';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Money } from '~/market/money';
import type { AncillaryOrder, AncillaryProduct } from '~/upstream/ancillaries/contract';
import { POST_SALE_HOURS_AHEAD } from '~/upstream/ancillaries/purchase-contract';
import type { Booking } from '~/upstream/booking/contract';
import { laterMeans } from '~/upstream/booking/later-contract';
import { purchasesOf } from '../receipt/bought-later';
import { namesOf, type PostSaleWords } from './choice-screen.server';
import { choicePath, postSalePayPath } from './post-sale-path';
import type { PostSale } from './visit-post-sale.server';

export type PayScreen = {
  /** The journey of the order: "London – New York, 14 Dec" */
  trip: string;
  lines: { label: string; amount: string }[];
  total: string;
  /** "Купить можно до 20 декабря, 06:00 (Москва, UTC+3)" */
  until: string;
  payment: LaterPaymentView;
  changePath: string;
};

/** Adds up the chosen products: the amount shown, sent with the payment and charged. */
export function purchaseTotal(chosen: readonly AncillaryProduct[], { currency }: Pick<Booking, 'currency'>): Money {
  return { amount: chosen.reduce((sum, { price }) => sum + price.amount, 0), currency };
}

/** Returns the purchase of the chosen products. @param chosen products of the booking */
export function purchaseOf({ booking, orders }: PostSale, chosen: readonly AncillaryProduct[]): LaterPurchase {
  const tokens = chosen.map(({ token }) => token);
  const purchases = purchasesOf(orders);
  const isSame = ({ items }: AncillaryOrder) =>
    items.length === tokens.length && items.every((item) => tokens.includes(item.token));
  const last = purchases.at(-1);
  return {
    path: postSalePayPath(booking.token, tokens),
    total: purchaseTotal(chosen, booking),
    options: laterMeans(booking.currency),
    // A try for another choice says nothing about this one.
    payments: last?.payment && isSame(last) ? [last.payment] : [],
    key: purchaseKey(booking.token, purchases.length, tokens),
  };
}

/** Builds the payment page. */
export function payScreen(
  { booking }: PostSale,
  chosen: readonly AncillaryProduct[],
  payment: LaterPaymentView,
  words: PostSaleWords & { market: Market },
): PayScreen {
  const { t, market } = words;
  const names = namesOf(booking, words);
  const tokens = chosen.map(({ token }) => token);
  return {
    trip: orderLine(booking, market),
    lines: chosen.map(({ title, target, price }) => ({
      label: [title, ...names.target(target)].join(', '),
      amount: names.money(price),
    })),
    total: formatMoney(purchaseTotal(chosen, booking), market.locale),
    until: t('until', tripTime(deadlineOf(booking, chosen).toISOString(), booking, market)),
    payment,
    changePath: choicePath(booking.token, tokens),
  };
}

/** Returns the deadline of a purchase: a few hours before the first departure that it covers. */
export function deadlineOf({ segments }: Booking, chosen: readonly AncillaryProduct[]): Date {
  const departures = segments
    .filter(({ segmentIndex, tripIndex }) =>
      chosen.some(
        ({ target }) =>
          (target.segmentIndex ?? segmentIndex) === segmentIndex && (target.tripIndex ?? tripIndex) === tripIndex,
      ),
    )
    .map(({ departureTime, departureTimeZone }) => zonedTime(departureTime, departureTimeZone).getTime());
  return new Date(Math.min(...departures) - POST_SALE_HOURS_AHEAD * 3_600_000);
}
