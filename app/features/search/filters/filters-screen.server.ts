import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { SearchAnswer } from '~/upstream/search/contract';
import { filterFacets } from './facets';
import { GROUPS, isEmpty, NO_FILTER, without, type Filter } from './filter';
import { choiceField } from './filter-form';
import { filterSections } from './filter-sections';
import { appliesTo, chipLabel, rangeLabel, type FilterWords } from './filter-words';
import type { FilterChip, FilterDrop, FiltersScreen } from './filters-view';
import { applyFilter } from './matching';
import { TRANSPORT_GROUP, transportLinks } from './transport-links';

export type FiltersInput = {
  answer: SearchAnswer;
  filter: Filter;
  market: Market;
  /** Search and order, as form fields. */
  hidden: [string, string][];
  /** Returns the first results page for a filter. */
  pathOf(filter: Filter): string;
};

/** Number of suggestions when nothing matches. */
const MAX_DROPS = 4;

/** Builds the filter column, the chips of chosen filters and, when nothing matches, suggestions of filters to drop. */
export function filtersScreen({ answer, filter, market, hidden, pathOf }: FiltersInput): FiltersScreen {
  const t = getTranslator(market.locale, 'filters');
  const words: FilterWords = { answer, market, t };
  const facets = filterFacets(answer, filter);
  const transport = transportLinks({ filter, facets, words, pathOf });
  // The switch already shows the one chosen kind, and has a link to all of them.
  const isSwitched = transport?.links.some(({ isCurrent }) => isCurrent);
  const inChips = GROUPS.filter(({ name }) => !isSwitched || name !== TRANSPORT_GROUP);
  const chips = chipsOf(inChips, filter, words, pathOf);
  return {
    transport,
    title: t('title'),
    chosen: chips.length === 0 ? '' : String(chips.length),
    // The switch stands for its group: the form only keeps what it has chosen.
    hidden: transport ? [...hidden, ...chosenTransport(filter)] : hidden,
    sections: filterSections({ filter, facets, words }).filter(({ name }) => !transport || name !== TRANSPORT_GROUP),
    apply: t('apply'),
    show: facets.matchCount > 0 ? t('show', { count: facets.matchCount }) : t('noMatch.title'),
    chips,
    chipsTitle: t('chosen'),
    remove: t('remove'),
    reset: isEmpty(filter) ? null : { text: t('reset'), path: pathOf(NO_FILTER) },
    noMatch:
      facets.matchCount > 0
        ? null
        : { title: t('noMatch.title'), text: t('noMatch.text'), drops: dropsOf(filter, words, pathOf) },
  };
}

function chosenTransport({ choices }: Filter): [string, string][] {
  return (choices[TRANSPORT_GROUP] ?? []).map((kind) => [choiceField(TRANSPORT_GROUP), kind]);
}

function chipsOf(
  groups: readonly (typeof GROUPS)[number][],
  filter: Filter,
  words: FilterWords,
  pathOf: FiltersInput['pathOf'],
): FilterChip[] {
  return groups.flatMap(({ name }) => {
    const range = filter.ranges[name];
    if (!appliesTo(words.answer, name, range?.key)) return [];
    if (range) return [{ text: rangeLabel(name, range, words), path: pathOf(without(filter, name)) }];
    return (filter.choices[name] ?? []).map((option) => ({
      text: chipLabel(name, option, words),
      path: pathOf(without(filter, name, option)),
    }));
  });
}

/** Lists the groups whose removal yields results, most results first. */
function dropsOf(filter: Filter, words: FilterWords, pathOf: FiltersInput['pathOf']): FilterDrop[] {
  return GROUPS.flatMap(({ name }) => {
    const [range, chosen] = [filter.ranges[name], filter.choices[name] ?? []];
    const left = without(filter, name);
    const count = range || chosen.length > 0 ? applyFilter(words.answer, left).length : 0;
    if (count === 0) return [];
    const text = range
      ? rangeLabel(name, range, words)
      : chosen.map((option) => chipLabel(name, option, words)).join(', ');
    return [{ count, text, path: pathOf(left) }];
  })
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_DROPS)
    .map(({ count, text, path }) => ({
      text: words.t('noMatch.drop', { text }),
      path,
      matchText: words.t('found', { count }),
    }));
}
