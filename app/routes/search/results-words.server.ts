import type { FiltersScreen } from '~/features/search/filters/filters-view';
import { HIGHLIGHTS, type Highlight } from '~/features/search/offers/highlights';
import { DRAWBACKS, valueOfHour } from '~/features/search/offers/best-order';
import type { Itinerary } from '~/features/search/offers/itinerary';
import { hasPlanesAndTrains } from '~/features/search/offers/mode';
import type { orderTabs } from '~/features/search/offers/order-tabs';
import { tripMinutes } from '~/features/trip/segment';
import { SORT_KEYS, type SortKey, type Sorting } from '~/features/search/offers/sorting';
import { getTranslator } from '~/i18n/translator.server';
import { formatCompactDuration, formatMoney } from '~/market/format';
import { formatTime } from '~/market/clock';
import type { Locale } from '~/market/locales';
import type { Market } from '~/market/market';
import type { ResultLinks } from './result-links';

export type SortingView = {
  label: string;
  options: { text: string; path: string; isCurrent: boolean; isDescending: boolean }[];
  /**
   * "Best · Fastest" with price and duration of its first offer; the timetable of trains with its first and last
   * departure. Both ways of a return, "7h 55m + 7h", have no room on a phone.
   */
  tabs: { title: string; price: string; duration: string; isReturn: boolean; path: string; isCurrent: boolean }[];
  /** Explains the order of comfort and price, sentence by sentence. */
  rule: { title: string; text: string };
};

/**
 * Lists every order as a link; the current one reverses its direction.
 * @param shown itineraries that match the filter, in any order
 */
export function sortingView(
  sorting: Sorting,
  { standard, tabs }: ReturnType<typeof orderTabs>,
  shown: readonly Itinerary[],
  links: ResultLinks,
  market: Market,
): SortingView {
  const t = getTranslator(market.locale, 'filters');
  const pathTo = (key: SortKey, descending = false) => {
    const isStandard = key === standard.key && !descending;
    return links.to({ sorting: isStandard ? null : { key, descending }, page: 1 });
  };
  const options = SORT_KEYS.map((key) => {
    const isCurrent = key === sorting.key;
    return {
      text: t(`sort.${key}`),
      path: pathTo(key, isCurrent && !sorting.descending),
      isCurrent,
      isDescending: isCurrent && sorting.descending,
    };
  });
  const tabViews = tabs.map(({ keys, first }) => ({
    title: keys.map((key) => t(`sort.tabs.${key}`)).join(' · '),
    ...(keys[0] === 'departure_time'
      ? { price: departuresText(shown, market), duration: '', isReturn: false }
      : {
          price: formatMoney(first.offers[0]!.price, market.locale),
          duration: durationText(first, market.locale),
          isReturn: first.trips.length === 2,
        }),
    path: pathTo(keys[0]!),
    isCurrent: keys.some((key) => key === sorting.key) && !sorting.descending,
  }));
  const rule = sortingRule(hasPlanesAndTrains(shown), market);
  return { label: t(`sort.${sorting.key}`), options, tabs: tabViews, rule };
}

/** Shows the first and the last departure of a timetable: "05:30–23:55". */
function departuresText(shown: readonly Itinerary[], market: Market): string {
  const byTime = shown.toSorted((one, other) => one.departsAt - other.departsAt);
  return [byTime[0]!, byTime.at(-1)!].map(({ trips }) => formatTime(trips[0]![0]!.departsAt, market)).join('–');
}

/** Shows both ways of a return, "7h 55m + 7h"; the total of several legs. */
function durationText({ trips, minutes }: Itinerary, locale: Locale): string {
  const parts = trips.length === 2 ? trips.map(tripMinutes) : [minutes];
  return parts.map((one) => formatCompactDuration(one, locale)).join(' + ');
}

/** Words the table of drawbacks, so that the explanation cannot differ from the order. */
function sortingRule(isMixed: boolean, { locale, currency }: Market): SortingView['rule'] {
  const t = getTranslator(locale, 'filters');
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const shares = Object.entries(DRAWBACKS).map(([name, share]): [string, string] => [name, percent.format(share)]);
  const weights = { ...Object.fromEntries(shares), hour: formatMoney(valueOfHour(currency), locale) };
  const sentences = ['text', 'nonStop', 'return', ...(isMixed ? ['mixed'] : [])];
  return { title: t('sort.rule.title'), text: sentences.map((key) => t(`sort.rule.${key}`, weights)).join(' ') };
}

/** Titles of the tags and their rules, one sentence each. */
export type HighlightWords = Partial<Record<Highlight, { title: string; rule: string }>>;

/** Returns the texts of the tags used, once each regardless of the number of cards. */
export function highlightWords(used: readonly Highlight[], market: Market): HighlightWords {
  const t = getTranslator(market.locale, 'filters');
  return Object.fromEntries(
    HIGHLIGHTS.filter((one) => used.includes(one)).map((one) => [
      one,
      { title: t(`highlight.${one}.title`), rule: t(`highlight.${one}.rule`) },
    ]),
  );
}

/** Names the departure of the first flight of one way, "Departs 6:00". */
export function firstDepartureText({ trips }: Itinerary, market: Market): string {
  const time = formatTime(trips[0]![0]!.departsAt, market);
  return getTranslator(market.locale, 'filters')('chip.firstDeparture', { time });
}

/** Adds the first flight to the chosen filters, as a chip that removes it. */
export function withFirstFlightChip(
  filters: FiltersScreen,
  itinerary: Itinerary,
  links: ResultLinks,
  market: Market,
): FiltersScreen {
  const text = firstDepartureText(itinerary, market);
  return {
    ...filters,
    chips: [{ text, path: links.to({ outbound: null, page: 1 }) }, ...filters.chips],
  };
}
