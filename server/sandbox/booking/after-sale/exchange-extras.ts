import { covers, segmentWays } from '../order-lines/covers';
import { titleOf } from '../titles/titles';
import type { ExchangedExtra, ExchangeQuote } from '../returns/exchanges';
import type { OwnedItem, RefundCase } from './case';
import { destinationsOf, type ReturnedMoney } from './destinations';
import type { Way } from './exchange-ways';

/**
 * Says what becomes of the extras of exchanged ways: a chosen seat is one of the old aircraft, and a check-in that has not
 * begun one of the old flight; both go back. Bags, meals, insurances and all that belongs to the person or the order
 * move to the new flights.
 */
export function extrasOf(
  ways: readonly Way[],
  { one, paidBack, language }: { one: RefundCase; paidBack: ReturnedMoney; language: string },
): Pick<ExchangeQuote, 'extras' | 'returned'> {
  const { booking, items } = one;
  const segments = segmentWays(booking.offer);
  const customer = { language, country: booking.country };
  const own = items.filter(({ line: { product } }) =>
    ways.some(({ coupons }) => coupons.some((coupon) => covers(product.target, coupon, segments))),
  );
  const extras = own.map((item): ExchangedExtra & { item: OwnedItem } => {
    const { line, orderToken } = item;
    const amount = returnedAmount(item, ways, one);
    return {
      item,
      title: titleOf(line.product.details, customer),
      fate: amount === null ? 'moves' : 'returned',
      orderToken,
      itemToken: line.product.token,
      amount: amount ?? 0,
    };
  });
  const returned = extras.filter(({ fate }) => fate === 'returned');
  const total = returned.reduce((sum, { amount }) => sum + amount, 0);
  const back = returned.map(({ item, amount }) => ({
    ...item,
    line: { ...item.line, price: amount },
    isReturnable: true,
  }));
  return {
    extras: extras.map(({ item: _, ...extra }) => extra),
    returned: { total, destinations: destinationsOf(total, back, one, paidBack) },
  };
}

/** Null: the extra moves along. */
function returnedAmount({ line, orderToken }: OwnedItem, ways: readonly Way[], one: RefundCase): number | null {
  const { product } = line;
  const isOn = (segmentIndex: number | undefined) =>
    ways.some(({ flights }) => flights.some((flight) => flight.segmentIndex === segmentIndex));
  if (product.details.kind === 'seat') return isOn(product.target.segmentIndex) ? line.price : null;
  if (product.details.kind !== 'registration') return null;
  const dropped = one.checkIns.filter(
    (row) =>
      row.orderToken === orderToken &&
      row.itemToken === product.token &&
      row.opensAt > one.now &&
      isOn(row.segmentIndex),
  );
  return dropped.length > 0 ? dropped.reduce((sum, { amount }) => sum + amount, 0) : null;
}
