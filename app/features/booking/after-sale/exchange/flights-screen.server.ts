import { zonedTime } from '~/dates/zoned-time';
import { spacedNumber } from '~/features/trip/transport-number';
import { formatTime } from '~/market/clock';
import { formatDate, formatDuration, statementMoney } from '~/market/format';
import type { ExchangedRide, ExchangeFlight, ExchangeFlights, ExchangeWay } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';
import { answerParameters, flightValue, wayKey, type ExchangeAnswers } from './choice';
import { dayLinks, isFeeWaived, signed, type DayLink } from './day-links.server';
import { exchangePath } from './exchange-path';
import type { ExchangeWords } from './exchange-words.server';
import { nowOf, type NowView } from './question-screen.server';

const MINUTE_MS = 60_000;

/** The flights of a day in place of a way. Ready texts. */
export type FlightsScreen = {
  /** "Sunday, 4 May 2031" */
  lead: string;
  now: NowView;
  action: string;
  given: [string, string][];
  backPath: string;
  error: string | null;
  /** Names the parts of the surcharge. */
  note: string;
  flights: FlightOption[];
  days: DayLink[];
};

export type FlightOption = {
  value: string;
  /** "06:50 – 09:10", with the day of an arrival on another one. */
  times: string;
  /** "LHR – JFK · BA 1385 · 7h 55m", with the stops where there are any. */
  details: string;
  /** "Another airport: LGW"; null where it leaves and lands as the exchanged one. */
  otherAirport: string | null;
  surcharge: string;
  /** No other flight of the day costs less, and some cost more. */
  isLowest: boolean;
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
  const amounts = [...found.flights.flatMap(({ total, tickets }) => [total, ...tickets.map((one) => one.total)])];
  const money = statementMoney(amounts, found.currency, market.locale);
  return {
    lead: formatDate(day, market, 'full'),
    now: nowOf(way, booking, market),
    action: exchangePath(token, 'questions'),
    given: [...given, ['on', day], ['for', wayKey(way)]],
    backPath: exchangePath(token, 'questions', given),
    error: isMissing && found.flights.length > 0 ? t('flights.error') : null,
    note: t(found.flights.some(({ tickets }) => isFeeWaived(tickets)) ? 'flights.noteVip' : 'flights.note'),
    flights: found.flights
      .toSorted((one, other) => departureOf(one).localeCompare(departureOf(other)))
      .map((flight) => ({
        ...optionOf(flight, way, money, words),
        otherAirport: otherAirport(flight, way, booking, t),
        isLowest: isLowest(flight, found.flights),
      })),
    days: dayLinks({ booking, way, day, found, given, shown: day }, words),
  };
}

function optionOf(
  { id, rides, tickets, total }: ExchangeFlight,
  { recordIndex, tripIndex }: ExchangeWay,
  money: (amount: number) => string,
  { market, t }: ExchangeWords,
): Omit<FlightOption, 'otherAirport' | 'isLowest'> {
  const [first, last] = [rides[0], rides.at(-1)];
  const stops = rides.length - 1;
  const minutes = first && last ? minutesOf(first, last) : 0;
  return {
    value: flightValue({ recordIndex, tripIndex, flightId: id }),
    times: first && last ? timesOf(first.departureTime, last.arrivalTime, market) : '',
    details: [
      first && last ? `${first.departure} – ${last.arrival}` : '',
      rides.map(spacedNumber).join(', '),
      formatDuration(minutes, market.locale),
      // A direct flight is the usual one: it needs no word.
      ...(stops > 0 ? [t('flights.stops', { count: stops })] : []),
    ].join(' · '),
    surcharge: signed(total, money),
    each: eachTicket(tickets, money, t),
  };
}

/** Names the airports that are not those of the way now. */
function otherAirport(
  { rides }: ExchangeFlight,
  { recordIndex, tripIndex }: ExchangeWay,
  { segments }: Booking,
  t: ExchangeWords['t'],
): string | null {
  const now = segments.filter((one) => one.recordIndex === recordIndex && one.tripIndex === tripIndex);
  const [departure, arrival] = [rides[0]?.departure, rides.at(-1)?.arrival];
  const others = [
    departure !== now[0]?.departure ? departure : undefined,
    arrival !== now.at(-1)?.arrival ? arrival : undefined,
  ].flatMap((code) => code ?? []);
  return others.length > 0 ? t('flights.otherAirport', { airports: others.join(', ') }) : null;
}

function timesOf(departure: string, arrival: string, market: ExchangeWords['market']): string {
  const day = departure.slice(0, 10) === arrival.slice(0, 10) ? [] : [formatDate(arrival, market, 'short')];
  return `${formatTime(departure, market)} – ${[...day, formatTime(arrival, market)].join(', ')}`;
}

function isLowest({ total }: ExchangeFlight, all: readonly ExchangeFlight[]): boolean {
  const totals = all.map((one) => one.total);
  return total === Math.min(...totals) && total < Math.max(...totals);
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
