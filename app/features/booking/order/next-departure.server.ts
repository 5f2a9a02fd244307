import { zonedTime } from '~/dates/zoned-time';
import { isGone, segmentsAhead } from '~/features/booking/after-sale/refund/returned-ways.server';
import { ticketName } from '~/features/booking/passengers/passenger-name';
import { documentText } from '~/features/booking/passengers/ticket-document';
import { cityName, placeName } from '~/features/trip/place-name';
import { tripsOfBooking } from '~/features/trip/segment';
import { numberText } from '~/features/trip/segment-text.server';
import { tripSummary } from '~/features/trip/trip-screen.server';
import type { EndView } from '~/features/trip/trip-view';
import type { Translate } from '~/i18n/translate';
import { formatTime } from '~/market/clock';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking, BookingSegment } from '~/upstream/booking/contract';

/** The next flight or train of an order. Ready texts, in the local times of the places. */
export type NextDeparture = {
  /** "Поезд 015Е «Урал», Москва — Санкт-Петербург" */
  title: string;
  /** The numbers from this departure to the end of the way: "B6 1325", "B6 20, B6 418". */
  numbers: string;
  /** The same way: "10:30 – 16:05 · LHR – JFK · 1 stop"; stations by name, because nobody knows their codes. */
  line: string;
  /** The departure, then the arrival. */
  ends: { label: string; time: string; place: string }[];
  /** The documents to show, by passenger: "IVANOVA ANNA: passport •••• 6789". */
  documents: string[];
};

/** Translators: `t` reads the namespace `order`, `tBooking` reads `booking`, `tTrip` reads `trip`. */
export type DepartureWords = { market: Market; t: Translate; tBooking: Translate; tTrip: Translate };

/**
 * Returns the first flight or train that has not left yet, is not cancelled, and whose tickets have not all gone back; null
 * after the last one, and without tickets.
 * @param now the time of the request
 */
export function nextDeparture(booking: Booking, now: Date, words: DepartureWords): NextDeparture | null {
  const { market, t, tBooking, tTrip } = words;
  if (booking.tickets.length === 0) return null;
  const ahead = segmentsAhead(booking).filter(
    ({ departureTime, departureTimeZone, isCancelled }) =>
      !isCancelled && zonedTime(departureTime, departureTimeZone) > now,
  );
  const [booked] = ahead;
  if (!booked) return null;
  const way = ahead.filter(({ tripIndex }) => tripIndex === booked.tripIndex);
  const numbers = tripsOfBooking(way)
    .flat()
    .map((segment) => numberText(segment, { maps: booking, market, t: tTrip }));
  const end = (port: string, terminal: string | null) =>
    [placeName(port, booking), ...(terminal ? [tTrip('terminal', { name: terminal })] : [])].join(', ');
  const at = (time: string) => `${formatDate(time, market, 'full')}, ${formatTime(time, market)}`;
  return {
    numbers: numbers.join(', '),
    line: wayLine(way, booking, market),
    title: t('departure.title', {
      number: numbers[0]!,
      from: cityName(booked.departure, booking),
      to: cityName(booked.arrival, booking),
    }),
    ends: [
      {
        label: t('departure.departs'),
        time: at(booked.departureTime),
        place: end(booked.departure, booked.departureTerminal),
      },
      {
        label: t('departure.arrives'),
        time: at(booked.arrivalTime),
        place: end(booked.arrival, booked.arrivalTerminal),
      },
    ],
    documents: passengersOf(booking, booked).map((ticket) =>
      [ticketName(ticket), documentText(ticket, booking, tBooking)].filter(Boolean).join(': '),
    ),
  };
}

function wayLine(way: Booking['segments'], booking: Booking, market: Market): string {
  const { departure, arrival, transfers } = tripSummary(tripsOfBooking(way).flat(), { maps: booking, market });
  const placeOf = ({ isStation, port, code }: EndView) => (isStation ? port : code);
  const lands = arrival.dayOffset
    ? `${formatDate(arrival.dateTime.slice(0, 10), market, 'short')}, ${arrival.time}`
    : arrival.time;
  const places = `${placeOf(departure)} – ${placeOf(arrival)}`;
  return [`${departure.time} – ${lands}`, places, ...(transfers ? [transfers.count] : [])].join(' · ');
}

function passengersOf({ tickets }: Booking, segment: BookingSegment): Booking['tickets'] {
  const own = tickets.filter((ticket) => ticket.recordIndex === segment.recordIndex && !isGone(ticket, segment));
  return own.toSorted((one, other) => one.passengerIndex - other.passengerIndex);
}
