import { addDays, earliestToday, type CalendarDate } from '~/dates/calendar-date';
import { pathInLanguage } from '~/features/frame/crawlers/page-links';
import { nameIn } from '~/features/search/places/place-names';
import { routePath } from '~/features/search/places/place-slug';
import { filterParameters } from '~/features/search/calendar/calendar-filters';
import { NO_FILTER } from '~/features/search/filters/filter';
import { buildSearchPath } from '~/features/search/query/search-url';
import type { Translate } from '~/i18n/translate';
import { BRANDS } from '~/market/brands';
import { formatDate, formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Money } from '~/market/money';
import type { Direction, DirectionTransport } from '~/upstream/directions/contract';

/** A direction, linked to its search. */
export type DirectionRow = {
  href: string;
  /** A city; or a month, where the list is of one route. */
  departure: string;
  /** Null where the list is of one route. */
  arrival: string | null;
  date: string;
  /** "from $120"; null when the price is unknown. */
  price: string | null;
};

/** Popular directions by one transport, or the months of one of them; ready texts. */
export type DirectionList = {
  icon: 'plane' | 'train' | 'calendar';
  title: string;
  /** Explains the prices; null where the cards say it all. */
  note: string | null;
  rows: DirectionRow[];
  /** Pages with what else there is to know, below `pagesTitle`. */
  pages: { text: string; href: string }[];
  pagesTitle: string;
};

/** The results filter behind the prices of a transport. */
const KIND_OF_TRANSPORT: Readonly<Record<DirectionTransport, string>> = { airplane: 'Airplane', train: 'Train' };

const CHEAPEST_FIRST: readonly [string, string][] = [['sort', 'price']];

/** Far enough ahead for fair prices and free seats. */
const FIRST_IN_DAYS = 24;
const STEP_DAYS = 4;

/** Returns the first `limit` directions, keeping each pair of cities only once (lists often contain both ways). */
export function distinctDirections(directions: readonly Direction[], limit: number): Direction[] {
  const pairs = new Set<string>();
  return directions
    .filter(({ departure, arrival }) => {
      const pair = [departure.code, arrival.code].sort().join(' ');
      const isNew = departure.code !== arrival.code && !pairs.has(pair);
      pairs.add(pair);
      return isNew;
    })
    .slice(0, limit);
}

/** Removes a price whose day has passed, and that day: answers may be hours old. */
export function withoutPassedDay<Priced extends { price: Money | null; departureDate: CalendarDate | null }>(
  priced: Priced,
  now: Date,
): Priced {
  const hasPassed = priced.departureDate !== null && priced.departureDate < earliestToday(now);
  return hasPassed ? { ...priced, price: null, departureDate: null } : priced;
}

/**
 * Builds links for directions by a transport, each on the day of its price; without a price, on a distinct day a few
 * weeks ahead.
 */
export function directionRows(
  directions: readonly Direction[],
  transport: DirectionTransport,
  market: Pick<Market, 'locale' | 'country'>,
  t: Translate,
  now: Date,
): DirectionRow[] {
  return directions.map((direction, index) => {
    const { departure, arrival, price, departureDate } = withoutPassedDay(direction, now);
    const date = departureDate ?? someDay(now, index);
    return {
      href: oneWayPath(departure.code, arrival.code, date, transport),
      departure: nameIn(departure.names, market.locale) || departure.code,
      arrival: nameIn(arrival.names, market.locale) || arrival.code,
      date: formatDate(date, market, 'weekday'),
      price: priceFrom(price, market, t),
    };
  });
}

/** Returns a plausible travel day: about three weeks ahead, each further `index` some days later. */
export function someDay(now: Date, index = 0): CalendarDate {
  return addDays(earliestToday(now), FIRST_IN_DAYS + index * STEP_DAYS);
}

/**
 * Builds the canonical link of a one-way search for one adult in economy.
 * @param transport of the price beside the link: the results and the prices of other days show the same, and begin with
 *   the cheapest offer, which costs it; null for all, in the best order
 */
export function oneWayPath(
  departure: string,
  arrival: string,
  date: CalendarDate,
  transport: DirectionTransport | null,
): string {
  const filter = transport ? { choices: { transportKind: [KIND_OF_TRANSPORT[transport]] }, ranges: {} } : NO_FILTER;
  return buildSearchPath(
    { trips: [{ departure, arrival, date }], adults: 1, childrenAges: [], infants: 0, cabin: 'Y' },
    [...filterParameters(filter), ...(transport ? CHEAPEST_FIRST : [])],
  );
}

/** Formats "from $120"; null without a price. */
export function priceFrom(price: Money | null, { locale }: Pick<Market, 'locale'>, t: Translate): string | null {
  return price ? t('price.from', { price: formatMoney(price, locale) }) : null;
}

/** Lists the pages about routes, and the page of all popular routes last. They exist for flights between cities. */
export function routePages(
  directions: readonly Direction[],
  { brand: id, locale }: Pick<Market, 'brand' | 'locale'>,
  t: Translate,
): DirectionList['pages'] {
  const brand = BRANDS[id];
  if (directions.length === 0) return [];
  return [
    ...directions.map(({ departure, arrival }) => ({
      text: t('directions.route', {
        from: nameIn(departure.names, locale) || departure.code,
        to: nameIn(arrival.names, locale) || arrival.code,
      }),
      href: pathInLanguage(brand, routePath(departure, arrival, locale), locale),
    })),
    { text: t('directions.all'), href: pathInLanguage(brand, '/popular-directions', locale) },
  ];
}
