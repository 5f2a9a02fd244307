import type { Translate } from '~/i18n/translate';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import { isRoundTrip, type SearchQuery } from './search-query';

/** Text of a search. */
export type QueryText = {
  /** "Москва → Сочи → Москва" */
  route: string;
  /** "4 мая – 11 мая"; flexible: "4 мая – 11 мая, обратно через 3–7 дней" */
  dates: string;
  /** "2 взрослых, 1 ребёнок, эконом" */
  passengers: string;
};

/**
 * Describes a search.
 * @param names of places by code; unnamed places show their code
 * @param t reads the namespace `search`
 */
export function queryText(
  query: SearchQuery,
  names: Readonly<Record<string, string>>,
  market: Market,
  t: Translate,
): QueryText {
  return {
    route: routeText(query, names),
    dates: datesText(query, market, t),
    passengers: passengersText(query, t),
  };
}

function datesText({ trips }: SearchQuery, market: Market, t: Translate): string {
  const day = (date: string) => formatDate(date, market, 'short');
  const texts = trips.map(({ date, flexible }) => {
    if (!flexible) return day(date);
    if (flexible.type === 'range') return `${day(date)} – ${day(flexible.end)}`;
    const { minDays, maxDays } = flexible;
    return t('query.stay', { days: minDays === maxDays ? minDays : `${minDays}–${maxDays}`, count: maxDays });
  });
  // Use commas for ranges, because a dash between ranges is ambiguous.
  return texts.join(trips.some(({ flexible }) => flexible) ? ', ' : ' – ');
}

function routeText(query: SearchQuery, names: Readonly<Record<string, string>>): string {
  const name = (code: string) => names[code] ?? code;
  const [first] = query.trips;
  if (isRoundTrip(query)) return `${name(first!.departure)} ⇄ ${name(first!.arrival)}`;
  const parts: string[] = [];
  let last: string | null = null;
  for (const { departure, arrival } of query.trips) {
    if (departure !== last) parts.push(last === null ? name(departure) : `, ${name(departure)}`);
    parts.push(` → ${name(arrival)}`);
    last = arrival;
  }
  return parts.join('');
}

function passengersText({ adults, childrenAges, infants, cabin }: SearchQuery, t: Translate): string {
  return [
    t('query.adults', { count: adults }),
    childrenAges.length > 0 ? t('query.children', { count: childrenAges.length }) : '',
    infants > 0 ? t('query.infants', { count: infants }) : '',
    t(`query.cabin.${cabin}`),
  ]
    .filter(Boolean)
    .join(', ');
}
