import type { UpstreamBinding } from '~/upstream/binding';
import type { RequestOf } from '~/upstream/endpoint';
import { endpoints, type ScheduledFlight } from './contract';

/** ISO dates, and HH:MM, by the clock of the airport. */
export type ScheduleHours = { date: string; from?: string; to?: string };

/** Flights, and the moment at which the service told them: ISO 8601, UTC. */
export type SeenFlights = { flights: ScheduledFlight[]; seenAt: string };

const IATA = /^[A-Z]{3}$/;

/**
 * Makes the client of timetables (upstream facts §4). Times of today change by the minute, so answers are kept for
 * minutes only. Failures are `UpstreamError`s.
 */
export function createScheduleClient({ ids, market, caches, transport }: UpstreamBinding) {
  const { locale: lang } = market;
  const seen = (key: readonly unknown[], load: () => Promise<ScheduledFlight[]>): Promise<SeenFlights> =>
    caches.short.read(key, async () => ({ flights: await load(), seenAt: new Date().toISOString() }));
  const departures = (query: RequestOf<typeof endpoints.listDepartures>) =>
    seen(['schedule.departures', query], () => transport.call(endpoints.listDepartures, query, ids));

  return {
    /** Returns the flights that leave an airport for a place from one date to another, under all their numbers. */
    async listDeparturesTo(
      iata: string,
      { arrival, from, to }: { arrival: string; from: string; to: string },
    ): Promise<SeenFlights> {
      return departures({ iata: codeOf(iata), date: from, date_to: to, lang, arrival });
    },

    /** Returns the flights that leave an airport on a day between two times, under all their numbers. */
    async listDepartures(iata: string, { date, from, to }: ScheduleHours): Promise<SeenFlights> {
      const hours = { departure_time_from: from, departure_time_to: to };
      return departures({ iata: codeOf(iata), date, lang, ...hours });
    },

    /** Returns the flights that reach an airport on a day between two times, under all their numbers. */
    async listArrivals(iata: string, { date, from, to }: ScheduleHours): Promise<SeenFlights> {
      const hours = { arrival_time_from: from, arrival_time_to: to };
      const query = { iata: codeOf(iata), date, lang, ...hours };
      return seen(['schedule.arrivals', query], () => transport.call(endpoints.listArrivals, query, ids));
    },
  };
}

/** @throws RangeError for anything that would change the address of the call */
function codeOf(iata: string): string {
  if (!IATA.test(iata)) throw new RangeError('not the code of an airport');
  return iata;
}
