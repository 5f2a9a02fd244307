import { createHash } from 'node:crypto';
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { cityName, placeName } from '~/features/trip/place-name';
import type { Translate } from '~/i18n/translate';
import type { Booking, BookingSegment } from '~/upstream/booking/contract';
import { zonedTime } from '~/dates/zoned-time';

/**
 * Writes the trip as an iCalendar file (RFC 5545): one event per segment, with times in UTC so that a calendar shows
 * them in its own zone. Contains no personal data.
 * @param t reads the namespace `booking`
 */
export function tripCalendar(booking: Booking, productName: string, t: Translate): string {
  const events = booking.segments.map((segment) => segmentEvent(segment, booking, t));
  const { error, value } = createEvents(events, { productId: `-//${productName}//trip//EN`, calName: productName });
  if (error || value === null) throw error ?? new Error('no calendar was written');
  return value;
}

function segmentEvent(segment: BookingSegment, booking: Booking, t: Translate): EventAttributes {
  const isTrain = segment.transportKind === 'train';
  const place = (port: string) => (isTrain ? stationText(port, booking) : `${placeName(port, booking)} (${port})`);
  const terminal = segment.departureTerminal ? t('thanks.calendar.terminal', { name: segment.departureTerminal }) : '';
  const number = segment.transportNumber;
  return {
    // Calendars are shared, so the uid must not reveal the token, which opens the order.
    uid: `${createHash('sha256').update(booking.token).digest('hex').slice(0, 32)}-${segment.segmentIndex}@trip`,
    title: isTrain
      ? `${number} ${placeName(segment.departure, booking)} → ${placeName(segment.arrival, booking)}`
      : `${number} ${segment.departure} → ${segment.arrival}`,
    start: utcArray(segment.departureTime, segment.departureTimeZone),
    end: utcArray(segment.arrivalTime, segment.arrivalTimeZone),
    startInputType: 'utc',
    endInputType: 'utc',
    startOutputType: 'utc',
    endOutputType: 'utc',
    location: [place(segment.departure), terminal].filter(Boolean).join(', '),
    description: t(isTrain ? 'thanks.calendar.descriptionTrain' : 'thanks.calendar.description', {
      carrier: booking.airlines[segment.marketingCarrier]?.name ?? segment.marketingCarrier,
      number,
      from: place(segment.departure),
      to: place(segment.arrival),
      departure: segment.departureTime.slice(11),
      arrival: segment.arrivalTime.slice(11),
    }),
    status: 'CONFIRMED',
    busyStatus: 'BUSY',
  };
}

/** Returns "Москва, Казанский вокзал". */
function stationText(port: string, booking: Booking): string {
  return [...new Set([cityName(port, booking), placeName(port, booking)])].join(', ');
}

function utcArray(local: string, timeZone: string): DateArray {
  const moment = zonedTime(local, timeZone);
  return [
    moment.getUTCFullYear(),
    moment.getUTCMonth() + 1,
    moment.getUTCDate(),
    moment.getUTCHours(),
    moment.getUTCMinutes(),
  ];
}
