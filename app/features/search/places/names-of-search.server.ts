import type { RequestContext } from '~/bff/request/context';
import { settle, visitorsOwnKey } from '~/bff/waiting/pending.server';
import { nameIn } from './place-names';
import { getTranslator } from '~/i18n/translator.server';
import { countryName } from '~/market/country-names';
import type { Locale } from '~/market/locales';
import type { SearchAnswer } from '~/upstream/search/contract';
import type { SuggestEntry } from '~/upstream/suggest/contract';
import { ANYWHERE, isArea, type SearchQuery } from '../query/search-query';

/** Names by code. A code that is not in it stands for itself. */
export type PlaceNames = Record<string, string>;

/** A page is not held up for names: it shows codes instead. */
const PATIENCE_MS = 300;

/** Names of the places of a query; one that the suggestion service does not know in time is left out. */
export async function findPlaceNames(context: RequestContext, query: Pick<SearchQuery, 'trips'>): Promise<PlaceNames> {
  const { locale } = context.market;
  const names: PlaceNames = {};
  for (const code of codesOf(query).filter(isArea)) names[code] = areaName(code, locale);
  for (const { code, found } of await findPlaces(context, query)) {
    const name = found.state === 'ready' && found.value ? nameOf(code, found.value, locale) : null;
    if (name) names[code] = name;
  }
  return names;
}

/** True when the suggestion service says of a code that no place has it; its silence says nothing. */
export async function hasUnknownPlace(context: RequestContext, query: Pick<SearchQuery, 'trips'>): Promise<boolean> {
  const places = await findPlaces(context, query);
  return places.some(({ found }) => found.state === 'ready' && found.value === null);
}

function codesOf({ trips }: Pick<SearchQuery, 'trips'>): string[] {
  return [...new Set(trips.flatMap(({ departure, arrival }) => [departure, arrival]))];
}

/** The suggestion service has no codes of countries. A country that does not exist stands for itself. */
function areaName(code: string, locale: Locale): string {
  if (code === ANYWHERE) return getTranslator(locale, 'search')('query.anywhere');
  return countryName(code, locale) ?? code;
}

function findPlaces(context: RequestContext, query: Pick<SearchQuery, 'trips'>) {
  const { upstream, market } = context;
  const places = codesOf(query).filter((code) => !isArea(code));
  return Promise.all(
    places.map(async (code) => {
      const key = visitorsOwnKey(context, 'place', market.locale, code);
      return { code, found: await settle(key, () => upstream.suggest.find(code), { patienceMs: PATIENCE_MS }) };
    }),
  );
}

/** The same from a search answer, which names every place that it uses. */
export function namesInAnswer({ cities, ports }: Pick<SearchAnswer, 'cities' | 'ports'>): PlaceNames {
  const names: PlaceNames = {};
  for (const [code, { name }] of Object.entries(ports)) names[code] = name;
  for (const [code, { name }] of Object.entries(cities)) names[code] = name;
  return names;
}

/** A code that no point of the entry has is that of all stations of its city. */
function nameOf(code: string, { city, airports, railwayStations }: SuggestEntry, locale: Locale): string | null {
  const place = [city, ...airports, ...railwayStations].find((point) => point.code === code) ?? city;
  return nameIn(place.names, locale) || null;
}
