import type { Translate } from '~/i18n/translate';
import { pageLinks, type Page, type PageLink } from '../paging';

/** Links to the pages of a long list, with their names; `label` names the list. */
export type NamedPages = { label: string; links: (PageLink & { label: string })[] };

/** Builds named links to the pages; null for a single page. @param t reads the namespace `price-map` */
export function namedPages(
  page: Pick<Page<unknown>, 'page' | 'pageCount'>,
  pathOf: (page: number) => string,
  t: Translate,
): NamedPages | null {
  const links = pageLinks(page, pathOf);
  if (links.length === 0) return null;
  return {
    label: t('pages.all'),
    links: links.map((link) => ({ ...link, label: t('pages.number', { page: link.text }) })),
  };
}
