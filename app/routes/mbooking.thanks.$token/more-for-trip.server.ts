import { formatTime } from '~/market/clock';
import type { CheckoutWords } from '~/features/booking/summary/order-summary';
import type { HotelsHint } from '~/features/search/hotels/hotels-hint.server';
import { isFlight } from '~/features/trip/segment';
import { cityName } from '~/features/trip/place-name';
import type { CalendarDate } from '~/dates/calendar-date';
import type { Booking } from '~/upstream/booking/contract';

/** Other services for a purchased trip. Ready texts; links only to what exists. */
export type MoreForTrip = {
  /** Hotels at the brand's partner; null when there are none. */
  hotels: HotelsHint | null;
  /** Advice on the way from the airport; nothing is sold. Null for a trip by train or bus. */
  transfer: string | null;
  app: { label: string; to: string };
  /** One question about the purchase; null for others than the buyer, and where nobody is asked. */
  survey: { label: string; to: string } | null;
};

/** Builds the advice for the end of the first trip, where a hotel and a way into town are needed. */
export function moreForTrip(
  booking: Booking,
  { hotels, surveyToken }: { hotels: HotelsHint | null; surveyToken: string | null },
  { market, t }: CheckoutWords,
): MoreForTrip {
  const last = booking.segments.findLast(({ tripIndex }) => tripIndex === 0);
  return {
    hotels,
    transfer:
      last && isFlight(last)
        ? t('thanks.more.transfer', {
            place: cityName(last.arrival, booking),
            time: formatTime(last.arrivalTime, market),
          })
        : null,
    app: { label: t('thanks.more.app'), to: '/app' },
    survey: surveyToken === null ? null : { label: t('thanks.more.survey'), to: `/survey/${surveyToken}` },
  };
}

/**
 * Returns the days of the stay: from arrival on the first trip to departure on the way back, if any. Null for a trip
 * with several stops.
 */
export function stayOf({ segments }: Booking): { checkin: CalendarDate; checkout: CalendarDate | null } | null {
  const trips = new Set(segments.map(({ tripIndex }) => tripIndex)).size;
  const arrival = segments.findLast(({ tripIndex }) => tripIndex === 0);
  const back = segments.find(({ tripIndex }) => tripIndex === 1);
  if (!arrival || trips > 2) return null;
  return { checkin: arrival.arrivalTime.slice(0, 10), checkout: back ? back.departureTime.slice(0, 10) : null };
}
