import { createHash } from 'node:crypto';
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { segmentsAhead } from '../after-sale/refund/returned-ways.server';
import { cityName, placeName } from '~/features/trip/place-name';
import { isFlight } from '~/features/trip/segment';
import { spacedNumber } from '~/features/trip/transport-number';
import type { Translate } from '~/i18n/translate';
import type { Booking, BookingSegment } from '~/upstream/booking/contract';
import { zonedTime } from '~/dates/zoned-time';
import { formatTime } from '~/market/clock';
import type { Market } from '~/market/market';
import { labelled } from '~/market/punctuation';
import { ticketName } from '../passengers/passenger-name';
import { partyCars } from '../rail-ticket/party-cars.server';
import { calendarNumber } from './calendar-number.server';
import { tripAlarms } from './trip-alarms';

/** The order behind a calendar: the address of its page, and the lines of its fare. */
export type CalendarOrder = { url: string; fare: readonly string[] };

/**
 * `t` reads the namespace `booking`. `order`: for a visitor who may see the tickets, whose calendar has what is asked for at
 * check-in and a way back to the order; null for others.
 */
export type CalendarWords = {
  t: Translate;
  market: Market;
  order: CalendarOrder | null;
  /** Whether the traveller checks in on a flight: not where the shop does. */
  checksIn: (segment: BookingSegment) => boolean;
};

/**
 * Writes the trip as an iCalendar file (RFC 5545): one event per segment that is not given back, with reminders. Times are
 * in UTC, which every calendar reads and shows in its own zone; texts have the local ones. Without `words.order` it has no
 * names and no numbers of the order.
 */
export function tripCalendar(booking: Booking, productName: string, words: CalendarWords): string {
  const events = segmentsAhead(booking).map((segment) => segmentEvent(segment, booking, words));
  const { error, value } = createEvents(events, {
    productId: `-//${productName}//trip//${words.market.locale.toUpperCase()}`,
    calName: productName,
  });
  if (error || value === null) throw error ?? new Error('no calendar was written');
  return foldByBytes(value);
}

const DESCRIPTIONS = {
  airplane: 'thanks.calendar.description',
  train: 'thanks.calendar.descriptionTrain',
  bus: 'thanks.calendar.descriptionBus',
} as const;

function segmentEvent(segment: BookingSegment, booking: Booking, words: CalendarWords): EventAttributes {
  const { t, market } = words;
  const isByAir = isFlight(segment);
  const place = (port: string) => (isByAir ? `${stationText(port, booking)} (${port})` : stationText(port, booking));
  const terminal = segment.departureTerminal ? t('thanks.calendar.terminal', { name: segment.departureTerminal }) : '';
  const number = spacedNumber(segment);
  const named = calendarNumber(segment, words);
  const code = words.order ? bookingCode(segment, booking) : '';
  // A trip within a city goes from one station to another.
  const [leaves, lands] = [segment.departure, segment.arrival].map((port) => cityName(port, booking));
  const end = (port: string) => (leaves === lands ? placeName(port, booking) : cityName(port, booking));
  const route = `${named} ${end(segment.departure)} → ${end(segment.arrival)}`;
  const description = t(DESCRIPTIONS[segment.transportKind], {
    carrier: booking.airlines[segment.marketingCarrier]?.name ?? segment.marketingCarrier,
    number,
    from: place(segment.departure),
    to: place(segment.arrival),
    departure: formatTime(segment.departureTime, market),
    arrival: formatTime(segment.arrivalTime, market),
  });
  return {
    // Calendars are shared, so the uid must not reveal the token, which opens the order.
    uid: `${createHash('sha256').update(booking.token).digest('hex').slice(0, 32)}-${segment.segmentIndex}@trip`,
    title: [route, code].filter(Boolean).join(' · '),
    start: utcArray(segment.departureTime, segment.departureTimeZone),
    end: utcArray(segment.arrivalTime, segment.arrivalTimeZone),
    startInputType: 'utc',
    endInputType: 'utc',
    startOutputType: 'utc',
    endOutputType: 'utc',
    location: [place(segment.departure), terminal].filter(Boolean).join(', '),
    description: [
      description,
      ...(words.order ? partyCars(segment, booking, market) : []),
      ...(code
        ? [labelled(t(segment.transportKind === 'train' ? 'thanks.railCode' : 'thanks.pnr'), code, market.locale)]
        : []),
      ...(words.order ? orderLines(segment, booking, words.order, t) : []),
    ].join('\n'),
    ...(words.order && { url: words.order.url }),
    status: segment.isCancelled ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: segment.isCancelled ? 'FREE' : 'BUSY',
    alarms: segment.isCancelled ? [] : tripAlarms(segment, booking, words),
  };
}

/** Returns the booking code of the ticket that a segment is on; "" without a ticket. */
function bookingCode({ recordIndex }: BookingSegment, { tickets }: Booking): string {
  const own = tickets.filter((ticket) => ticket.recordIndex === recordIndex);
  return [...new Set(own.map(({ pnr }) => pnr))].join(', ');
}

/** Lists the passengers of a segment as on their tickets, the fare, the order's number, and its page. */
function orderLines(
  { recordIndex }: BookingSegment,
  { tickets, orderNumber }: Booking,
  { url, fare }: CalendarOrder,
  t: Translate,
): string[] {
  const names = tickets.filter((ticket) => ticket.recordIndex === recordIndex).map(ticketName);
  return [
    ...new Set(names),
    ...fare,
    ...(orderNumber ? [t('thanks.orderNumber', { number: orderNumber })] : []),
    // Many calendars do not show the property URL.
    url,
  ];
}

/** Folds lines at 75 bytes (RFC 5545 §3.1), never inside a character: the library counts characters, not bytes. */
function foldByBytes(calendar: string): string {
  return calendar
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map((line) => {
      const parts = [''];
      for (const sign of line) {
        const last = parts.at(-1) ?? '';
        if (Buffer.byteLength(last + sign) > 75) parts.push(` ${sign}`);
        else parts[parts.length - 1] = last + sign;
      }
      return parts.join('\r\n');
    })
    .join('\r\n');
}

/** Returns the city and its station or airport: "Москва, Казанский вокзал". */
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
