import { HIGHLIGHTS, type Highlight } from '~/features/search/offers/highlights';
import { SORT_KEYS, type Sorting } from '~/features/search/offers/sorting';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { ResultLinks } from './result-links';

export type SortingView = {
  label: string;
  options: { text: string; path: string; isCurrent: boolean; isDescending: boolean }[];
};

/** Lists every order as a link; the current one reverses its direction. */
export function sortingView(sorting: Sorting, links: ResultLinks, market: Market): SortingView {
  const t = getTranslator(market.locale, 'filters');
  const options = SORT_KEYS.map((key) => {
    const isCurrent = key === sorting.key;
    const next: Sorting = { key, descending: isCurrent && !sorting.descending };
    return {
      text: t(`sort.${key}`),
      path: links.to({ sorting: next, page: 1 }),
      isCurrent,
      isDescending: isCurrent && sorting.descending,
    };
  });
  return { label: t(`sort.${sorting.key}`), options };
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
