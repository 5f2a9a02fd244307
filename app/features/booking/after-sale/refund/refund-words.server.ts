import { couponKey } from './choice';
import { groupedTicketNumber } from '~/features/booking/order/ticket-number';
import { ticketName } from '~/features/booking/passengers/passenger-name';
import { tripTime } from '~/features/booking/summary/pay-deadline';
import { cityName } from '~/features/trip/place-name';
import type { Translate } from '~/i18n/translate';
import { formatDate, formatDateTimeInZone, formatTimeInZone } from '~/market/format';
import type { Market } from '~/market/market';
import { dashed } from '~/market/punctuation';
import type { CouponId } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';

/** The hour in Moscow ends the day of a sale, wherever the shop and the customer are (upstream facts §8). */
const MOSCOW = 'Europe/Moscow';
const VOID_HOUR = '22:00';
const MOSCOW_CLOCK = { locale: 'ru', country: 'RU' } as const;

/** The tickets of one passenger. Ready texts. */
export type PassengerCoupons = { name: string; tickets: { routes: string[]; number: string | null }[] };

/**
 * Says until when the whole sale can be cancelled, in Moscow time, and in that of the departure where it differs.
 * @param instant ISO 8601 with an offset
 */
export function voidDeadline(
  instant: string,
  booking: Booking,
  { market, t }: { market: Market; t: Translate },
): string {
  const moscow = formatDateTimeInZone(instant, MOSCOW, market);
  const local = tripTime(instant, booking, market);
  // A law ends it otherwise: nobody there counts by Moscow.
  if (formatTimeInZone(instant, MOSCOW, MOSCOW_CLOCK) !== VOID_HOUR) {
    return t('time.local', { time: local.time, zone: local.zone });
  }
  if (local.time === moscow) return t('time.moscow', { time: moscow });
  return t('time.both', { time: moscow, local: local.time, place: local.place });
}

/** Names the way of a coupon with its day: "Moscow – Sochi, 4 May". */
export function couponRoute({ recordIndex, tripIndex }: CouponId, booking: Booking, market: Market): string {
  const own = booking.segments.filter((one) => one.recordIndex === recordIndex && one.tripIndex === tripIndex);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return '';
  const cities = dashed([cityName(first.departure, booking), cityName(last.arrival, booking)], market.locale);
  return `${cities}, ${formatDate(first.departureTime, market, 'short')}`;
}

/** Lists the coupons by passenger and ticket. */
export function couponsByPassenger(coupons: readonly CouponId[], booking: Booking, market: Market): PassengerCoupons[] {
  const byPassenger = new Map<number, PassengerCoupons>();
  const sorted = coupons.toSorted((one, other) => couponKey(one).localeCompare(couponKey(other)));
  for (const coupon of sorted) {
    const ticket = ticketOf(coupon, booking);
    const entry = byPassenger.get(coupon.passengerIndex) ?? { name: ticket ? ticketName(ticket) : '', tickets: [] };
    const route = couponRoute(coupon, booking, market);
    const number = ticket ? groupedTicketNumber(ticket.ticketNumber) : null;
    const same = entry.tickets.find((one) => one.number === number);
    if (same) same.routes.push(route);
    else entry.tickets.push({ routes: [route], number });
    byPassenger.set(coupon.passengerIndex, entry);
  }
  return [...byPassenger.entries()].sort(([one], [other]) => one - other).map(([, passenger]) => passenger);
}

function ticketOf({ recordIndex, passengerIndex }: CouponId, { tickets }: Booking): Booking['tickets'][number] | null {
  return tickets.find((one) => one.recordIndex === recordIndex && one.passengerIndex === passengerIndex) ?? null;
}
