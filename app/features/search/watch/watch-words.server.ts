import { getTranslator } from '~/i18n/translator.server';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import type { PlaceNames } from '../places/names-of-search.server';
import { queryText, type QueryText } from '../query/query-text';
import type { Watch } from './watched-search.server';

/** Describes a watched search: its days are those of the search, or "any weekend in May 2031". */
export function watchWords({ query, isWeekends }: Watch, names: PlaceNames, market: Market): QueryText {
  const words = queryText(query, names, market, getTranslator(market.locale, 'search'));
  const [first] = query.trips;
  if (!isWeekends || !first) return words;
  const month = formatDate(first.date, market, 'month');
  return { ...words, dates: getTranslator(market.locale, 'reminders')('alert.weekendsOf', { month }) };
}
