import type { RequestContext } from '~/bff/request/context';
import { settle, visitorsOwnKey } from '~/bff/waiting/pending.server';
import { placeName } from '~/features/trip/place-name';
import { citySuggestion, suggestionOf } from './suggestions';
import { getTranslator } from '~/i18n/translator.server';
import { countryName } from '~/market/country-names';
import type { Locale } from '~/market/locales';
import type { SearchAnswer } from '~/upstream/search/contract';
import type { SuggestEntry } from '~/upstream/suggest/contract';
import type { ReadablePlaces } from '../query/readable-places';
import { ANYWHERE, isArea, type SearchTrip } from '../query/search-query';

/** The places of a search. */
type SearchPlaces = { trips: readonly Pick<SearchTrip, 'departure' | 'arrival'>[] };

/** Names by code; unnamed places show their code. */
export type PlaceNames = Record<string, string>;

/** Time limit for names; after it the page shows codes. */
const PATIENCE_MS = 300;

/** Loads the names of a query's places; skips names that the suggest service does not return in time. */
export async function findPlaceNames(context: RequestContext, query: SearchPlaces): Promise<PlaceNames> {
  const { locale } = context.market;
  const names: PlaceNames = {};
  for (const code of codesOf(query).filter(isArea)) names[code] = areaName(code, locale);
  for (const { code, lookup } of await findPlaces(context, query)) {
    if (lookup.state === 'ready' && lookup.value) names[code] = suggestionOf(lookup.value, code, locale).label;
  }
  return names;
}

/** Lists the codes that do not exist by the suggest service's word. A failure or timeout says nothing about a code. */
export async function unknownPlaces(context: RequestContext, query: SearchPlaces): Promise<string[]> {
  const places = await findPlaces(context, query);
  return places.filter(({ lookup }) => lookup.state === 'ready' && lookup.value === null).map(({ code }) => code);
}

/** True when a place of the query does not exist by the suggest service's word. */
export async function hasUnknownPlace(context: RequestContext, query: SearchPlaces): Promise<boolean> {
  return (await unknownPlaces(context, query)).length > 0;
}

/** A trip of a search that starts and ends in one city, by its index, and the name of that city. */
export type TripInCity = { index: number; city: string };

/** Finds the first trip within one city, such as from London to Heathrow; null when there is none or it is not known. */
export async function tripInOneCity(context: RequestContext, query: SearchPlaces): Promise<TripInCity | null> {
  const entries = new Map<string, SuggestEntry>();
  for (const { code, lookup } of await findPlaces(context, query)) {
    if (lookup.state === 'ready' && lookup.value) entries.set(code, lookup.value);
  }
  const cityOf = (code: string) => entries.get(code)?.city.code;
  const index = query.trips.findIndex(({ departure, arrival }) => {
    const city = cityOf(departure);
    return city !== undefined && city === cityOf(arrival);
  });
  const entry = entries.get(query.trips[index]?.departure ?? '');
  return entry ? { index, city: citySuggestion(entry, context.market.locale).label } : null;
}

/** Names the places of a link; null for a place that is missing, does not exist or is not named in time. */
export async function namesOfPlaces(
  context: RequestContext,
  { departure, arrival }: ReadablePlaces,
): Promise<Record<'departure' | 'arrival', string | null>> {
  const trip = { departure: departure ?? arrival ?? '', arrival: arrival ?? departure ?? '' };
  const names = await findPlaceNames(context, { trips: [trip] });
  return { departure: names[departure ?? ''] ?? null, arrival: names[arrival ?? ''] ?? null };
}

function codesOf({ trips }: SearchPlaces): string[] {
  return [...new Set(trips.flatMap(({ departure, arrival }) => [departure, arrival]))];
}

/** Names a country or "anywhere", which the suggest service does not list. An unknown country shows its code. */
function areaName(code: string, locale: Locale): string {
  if (code === ANYWHERE) return getTranslator(locale, 'search')('query.anywhere');
  return countryName(code, locale) ?? code;
}

function findPlaces(context: RequestContext, query: SearchPlaces) {
  const { upstream, market } = context;
  const places = codesOf(query).filter((code) => !isArea(code));
  return Promise.all(
    places.map(async (code) => {
      const key = visitorsOwnKey(context, 'place', market.locale, code);
      return { code, lookup: await settle(key, () => upstream.suggest.find(code), { patienceMs: PATIENCE_MS }) };
    }),
  );
}

/** Collects the names from a search answer, which includes every place that it uses. */
export function namesInAnswer({ cities, ports }: Pick<SearchAnswer, 'cities' | 'ports'>): PlaceNames {
  const names: PlaceNames = {};
  for (const code of Object.keys(ports)) names[code] = placeName(code, { ports, cities });
  for (const [code, { name }] of Object.entries(cities)) names[code] = name;
  return names;
}
