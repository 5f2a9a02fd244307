import type { Translate } from '~/i18n/translate';
import { formatDate } from '~/market/format';
import type { Locale } from '~/market/locales';
import type { Market } from '~/market/market';
import { dashed, unbroken } from '~/market/punctuation';
import type { Booking, BookingSegment } from '~/upstream/booking/contract';

/** The booking fields that name its journey. */
export type JourneyFacts = Pick<Booking, 'search' | 'segments' | 'cities' | 'ports'>;

/**
 * Names the cities of an order: "Москва — Сочи и обратно".
 * @param t reads the namespace `content`
 */
export function orderRoute(facts: JourneyFacts, locale: Locale, t: Translate): string {
  const ways = waysOf(facts, locale);
  return isReturn(facts) ? t('orders.return', { route: ways[0] ?? '' }) : ways.join(', ');
}

/** Names the journey and its days in one line: "London – New York, 14 Dec – 23 Dec". Two days say that it is a return. */
export function orderLine(facts: JourneyFacts, market: Market): string {
  const ways = waysOf(facts, market.locale);
  return [...(isReturn(facts) ? ways.slice(0, 1) : ways), orderDates(facts, market, 'short')].join(', ');
}

/** Lists the dates of an order's trips: "4 мая 2031 — 11 мая 2031", or "4 мая — 11 мая". */
export function orderDates(facts: DateFacts, market: Market, style: 'long' | 'short' = 'long'): string {
  return dashed(
    departureDates(facts).map((date) => unbroken(formatDate(date, market, style))),
    market.locale,
  );
}

type DateFacts = Pick<JourneyFacts, 'search'> & { segments: readonly Pick<BookingSegment, DateField>[] };
type DateField = 'tripIndex' | 'departureTime';

/**
 * Returns the local date on which each trip leaves, ISO: as its first segment says, since exchanges and carriers move
 * trips to other days; of a trip without segments the date that was searched for.
 */
export function departureDates({ search, segments }: DateFacts): string[] {
  return search.trips.map(({ date }, index) => {
    const [first] = segments.filter(({ tripIndex }) => tripIndex === index).map(({ departureTime }) => departureTime);
    return first?.slice(0, 10) ?? date;
  });
}

function waysOf({ search, cities, ports }: JourneyFacts, locale: Locale): string[] {
  const name = (code: string) => {
    const city = cities[code] ?? cities[ports[code]?.cityCode ?? ''];
    return city?.name ?? ports[code]?.name ?? code;
  };
  return search.trips.map(({ departure, arrival }) =>
    dashed([unbroken(name(departure)), unbroken(name(arrival))], locale),
  );
}

function isReturn({ search: { trips } }: JourneyFacts): boolean {
  const [out, back] = trips;
  return trips.length === 2 && back?.departure === out?.arrival && back?.arrival === out?.departure;
}
