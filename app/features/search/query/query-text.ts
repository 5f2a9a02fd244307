import type { Translate } from '~/i18n/translate';
import { formatDate, formatDateRange } from '~/market/format';
import type { Market } from '~/market/market';
import { isRoundTrip, type SearchQuery } from './search-query';

/** Text of a search. */
export type QueryText = {
  /** "Москва → Сочи → Москва" */
  route: string;
  /** For use within sentences: "4 мая – 11 мая"; flexible: "4–11 мая, 3–7 ночей" */
  dates: string;
  /**
   * For use alone. As `dates`, except one day with its weekday, and "В одну сторону, любой день 4–11 мая", which is not
   * mistaken for a return.
   */
  when: string;
  /** "2 взрослых, 1 ребёнок, эконом" */
  passengers: string;
};

/**
 * Describes a search.
 * @param names of places by code; unnamed places show their code
 * @param t reads the namespace `search`
 * @param isByLand names no cabin, because trains have classes of their own and buses have none
 */
export function queryText(
  query: SearchQuery,
  names: Readonly<Record<string, string>>,
  market: Market,
  t: Translate,
  isByLand = false,
): QueryText {
  return {
    route: routeText(query, names),
    dates: datesText(query, market, t),
    when: whenText(query, market, t),
    passengers: passengersText(query, isByLand, t),
  };
}

function whenText(query: SearchQuery, market: Market, t: Translate): string {
  const [out, back] = query.trips;
  if (!back && out && !out.flexible) return formatDate(out.date, market, 'weekday');
  if (back || out?.flexible?.type !== 'range') return datesText(query, market, t);
  return t('query.anyDay', { days: formatDateRange(out.date, out.flexible.end, market) });
}

function datesText({ trips }: SearchQuery, market: Market, t: Translate): string {
  const isFlexible = trips.some(({ flexible }) => flexible);
  const texts = trips.map(({ date, flexible }, index) => {
    if (flexible?.type === 'stay') {
      const { minDays, maxDays } = flexible;
      return t('query.stay', { days: minDays === maxDays ? minDays : `${minDays}–${maxDays}`, count: maxDays });
    }
    const days = flexible ? formatDateRange(date, flexible.end, market) : formatDate(date, market, 'short');
    return isFlexible && index === 1 ? t('query.back', { days }) : days;
  });
  // Use commas for ranges, because a dash between ranges is ambiguous.
  return texts.join(isFlexible ? ', ' : ' – ');
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

function passengersText(
  { adults, childrenAges, infants, cabin }: SearchQuery,
  isByLand: boolean,
  t: Translate,
): string {
  return [
    t('query.adults', { count: adults }),
    childrenAges.length > 0 ? t('query.children', { count: childrenAges.length }) : '',
    infants > 0 ? t('query.infants', { count: infants }) : '',
    isByLand ? '' : t(`query.cabin.${cabin}`),
  ]
    .filter(Boolean)
    .join(', ');
}
