import { tripsOfBooking } from '~/features/trip/segment';
import { numberText } from '~/features/trip/segment-text.server';
import { tripSummary } from '~/features/trip/trip-screen.server';
import { getTranslator } from '~/i18n/translator.server';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';

/** One direction of an order at a glance. Ready texts, in the local times of the places. */
export type OrderWay = {
  /** "4 May 2031" */
  date: string;
  /** "06:50 – 09:10"; "22:50 – 01:10 +1" when it arrives on another day. */
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
  return tripsOfBooking(booking.segments).map((trip) => {
    const { departure, arrival, carriers } = tripSummary(trip, { maps: booking, market });
    // A word on its mark names a railway, and its trains name themselves.
    const names = carriers.filter(({ mark }) => !mark).map(({ name }) => name);
    const numbers = trip.map((segment) => numberText(segment, { maps: booking, market, t }));
    return {
      date: formatDate(departure.dateTime, market, 'long'),
      times: [`${departure.time} – ${arrival.time}`, arrival.dayOffset].filter(Boolean).join(' '),
      ride: [...names, ...numbers].join(', '),
    };
  });
}
