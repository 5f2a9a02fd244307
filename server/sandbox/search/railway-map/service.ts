/** The railway search map: the stations of big cities, by the timetable of the world's trains. */
import { endpoints, type StationsAnswerWire } from '~/upstream/railway-map/contract';
import { serve } from '../../service/serve';
import type { SandboxService } from '../../service/service';
import { LANGUAGES, nameIn, type City, type Names } from '../../world/places';
import { dateOfDay } from '../../world/time-zones';
import { stationsOf, type BusyStation } from './busy-stations';

/** Routes are relative to /railwayMap. */
export const railwayMapService: SandboxService = {
  name: 'railwayMap',
  routes: serve(endpoints.listStations, ({ country, limit }, context) => ({
    stations: stationsOf(country.toUpperCase(), context.now()).slice(0, limit).map(wireOf),
  })),
};

function wireOf({ station, weekly, directions }: BusyStation): StationsAnswerWire['stations'][number] {
  return {
    code: station.code,
    name: namesOf(station.names),
    city: named(station.city),
    trains_a_week: weekly,
    directions: directions.map(({ to, day }) => ({ city: named(to), departure_date: dateOfDay(day) })),
  };
}

function named({ code, names }: City) {
  return { code, name: namesOf(names) };
}

function namesOf(names: Names): Record<string, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, nameIn(names, language)]));
}
