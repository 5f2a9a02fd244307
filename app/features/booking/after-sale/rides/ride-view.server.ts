import { placeName } from '~/features/trip/place-name';
import { spacedNumber } from '~/features/trip/transport-number';
import type { Translate } from '~/i18n/translate';
import { formatTime } from '~/market/clock';
import { formatDate, formatDuration } from '~/market/format';
import type { Market } from '~/market/market';
import type { toRide } from '~/upstream/after-sale/flight-ride';
import type { Booking } from '~/upstream/booking/contract';

type Ride = ReturnType<typeof toRide>;

/** A flight beside another one. Ready texts. */
export type RideView = { number: string; departs: End; arrives: End; duration: string };
type End = { time: string; date: string; place: string };

/** "Sun, 4 May, 06:50 – 09:10", with the day of an arrival on another one. */
export function rideText(
  { departureTime, arrivalTime }: Pick<Ride, 'departureTime' | 'arrivalTime'>,
  market: Market,
): string {
  const isSameDay = departureTime.slice(0, 10) === arrivalTime.slice(0, 10);
  const arrival = [...(isSameDay ? [] : [formatDate(arrivalTime, market, 'short')]), formatTime(arrivalTime, market)];
  const departure = `${formatDate(departureTime, market, 'weekday')}, ${formatTime(departureTime, market)}`;
  return `${departure} – ${arrival.join(', ')}`;
}

/** @param t reads the namespace `changes` */
export function rideView(ride: Ride, booking: Booking, { market, t }: { market: Market; t: Translate }): RideView {
  const end = (at: string, port: string, name: string | null, terminal: string | null): End => ({
    time: formatTime(at, market),
    date: formatDate(at, market, 'weekday'),
    place: [name ?? placeName(port, booking), ...(terminal ? [t('compare.terminal', { name: terminal })] : [])].join(
      ', ',
    ),
  });
  return {
    number: spacedNumber(ride),
    departs: end(ride.departureTime, ride.departure, ride.departureName, ride.departureTerminal),
    arrives: end(ride.arrivalTime, ride.arrival, ride.arrivalName, ride.arrivalTerminal),
    duration: formatDuration(ride.durationMinutes, market.locale),
  };
}
