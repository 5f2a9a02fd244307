import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import type { RailwayPageName } from '~/features/frame/content/pages';
import type { Direction } from '~/upstream/directions/contract';
import type { MapStation } from '~/upstream/railway-map/contract';

/** Routes by train: of the whole country, or from one city. */
export type RouteSource = { from: Direction['departure'] | null; directions: readonly Direction[] };

/** Upstream data of a page about trains. */
export type RailwaySources = {
  routes: readonly RouteSource[];
  stations: readonly MapStation[];
  /** A service failed or was late, so the page may lack a block. */
  isIncomplete: boolean;
};

/** Shared pages are made once a minute for all visitors, so the first one may wait for a complete page. */
const PATIENCE_MS = 4000;
const ASKED_DIRECTIONS = 24;
const ASKED_FROM_CITY = 8;
const CITIES = 3;
const STATIONS = 20;
/** Codes that the directions service knows; cities that only trains reach have others. */
const CITY_CODE = /^[A-Z]{3}$/;

/** Loads the data of a page: the product page has the routes of the country, the guide those of its cities and stations. */
export async function findRailwaySources(
  { upstream, market }: Pick<RequestContext, 'upstream' | 'market'>,
  page: RailwayPageName,
): Promise<RailwaySources> {
  const { directions, railwayMap } = upstream;
  const wait = <T>(block: string, work: Promise<T>) => degrade(work, null, { block, patienceMs: PATIENCE_MS });
  const options = { limit: ASKED_DIRECTIONS, by: 'train' } as const;
  const [country, stations] = await Promise.all([
    wait('directions', directions.listFrequent('country', market.country, options)),
    page === 'railway-tickets'
      ? wait('railwayMap', railwayMap.listStations(market.country, { limit: STATIONS }))
      : ([] as const),
  ]);
  if (page === 'railway') {
    return { routes: [{ from: null, directions: country ?? [] }], stations: [], isIncomplete: country === null };
  }
  const cities = busiestCities(country ?? []);
  const lists = await Promise.all(
    cities.map(({ code }) =>
      wait('directions', directions.listFrequent('city', code, { limit: ASKED_FROM_CITY, by: 'train' })),
    ),
  );
  return {
    routes: cities.map((from, index) => ({ from, directions: lists[index] ?? [] })),
    stations: stations ?? [],
    isIncomplete: country === null || stations === null || lists.includes(null),
  };
}

/** Returns the first departure cities of the country's routes, each once. */
function busiestCities(directions: readonly Direction[]): Direction['departure'][] {
  const cities = new Map(directions.map(({ departure }) => [departure.code, departure]));
  return [...cities.values()].filter(({ code }) => CITY_CODE.test(code)).slice(0, CITIES);
}
