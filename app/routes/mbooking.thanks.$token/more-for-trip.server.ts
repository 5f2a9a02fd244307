import type { CheckoutWords } from '~/features/booking/summary/order-summary';
import type { HotelsHint } from '~/features/search/hotels/hotels-hint.server';
import { cityName } from '~/features/trip/place-name';
import type { CalendarDate } from '~/dates/calendar-date';
import type { Booking } from '~/upstream/booking/contract';

/** What else belongs to a journey that is bought. Ready texts; links lead only to what there is. */
export type MoreForTrip = {
  /** Where to stay, at the partner of the brand; null where there is none. */
  hotels: HotelsHint | null;
  /** How to think of the way from the airport: nothing is sold. Null for a journey by train. */
  transfer: string | null;
  app: { label: string; to: string };
};

/** For the first trip: where it ends is where a bed and a way into town are needed. */
export function moreForTrip(booking: Booking, hotels: HotelsHint | null, { t }: CheckoutWords): MoreForTrip {
  const last = booking.segments.findLast(({ tripIndex }) => tripIndex === 0);
  return {
    hotels,
    transfer:
      last && last.transportKind !== 'train'
        ? t('thanks.more.transfer', { place: cityName(last.arrival, booking), time: last.arrivalTime.slice(11) })
        : null,
    app: { label: t('thanks.more.app'), to: '/app' },
  };
}

/**
 * The days of the stay: from the arrival at the end of the first trip to the departure of the way back, if there is one.
 * Null for a journey of several stops.
 */
export function stayOf({ segments }: Booking): { checkin: CalendarDate; checkout: CalendarDate | null } | null {
  const trips = new Set(segments.map(({ tripIndex }) => tripIndex)).size;
  const arrival = segments.findLast(({ tripIndex }) => tripIndex === 0);
  const back = segments.find(({ tripIndex }) => tripIndex === 1);
  if (!arrival || trips > 2) return null;
  return { checkin: arrival.arrivalTime.slice(0, 10), checkout: back ? back.departureTime.slice(0, 10) : null };
}
