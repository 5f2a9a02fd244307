import { degrade } from '~/bff/waiting/degrade.server';
import type { RequestContext } from '~/bff/request/context';
import { calendarFilters, filterParameters } from '~/features/search/calendar/calendar-filters';
import type { Filter, FilterRange } from '~/features/search/filters/filter';
import { findPlaceNames } from '~/features/search/places/names-of-search.server';
import {
  cabinClassOf,
  cabinOf,
  isPastSearch,
  passengerCount,
  type SearchQuery,
} from '~/features/search/query/search-query';
import { buildSearchPath, parseSearchUrl } from '~/features/search/query/search-url';
import { earliestToday, utcToday } from '~/dates/calendar-date';
import { getTranslator } from '~/i18n/translator.server';
import type { Translate } from '~/i18n/translate';
import { formatDate, formatMoney } from '~/market/format';
import type { SearchCard } from '~/upstream/assistant/contract';
import type { CalendarPrice } from '~/upstream/price-calendar/contract';

/** A search that the assistant names, with the shop's own price. */
export type OfferCardView = {
  kind: 'offer';
  title: string;
  dates: string;
  /** "direct", "with a checked bag": what the link filters by. */
  facts: string[];
  /** "from 23 400 ₽ for one adult"; null while there is no price. */
  price: string | null;
  href: string;
};

type Asked = { query: SearchQuery; filter: Filter; back: string | null };

const PATIENCE_MS = 900;

/**
 * Builds the cards of searches. Prices are read from the price calendar, as the pages of prices read them; what the
 * assistant says of prices is never used. A search that no link can have, or whose days are over, has no card.
 */
export async function offerCards(
  context: RequestContext,
  cards: readonly SearchCard[],
  now = new Date(),
): Promise<(OfferCardView | null)[]> {
  const asked = cards.map((card) => askedBy(card, context, now));
  const known = asked.filter((one) => one !== null);
  const [names, prices] = await Promise.all([
    findPlaceNames(context, { trips: known.flatMap(({ query }) => query.trips) }),
    pricesOf(context, known),
  ]);
  const { market } = context;
  const t = getTranslator(market.locale, 'assistant');
  return asked.map((one) => {
    const [out] = one?.query.trips ?? [];
    if (!one || !out) return null;
    const name = (code: string) => names[code] ?? code;
    const price = prices.get(one) ?? null;
    return {
      kind: 'offer',
      title: `${name(out.departure)} – ${name(out.arrival)}`,
      dates: [out.date, ...(one.back ? [one.back] : [])].map((date) => formatDate(date, market, 'weekday')).join(' – '),
      facts: factsOf(one, t),
      price: price ? t('card.from', { price: formatMoney(price.price, market.locale) }) : null,
      href: buildSearchPath(one.query, filterParameters(one.filter)),
    };
  });
}

/** Reads a card as a link of the shop is read; null for one that is none. */
function askedBy(card: SearchCard, { origin, market }: RequestContext, now: Date): Asked | null {
  const there = { departure: card.departure, arrival: card.arrival, date: card.date };
  const back = card.returnDate && { departure: card.arrival, arrival: card.departure, date: card.returnDate };
  const wished: SearchQuery = {
    trips: back ? [there, back] : [there],
    adults: card.adults,
    childrenAges: card.childrenAges,
    infants: card.infants,
    cabin: cabinClassOf(card.cabin),
  };
  const parsed = parseSearchUrl(new URL(buildSearchPath(wished), origin), utcToday(now));
  if ('malformed' in parsed || isPastSearch(parsed.query, earliestToday(now))) return null;
  return { query: parsed.query, filter: filterOf(card, market.currency), back: card.returnDate };
}

function filterOf({ withBaggage, isDirect, transport, maxPrice }: SearchCard, currency: string): Filter {
  const choices = {
    ...(withBaggage && { baggages: ['WithBaggages'] }),
    ...(isDirect && { transfers: ['NoTransfers'] }),
    ...(transport && { transportKind: [transport === 'train' ? 'Train' : 'Airplane'] }),
  };
  const hasLimit = maxPrice !== null && maxPrice.currency === currency;
  const most = Math.floor((maxPrice?.amount ?? 0) / 100);
  const ranges: Record<string, FilterRange> = hasLimit
    ? { priceRange: { key: `PriceRange-${currency}`, from: null, to: most } }
    : {};
  return { choices, ranges };
}

/** Asks once for all days of the same way and wishes. */
async function pricesOf({ upstream }: RequestContext, all: readonly Asked[]): Promise<Map<Asked, CalendarPrice>> {
  const groups = new Map<string, Asked[]>();
  for (const one of all) {
    const [out] = one.query.trips;
    const key = JSON.stringify([out?.departure, out?.arrival, one.query.cabin, calendarFilters(one.filter)]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const prices = new Map<Asked, CalendarPrice>();
  const read = async (group: readonly Asked[]) => {
    const [out] = group[0]?.query.trips ?? [];
    if (!group[0] || !out) return;
    const { query, filter } = group[0];
    const wish = { departure: out.departure, arrival: out.arrival, cabin: cabinOf(query.cabin) };
    const dates = group.map((one) => ({ out: one.query.trips[0]?.date ?? out.date, back: one.back }));
    const work = upstream.priceCalendar.listDates({ ...wish, filters: calendarFilters(filter), dates });
    const found = await degrade(work, [], { block: 'assistant.prices', patienceMs: PATIENCE_MS });
    for (const [index, one] of group.entries()) {
      const days = dates[index];
      const price = found.find(
        ({ departureDate, returnDate }) => departureDate === days?.out && returnDate === days.back,
      );
      if (price) prices.set(one, price);
    }
  };
  await Promise.all([...groups.values()].map(read));
  return prices;
}

function factsOf({ query, filter }: Asked, t: Translate): string[] {
  const { choices } = filter;
  const people = passengerCount(query);
  return [
    ...(people > 1 ? [t('card.travellers', { count: people })] : []),
    ...(choices['transportKind'] ? [t(choices['transportKind'][0] === 'Train' ? 'card.train' : 'card.airplane')] : []),
    ...(choices['transfers'] ? [t('card.direct')] : []),
    ...(choices['baggages'] ? [t('card.baggage')] : []),
    ...(query.cabin === 'C' ? [t('card.business')] : []),
  ];
}
