import type { CountryCode } from '~/market/countries';
import type { UpstreamBinding } from '~/upstream/binding';
import { endpoints, type MapStation } from './contract';

/** Makes the client of the railway search map. Failures are `UpstreamError`s. */
export function createRailwayMapClient({ ids, caches, transport }: UpstreamBinding) {
  return {
    /** Returns stations of a country's biggest cities with their directions; empty where no trains are sold. */
    async listStations(country: CountryCode, { limit }: { limit: number }): Promise<MapStation[]> {
      const request = { country, limit };
      return caches.lasting.read(['railwayMap.stations', request], () =>
        transport.call(endpoints.listStations, request, ids),
      );
    },
  };
}
