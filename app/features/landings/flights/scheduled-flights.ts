import { daysBetween } from '~/dates/calendar-date';
import { zoneOffsetMinutes } from '~/dates/zoned-time';
import { formatTime } from '~/market/clock';
import { formatDayOffset } from '~/market/format';
import type { Market } from '~/market/market';
import type { FlightEnd, ScheduledFlight } from '~/upstream/schedule/contract';

/** One flight in the air, whatever the number of carriers that sell it. */
export type PhysicalFlight = Omit<ScheduledFlight, 'marketingCarrier' | 'number'> & {
  /** "BA 178": that of the carrier which flies it first, then the others'. */
  numbers: string[];
};

/** Folds the numbers under which several carriers sell one flight; the order of the flights stays. */
export function foldCodeshares(flights: readonly ScheduledFlight[]): PhysicalFlight[] {
  const byFlight = new Map<string, ScheduledFlight[]>();
  for (const flight of flights) {
    const { operatingCarrier, departure, arrival } = flight;
    const ends = [departure.airport ?? departure.cityName, arrival.airport ?? arrival.cityName];
    const key = [operatingCarrier, departure.time, ...ends].join(' ');
    const same = byFlight.get(key);
    if (same) same.push(flight);
    else byFlight.set(key, [flight]);
  }
  return [...byFlight.values()].map((same) => {
    const isOwn = ({ marketingCarrier, operatingCarrier }: ScheduledFlight) => marketingCarrier === operatingCarrier;
    const own = same.find(isOwn) ?? same[0]!;
    const { status, operatingCarrier, departure, arrival } = own;
    const others = same.filter((one) => one !== own).map(nameOfFlight);
    return { status, operatingCarrier, departure, arrival, numbers: [...new Set([nameOfFlight(own), ...others])] };
  });
}

/** Numbers may begin with the code of their carrier already. */
function nameOfFlight({ marketingCarrier, number }: ScheduledFlight): string {
  const bare = number.startsWith(marketingCarrier) ? number.slice(marketingCarrier.length) : number;
  return `${marketingCarrier} ${bare.trim()}`;
}

/** A time on the clock of an airport. */
export type ShownTime = {
  /** "18:30" */
  time: string;
  /** "+1" on another day than the first; null on that day. */
  offset: string | null;
};

/** Formats a local date-time. @param date from which another day is counted, by its own clock */
export function shownTime(at: string, date: string, market: Pick<Market, 'locale' | 'country'>): ShownTime {
  return {
    time: formatTime(at, market),
    offset: formatDayOffset(daysBetween(date.slice(0, 10), at.slice(0, 10))),
  };
}

/** Returns what an airport's clock shows: "2031-05-04T18:30". */
export function localNow(now: Date, timeZone: string): string {
  return new Date(now.getTime() + zoneOffsetMinutes(now, timeZone) * 60_000).toISOString().slice(0, 16);
}

/** Returns the minutes by which an end is later than planned; negative when earlier, 0 without an estimate. */
export function minutesLate({ time, estimatedTime }: FlightEnd): number {
  return estimatedTime === null ? 0 : Math.round((momentOf(estimatedTime) - momentOf(time)) / 60_000);
}

/** Returns the minutes in the air and on the ground; null where the times do not say their zones. */
export function minutesOnTheWay({ departure, arrival }: Pick<PhysicalFlight, 'departure' | 'arrival'>): number | null {
  const hasZone = (time: string) => /(?:Z|[+-]\d{2}:\d{2})$/.test(time);
  if (!hasZone(departure.time) || !hasZone(arrival.time)) return null;
  return Math.round((momentOf(arrival.time) - momentOf(departure.time)) / 60_000);
}

function momentOf(time: string): number {
  return Date.parse(/(?:Z|[+-]\d{2}:\d{2})$/.test(time) ? time : `${time}Z`);
}
