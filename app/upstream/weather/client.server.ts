import type { UpstreamBinding } from '~/upstream/binding';
import { endpoints, type Forecast } from './contract';

/** A city and the ISO date of the stay. */
export type PlaceAndDate = { code: string; date: string };

/** Makes the client of weather forecasts (specification 1 §7). Failures are `UpstreamError`s. */
export function createWeatherClient({ ids, caches, transport }: UpstreamBinding) {
  return {
    /** Returns the usual weather of cities on days, at most 100, without unknown ones. */
    async listForecasts(places: readonly PlaceAndDate[]): Promise<Forecast[]> {
      if (places.length === 0) return [];
      const query = { places: places.map(({ code, date }) => `${code}:${date}`).join(',') };
      return caches.long.read(['weather.forecasts', query], () => transport.call(endpoints.listForecasts, query, ids));
    },
  };
}
