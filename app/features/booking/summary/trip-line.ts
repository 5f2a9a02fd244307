import { cityName } from '~/features/trip/place-name';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import { dashed } from '~/market/punctuation';
import type { Booking } from '~/upstream/booking/contract';

/** Names the journey in one line, by its way out and the dates of its ways: "London – New York, 14 Dec – 23 Dec". */
export function tripLine(booking: Booking, market: Market): string {
  const ways = [...new Set(booking.segments.map(({ tripIndex }) => tripIndex))].map((trip) =>
    booking.segments.filter(({ tripIndex }) => tripIndex === trip),
  );
  const [out = []] = ways;
  const ends = [out[0], out.at(-1)];
  const cities = [cityName(ends[0]!.departure, booking), cityName(ends[1]!.arrival, booking)];
  const days = ways.map(([first]) => formatDate(first!.departureTime.slice(0, 10), market, 'short'));
  return `${dashed(cities, market.locale)}, ${[days[0], ...(days.length > 1 ? [days.at(-1)] : [])].join(' – ')}`;
}
