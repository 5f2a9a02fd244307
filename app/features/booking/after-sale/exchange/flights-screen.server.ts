import { zonedTime } from '~/dates/zoned-time';
import { spacedNumber } from '~/features/trip/transport-number';
import { formatDate, formatDuration, statementMoney } from '~/market/format';
import type { ExchangedRide, ExchangeFlight, ExchangeFlights, ExchangeWay } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';
import { rideText } from '../rides/ride-view.server';
import { answerParameters, flightValue, wayKey, type ExchangeAnswers } from './choice';
import { exchangePath } from './exchange-path';
import { wayRoute, type ExchangeWords } from './exchange-words.server';

const MINUTE_MS = 60_000;

/** The flights of a day in place of a way. Ready texts. */
export type FlightsScreen = {
  lead: string;
  action: string;
  given: [string, string][];
  backPath: string;
  error: string | null;
  flights: FlightOption[];
  /** Days around this one on which there are flights. */
  days: { text: string; path: string }[];
};

export type FlightOption = {
  value: string;
  times: string;
  /** "SU 1130 · 2h 15m · direct" */
  details: string;
  surcharge: string;
  /** "2 tickets: £49.20 each", by amount; empty for one ticket. */
  each: string[];
};

export type FlightsFacts = {
  booking: Booking;
  answers: ExchangeAnswers;
  way: ExchangeWay;
  /** yyyy-MM-dd */
  day: string;
  found: ExchangeFlights;
  /** The form was sent without a flight. */
  isMissing: boolean;
};

/** Builds the list of a day, by departure. */
export function flightsScreen(facts: FlightsFacts, words: ExchangeWords): FlightsScreen {
  const { booking, answers, way, day, found, isMissing } = facts;
  const { market, t } = words;
  const { token } = booking;
  const given = answerParameters(answers);
  const amounts = [
    ...found.days.map(({ total }) => total),
    ...found.flights.flatMap(({ total, tickets }) => [total, ...tickets.map((one) => one.total)]),
  ];
  const money = statementMoney(amounts, found.currency, market.locale);
  return {
    lead: `${wayRoute(way, booking, market)}, ${formatDate(day, market, 'full')}`,
    action: exchangePath(token, 'questions'),
    given: [...given, ['on', day], ['for', wayKey(way)]],
    backPath: exchangePath(token, 'questions', given),
    error: isMissing && found.flights.length > 0 ? t('flights.error') : null,
    flights: found.flights
      .toSorted((one, other) => departureOf(one).localeCompare(departureOf(other)))
      .map((flight) => optionOf(flight, way, money, words)),
    days: found.days
      .filter(({ date }) => date !== day && date >= way.firstDay && date <= way.lastDay)
      .map(({ date, total }) => ({
        text: t('flights.day', { date: formatDate(date, market, 'weekday'), amount: money(total) }),
        path: exchangePath(token, 'flights', [...given, ['on', date]]),
      })),
  };
}

function optionOf(
  { id, rides, tickets, total }: ExchangeFlight,
  { recordIndex, tripIndex }: ExchangeWay,
  money: (amount: number) => string,
  { market, t }: ExchangeWords,
): FlightOption {
  const [first, last] = [rides[0], rides.at(-1)];
  const stops = rides.length - 1;
  const minutes = first && last ? minutesOf(first, last) : 0;
  return {
    value: flightValue({ recordIndex, tripIndex, flightId: id }),
    times: first && last ? rideText({ departureTime: first.departureTime, arrivalTime: last.arrivalTime }, market) : '',
    details: [
      rides.map(spacedNumber).join(', '),
      formatDuration(minutes, market.locale),
      stops === 0 ? t('flights.direct') : t('flights.stops', { count: stops }),
    ].join(' · '),
    surcharge: t('flights.surcharge', { amount: money(total) }),
    each: eachTicket(tickets, money, t),
  };
}

/** Says the surcharge of each ticket: those of one amount together. */
function eachTicket(
  tickets: ExchangeFlight['tickets'],
  money: (amount: number) => string,
  t: ExchangeWords['t'],
): string[] {
  if (tickets.length < 2) return [];
  const counts = new Map<number, number>();
  for (const { total } of tickets) counts.set(total, (counts.get(total) ?? 0) + 1);
  return [...counts].map(([total, count]) => t('flights.each', { count, amount: money(total) }));
}

function minutesOf(first: ExchangedRide, last: ExchangedRide): number {
  const leaves = zonedTime(first.departureTime, first.departureTimeZone).getTime();
  return Math.round((zonedTime(last.arrivalTime, last.arrivalTimeZone).getTime() - leaves) / MINUTE_MS);
}

function departureOf({ rides }: ExchangeFlight): string {
  return rides[0]?.departureTime ?? '';
}
