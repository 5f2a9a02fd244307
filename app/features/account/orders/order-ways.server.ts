import { tripsOfBooking } from '~/features/trip/segment';
import { numberText } from '~/features/trip/segment-text.server';
import { getTranslator } from '~/i18n/translator.server';
import { formatTime } from '~/market/clock';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';

/** One direction of an order at a glance. Ready texts, in the local times of the places. */
export type OrderWay = {
  /** "4 May 2031" */
  date: string;
  /** "06:50 – 09:10" */
  times: string;
  /** "Aeroflot, SU 1130"; a train by number and name. */
  ride: string;
};

/** The booking fields that tell its ways. */
export type WaysFacts = Pick<
  Booking,
  'segments' | 'aircrafts' | 'airlines' | 'ports' | 'cities' | 'countries' | 'carKinds'
>;

/** Lists the directions of an order, in the order of travel. */
export function orderWays(booking: WaysFacts, market: Market): OrderWay[] {
  const t = getTranslator(market.locale, 'trip');
  return tripsOfBooking(booking.segments).flatMap((trip) => {
    const [first, last] = [trip[0], trip.at(-1)];
    if (!first || !last) return [];
    const carriers = trip
      .filter(({ transportKind }) => transportKind !== 'train')
      .map(({ marketingCarrier }) => booking.airlines[marketingCarrier]?.name ?? marketingCarrier);
    const numbers = trip.map((segment) => numberText(segment, { maps: booking, market, t }));
    return [
      {
        date: formatDate(first.departsAt, market, 'long'),
        times: `${formatTime(first.departsAt, market)} – ${formatTime(last.arrivesAt, market)}`,
        ride: [...new Set(carriers), ...numbers].join(', '),
      },
    ];
  });
}
