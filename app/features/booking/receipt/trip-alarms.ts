import type { Alarm } from 'ics';
import { isFlight } from '~/features/trip/segment';
import type { Translate } from '~/i18n/translate';
import { formatTime } from '~/market/clock';
import type { Market } from '~/market/market';
import type { Booking, BookingSegment } from '~/upstream/booking/contract';
import { calendarNumber } from './calendar-number.server';

/** Hours before departure: the advice on when to be there, and an hour on the way. */
const LEAVE_HOURS = { overland: 2, flight: 3, flightAbroad: 4 } as const;

/**
 * Returns the reminders of one segment: check-in a day before a flight, and the departure in time to leave. None for a
 * connection on the same ticket: the traveller is already on the way and checked in.
 * @param words.t reads the namespace `booking`
 * @param words.checksIn whether the traveller checks in on a flight: not where the shop does
 */
export function tripAlarms(
  segment: BookingSegment,
  booking: Booking,
  { market, t, checksIn }: { market: Market; t: Translate; checksIn: (segment: BookingSegment) => boolean },
): Alarm[] {
  if (!startsAtDesk(segment, booking)) return [];
  const isByAir = isFlight(segment);
  const number = calendarNumber(segment, { market });
  const hours = !isByAir ? LEAVE_HOURS.overland : booking.isAbroad ? LEAVE_HOURS.flightAbroad : LEAVE_HOURS.flight;
  const departure = t('thanks.calendar.departure', { number, time: formatTime(segment.departureTime, market) });
  return [
    ...(!isByAir || !checksIn(segment) ? [] : [alarm(24, t('thanks.calendar.checkIn', { number }))]),
    alarm(hours, departure),
  ];
}

function startsAtDesk({ segmentIndex, tripIndex, recordIndex }: BookingSegment, { segments }: Booking): boolean {
  const earlier = segments.filter((one) => one.tripIndex === tripIndex && one.segmentIndex < segmentIndex);
  return earlier.at(-1)?.recordIndex !== recordIndex;
}

/** The library escapes the texts of events, not those of alarms (RFC 5545 §3.3.11). */
function alarm(hours: number, text: string): Alarm {
  const description = text.replace(/[\\;,]/g, (character) => `\\${character}`);
  return { action: 'display', description, trigger: { hours, before: true } };
}
