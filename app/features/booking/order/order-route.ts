import type { Translate } from '~/i18n/translate';
import { formatDate } from '~/market/format';
import type { Locale } from '~/market/locales';
import type { Market } from '~/market/market';
import { dashed } from '~/market/punctuation';
import type { Booking } from '~/upstream/booking/contract';

/** The booking fields that name its journey. */
export type JourneyFacts = Pick<Booking, 'search' | 'cities' | 'ports'>;

/**
 * Names the cities of an order: "Москва — Сочи и обратно".
 * @param t reads the namespace `content`
 */
export function orderRoute({ search, cities, ports }: JourneyFacts, locale: Locale, t: Translate): string {
  const name = (code: string) => {
    const city = cities[code] ?? cities[ports[code]?.cityCode ?? ''];
    return city?.name ?? ports[code]?.name ?? code;
  };
  const [first, second] = search.trips;
  if (!first) return '';
  const isReturn =
    search.trips.length === 2 && second?.departure === first.arrival && second.arrival === first.departure;
  const way = ({ departure, arrival }: typeof first) => dashed([name(departure), name(arrival)], locale);
  if (isReturn) return t('orders.return', { route: way(first) });
  return search.trips.map(way).join(', ');
}

/** Lists the dates of an order's trips: "4 мая 2031 — 11 мая 2031". */
export function orderDates({ search }: Pick<JourneyFacts, 'search'>, market: Market): string {
  return dashed(
    search.trips.map(({ date }) => formatDate(date, market, 'long')),
    market.locale,
  );
}
