import type { Filter } from '~/features/filters/filter';
import { choiceField } from '~/features/filters/filter-form';
import type { SearchQuery } from '~/features/search-query/search-query';
import { buildSearchParams } from '~/features/search-query/search-url';
import type { Translate } from '~/i18n/use-translation';
import { CALENDAR_FILTERS, calendarFilters } from './calendar-filters';

/** A plain GET form of the calendar's filters; the shop redirects its fields to `filter=`. */
export type DateFilterView = {
  legend: string;
  apply: string;
  /** The search and what else its link says. */
  hidden: [string, string][];
  boxes: { name: string; value: string; label: string; isOn: boolean }[];
};

/** @param extras parameters of the link that the form keeps */
export function dateFilter(
  query: SearchQuery,
  filter: Filter,
  extras: readonly (readonly [string, string])[],
  t: Translate,
): DateFilterView {
  const chosen = calendarFilters(filter);
  const own = [...new URLSearchParams(buildSearchParams(query))];
  const kept = extras.filter(([name]) => name !== 'filter').map(([name, value]): [string, string] => [name, value]);
  return {
    legend: t('filter.legend'),
    apply: t('filter.apply'),
    hidden: [...own, ...kept],
    boxes: CALENDAR_FILTERS.map(({ name, group, option }) => ({
      name: choiceField(group),
      value: option,
      label: t(`filter.${name}`),
      isOn: chosen[name] === true,
    })),
  };
}
