import { nameIn } from '~/features/search/places/place-names';
import { motifOf } from '~/features/search/scenes/motif';
import { scenePath } from '~/features/search/scenes/scene.server';
import type { Translate } from '~/i18n/translate';
import { countryName } from '~/market/country-names';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import { popularCitiesLimit } from '~/upstream/landings/client.server';
import type { PopularCities, PopularCity, Tag } from '~/upstream/landings/contract';
import type { PopularDestinations } from '~/upstream/settings/contract';
import { oneWayPath, priceFrom, someDay, withoutPassedDay } from './directions.server';

export type DestinationCard = {
  href: string;
  city: string;
  country: string;
  /** "from $120"; null when the price is unknown. */
  price: string | null;
  /** The day of the price: "Mon, 14 Dec"; null without a price. */
  date: string | null;
  /** Address of the drawing. */
  picture: string;
};

export type DestinationTag = { href: string; name: string; isChosen: boolean };

export type DestinationsScreen = {
  /** Departure city of the prices and their terms; null without prices. */
  note: string | null;
  /** The first tag is "all destinations"; empty without filters. */
  tags: DestinationTag[];
  cards: DestinationCard[];
  /** Shown instead of the cards when a filter matches none. */
  empty: string | null;
  /** This page plus the next part of the list; null at the end. */
  moreHref: string | null;
};

/** Part of the list that the address requests. */
export type DestinationsQuery = { tag: string | null; offset: number };

/** Limit of parts on one page: 6 + 18 + 30 cities, or 6 + 30 + 30 with a filter. */
const MAX_PARTS = 3;

/** Reads `?tag=beach&offset=6`; ignores tags that the service does not have. */
export function readDestinationsQuery(params: URLSearchParams, tags: readonly Tag[]): DestinationsQuery {
  const tag = params.get('tag');
  const offset = params.get('offset') ?? '';
  return {
    tag: tags.some(({ code }) => code === tag) ? tag : null,
    offset: /^\d{1,3}$/.test(offset) ? Number(offset) : 0,
  };
}

/** Lists the offsets of the parts on a page that extends to `offset` (specification 1 §7, limits). */
export function partOffsets({ tag, offset }: DestinationsQuery): number[] {
  const offsets = [0];
  while (offsets.length < MAX_PARTS) {
    const next = endOf(offsets, tag);
    if (next > offset) break;
    offsets.push(next);
  }
  return offsets;
}

/** Counts the cities of all parts together. */
function endOf(offsets: readonly number[], tag: string | null): number {
  const last = offsets.at(-1) ?? 0;
  return last + popularCitiesLimit(last, tag !== null);
}

export type DestinationsContext = {
  market: Pick<Market, 'locale' | 'country'>;
  t: Translate;
  /** Code of the departure city. */
  from: string;
  now: Date;
};

export type DestinationsSource = {
  query: DestinationsQuery;
  tags: readonly Tag[];
  /** In the order of `partOffsets`, up to the first that failed. */
  parts: readonly PopularCities[];
  /** The editors' list, a fallback when prices are unavailable. */
  editorsList: PopularDestinations | null;
  /** Name of the departure city; null when unknown. */
  fromName: string | null;
  /** Builds the address of the page with another filter or offset. */
  hrefOf: (query: DestinationsQuery) => string;
};

/**
 * Builds popular destinations with prices and filters. When the service fails, falls back to the editors' list, or
 * null; with a chosen filter, the page reports the failure instead.
 */
export function destinationsScreen(
  source: DestinationsSource,
  context: DestinationsContext,
): DestinationsScreen | null {
  const { query, parts, fromName } = source;
  const { t } = context;
  if (parts.length === 0 && query.tag === null) return editorsDestinations(source.editorsList, context);
  const cities = parts.flatMap((part) => part.cities).map((city) => withoutPassedDay(city, context.now));
  if (cities.length === 0 && query.tag === null) return null;
  return {
    note: fromName && cities.some(({ price }) => price) ? t('destinations.note', { city: fromName }) : null,
    tags: tagLinks(source, context),
    cards: cities.map((city) => cardOf(city, query.tag, context)),
    empty: cities.length === 0 ? t(parts.length > 0 ? 'destinations.none' : 'destinations.unavailable') : null,
    moreHref: moreHref(source),
  };
}

function tagLinks({ tags, query, hrefOf }: DestinationsSource, { market, t }: DestinationsContext): DestinationTag[] {
  if (tags.length === 0) return [];
  const filters = [
    { code: null, name: t('destinations.all') },
    ...tags.map(({ code, names }) => ({ code, name: nameIn(names, market.locale) || code })),
  ];
  return filters.map(({ code, name }) => ({
    href: hrefOf({ tag: code, offset: 0 }),
    name,
    isChosen: code === query.tag,
  }));
}

/** Links to the next part. If a part failed, the link requests that part again. */
function moreHref({ query, parts, hrefOf }: DestinationsSource): string | null {
  const [first] = parts;
  const offsets = partOffsets(query).slice(0, parts.length);
  const end = endOf(offsets, query.tag);
  const hasMore = first !== undefined && offsets.length < MAX_PARTS && end < first.total;
  return hasMore ? hrefOf({ tag: query.tag, offset: end }) : null;
}

function cardOf(
  city: PopularCity,
  chosenTag: string | null,
  { market, t, from, now }: DestinationsContext,
): DestinationCard {
  return {
    href: oneWayPath(from, city.code, city.departureDate ?? someDay(now), city.price && 'airplane'),
    city: city.name,
    country: countryName(city.country.code, market.locale) ?? city.country.name,
    price: priceFrom(city.price, market, t),
    date: city.price && city.departureDate && formatDate(city.departureDate, market, 'weekday'),
    picture: scenePath(motifOf(chosenTag, city.tagCodes), city.code),
  };
}

/** Builds a city's destinations without prices and filters; null when the editors list none. */
function editorsDestinations(
  list: PopularDestinations | null,
  { market, from, now }: DestinationsContext,
): DestinationsScreen | null {
  const arrivals = list?.cities.find(({ departureCode }) => departureCode === from)?.arrivals ?? [];
  if (arrivals.length === 0) return null;
  return {
    note: null,
    tags: [],
    cards: arrivals.slice(0, popularCitiesLimit(0, false)).map(({ code, names, countryNames }) => ({
      href: oneWayPath(from, code, someDay(now), null),
      city: nameIn(names, market.locale) || code,
      country: nameIn(countryNames, market.locale),
      price: null,
      date: null,
      picture: scenePath('city', code),
    })),
    empty: null,
    moreHref: null,
  };
}
