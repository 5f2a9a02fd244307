import type { Translate } from '~/i18n/translate';
import type { Page } from '../paging';

/** Links to the pages of a long list. */
export type PageLinks = { label: string; links: { text: string; label: string; path: string; isCurrent: boolean }[] };

/** Builds links to all pages; null for a single page. @param t reads the namespace `price-map` */
export function pageLinks(
  { page, pageCount }: Pick<Page<unknown>, 'page' | 'pageCount'>,
  pathOf: (page: number) => string,
  t: Translate,
): PageLinks | null {
  if (pageCount === 1) return null;
  const links = Array.from({ length: pageCount }, (_, index) => ({
    text: String(index + 1),
    label: t('pages.number', { page: index + 1 }),
    path: pathOf(index + 1),
    isCurrent: index + 1 === page,
  }));
  return { label: t('pages.all'), links };
}
