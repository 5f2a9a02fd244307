import { zonedTime } from '~/dates/zoned-time';
import { isGone, segmentsAhead } from '~/features/booking/after-sale/refund/returned-ways.server';
import { ticketName } from '~/features/booking/passengers/passenger-name';
import { documentText } from '~/features/booking/passengers/ticket-document';
import { cityName, placeName } from '~/features/trip/place-name';
import { isOverland, tripsOfBooking } from '~/features/trip/segment';
import { numberText } from '~/features/trip/segment-text.server';
import type { Translate } from '~/i18n/translate';
import { formatTime } from '~/market/clock';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking, BookingSegment } from '~/upstream/booking/contract';

/** The next flight or train of an order. Ready texts, in the local times of the places. */
export type NextDeparture = {
  /** "Поезд 015Е «Урал», Москва — Санкт-Петербург" */
  title: string;
  /** "B6 1325" */
  number: string;
  /** "14:30 – 17:20 · LGW – JFK"; stations by name, because nobody knows their codes. */
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
  const booked = segmentsAhead(booking).find(
    ({ departureTime, departureTimeZone, isCancelled }) =>
      !isCancelled && zonedTime(departureTime, departureTimeZone) > now,
  );
  if (!booked) return null;
  const segment = tripsOfBooking([booked]).flat()[0]!;
  const end = (port: string, terminal: string | null) =>
    [placeName(port, booking), ...(terminal ? [tTrip('terminal', { name: terminal })] : [])].join(', ');
  const at = (time: string) => `${formatDate(time, market, 'full')}, ${formatTime(time, market)}`;
  const ends = [booked.departure, booked.arrival];
  const isSameDay = booked.departureTime.slice(0, 10) === booked.arrivalTime.slice(0, 10);
  const lands = [
    ...(isSameDay ? [] : [formatDate(booked.arrivalTime, market, 'short')]),
    formatTime(booked.arrivalTime, market),
  ];
  const times = [formatTime(booked.departureTime, market), lands.join(', ')].join(' – ');
  const places = (isOverland([booked]) ? ends.map((port) => placeName(port, booking)) : ends).join(' – ');
  const number = numberText(segment, { maps: booking, market, t: tTrip });
  return {
    number,
    line: `${times} · ${places}`,
    title: t('departure.title', {
      number,
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

function passengersOf({ tickets }: Booking, segment: BookingSegment): Booking['tickets'] {
  const own = tickets.filter((ticket) => ticket.recordIndex === segment.recordIndex && !isGone(ticket, segment));
  return own.toSorted((one, other) => one.passengerIndex - other.passengerIndex);
}
