import type { Filter } from '../filters/filter';
import { choiceField } from '../filters/filter-form';
import { TRANSPORT_GROUP } from '../filters/transport-links';
import type { SearchQuery } from '../query/search-query';
import { buildSearchParams } from '../query/search-url';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import { CALENDAR_FILTERS, calendarFilters } from './calendar-filters';
import type { OnlyBox } from './OnlyBoxes';

/** A plain GET form of the calendar's filters; the shop redirects its fields to `filter=`. */
export type DateFilterView = {
  legend: string;
  apply: string;
  /** Parameters of the search. */
  hidden: { name: string; value: string }[];
  boxes: OnlyBox[];
};

/**
 * Builds the form for a search filtered by `filter`.
 * @param hasTrains trains are sold, so that the kind of transport is a choice; a choice already made can always be undone
 */
export function dateFilter(query: SearchQuery, filter: Filter, { locale }: Market, hasTrains: boolean): DateFilterView {
  const t = getTranslator(locale, 'calendar');
  const chosen = calendarFilters(filter);
  const hasKinds = hasTrains || chosen.airplaneOnly || chosen.trainOnly;
  return {
    legend: t('filter.legend'),
    apply: t('filter.apply'),
    hidden: [...new URLSearchParams(buildSearchParams(query))].map(([name, value]) => ({ name, value })),
    boxes: CALENDAR_FILTERS.filter(({ group }) => hasKinds || group !== TRANSPORT_GROUP).map(
      ({ name, group, option }) => ({
        name: choiceField(group),
        value: option,
        label: t(`filter.${name}`),
        isOn: chosen[name] === true,
      }),
    ),
  };
}
