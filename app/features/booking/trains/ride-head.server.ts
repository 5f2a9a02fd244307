import { cityName, placeName, shortStationName } from '~/features/trip/place-name';
import { getTranslator } from '~/i18n/translator.server';
import { formatTime } from '~/market/clock';
import { formatDate, formatDuration } from '~/market/format';
import { readable } from '~/market/latin-letters';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';

type RideEnd = { time: string; date: string; city: string; station: string | null };

/** A train in the head of a page: number and name, where and when it leaves and arrives, in local times. Ready texts. */
export type RideHead = {
  /** "006A “Smena”" */
  train: string;
  carrier: string | null;
  duration: string;
  from: RideEnd;
  to: RideEnd;
};

/** Describes one train of a booking; null when it has no such segment. */
export function rideHead(booking: Booking, segmentIndex: number, market: Market): RideHead | null {
  const segment = booking.segments.find((one) => one.segmentIndex === segmentIndex);
  if (!segment) return null;
  const { train, marketingCarrier } = segment;
  const number = readable(segment.transportNumber, market.locale);
  const end = (port: string, at: string): RideEnd => {
    const [city, station] = [cityName(port, booking), placeName(port, booking)];
    return {
      time: formatTime(at, market),
      date: formatDate(at, market, 'short'),
      city,
      station: station === city || station === port ? null : (shortStationName(station) ?? station),
    };
  };
  const name = train?.name ? readable(train.name, market.locale) : null;
  return {
    train: name ? getTranslator(market.locale, 'trip')('trainShort', { number, name }) : number,
    carrier: booking.airlines[marketingCarrier]?.name ?? null,
    duration: formatDuration(segment.durationMinutes, market.locale),
    from: end(segment.departure, segment.departureTime),
    to: end(segment.arrival, segment.arrivalTime),
  };
}
