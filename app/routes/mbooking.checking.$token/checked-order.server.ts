import { orderLine } from '~/features/booking/order/order-route';
import { getTranslator } from '~/i18n/translator.server';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';

/** The trip that is being paid for. */
export type CheckedOrder = {
  /** "London – New York, 14 Dec" */
  trip: string;
  /** "2 adults, 1 child, $842.00" */
  facts: string;
};

/** Names the order on the status page, but no passenger: the link alone opens that page. */
export function checkedOrder(booking: Booking, market: Market): CheckedOrder {
  const { adults, children, infants } = booking.search.travelers;
  const t = getTranslator(market.locale, 'search');
  return {
    trip: orderLine(booking, market),
    facts: [
      t('query.adults', { count: adults }),
      ...(children > 0 ? [t('query.children', { count: children })] : []),
      ...(infants > 0 ? [t('query.infants', { count: infants })] : []),
      // A payment says itself what it has taken.
      ...(booking.paid > 0
        ? []
        : [formatMoney({ amount: booking.totalPrice, currency: booking.currency }, market.locale)]),
    ].join(', '),
  };
}
