import type { BookingWire } from '~/upstream/booking/contract';
import { partOf } from '../../search/offers/rates';
import { ticketsPrice } from './tickets-price';
import type { BookingRecord } from './records';

/** The taxes of a ticket, as a part of its price. */
export const TAX_SHARE = 0.14;

/**
 * Returns the parts of the price of paid tickets, rounded like the currency; they sum to the price. There is no service
 * fee: no step before the payment names one.
 */
export function saleOf(booking: BookingRecord): BookingWire['sale'] {
  if (!booking.timeline) return null;
  const { currency } = booking.offer.session;
  const price = ticketsPrice(booking);
  const taxes = partOf(price, TAX_SHARE, currency);
  return {
    sold_at: new Date(booking.timeline.paidAt).toISOString(),
    fare: price - taxes,
    taxes,
    service_fee: 0,
    country: booking.country,
  };
}
