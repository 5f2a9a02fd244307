import { addDays } from '~/dates/calendar-date';
import type { LandingContext } from '~/bff/request/landing-context.server';
import type { SeenFlights } from '~/upstream/schedule/client.server';
import { localNow } from '../../flights/scheduled-flights';
import type { Subject } from '../../subjects';
import { wayOf } from '../../way';

/** Airports of a city that are asked, the busiest first. */
const MOST_AIRPORTS = 3;
export const DAYS = 7;

/** Reads the flights of a route, or of two airports, for a week, from today at its departure; null for other subjects. */
export async function loadTimetable(
  { upstream }: Pick<LandingContext, 'upstream'>,
  subject: Subject,
  now: Date,
): Promise<SeenFlights | null> {
  const way = wayOf(subject);
  if (!way) return null;
  const { departure, arrival, carriers, airline } = way;
  const used = new Set(carriers.flatMap((carrier) => carrier.departureAirports));
  // The page of an airline has the airports of that airline.
  const airports = departure.airports.filter(({ code }) => airline !== null || used.has(code)).slice(0, MOST_AIRPORTS);
  if (airports.length === 0) return null;
  const from = localNow(now, departure.city.timeZone).slice(0, 10);
  const days = { arrival: arrival.code, from, to: addDays(from, DAYS - 1) };
  const all = await Promise.all(airports.map(({ code }) => upstream.schedule.listDeparturesTo(code, days)));
  return {
    flights: all.flatMap(({ flights }) => flights),
    // The oldest is how old the page is.
    seenAt: all.map(({ seenAt }) => seenAt).toSorted()[0]!,
  };
}
