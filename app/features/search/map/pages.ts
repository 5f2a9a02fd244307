import type { Translate } from '~/i18n/translate';

/** Links to the pages of a long list. */
export type PageLinks = { label: string; links: { text: string; label: string; path: string; isCurrent: boolean }[] };

const ITEMS_A_PAGE = 20;

/** Returns a page of a list, its number and the number of pages. @param pageParam `page` of the link, counted from 1 */
export function pageOf<T>(items: readonly T[], pageParam: string | null): { items: T[]; page: number; count: number } {
  const count = Math.max(1, Math.ceil(items.length / ITEMS_A_PAGE));
  const number = /^\d{1,3}$/.test(pageParam ?? '') ? Number(pageParam) : 1;
  const page = Math.min(Math.max(1, number), count);
  return { items: items.slice((page - 1) * ITEMS_A_PAGE, page * ITEMS_A_PAGE), page, count };
}

/** Builds links to all pages; null for a single page. @param t reads the namespace `price-map` */
export function pageLinks(
  { page, count }: { page: number; count: number },
  pathOf: (page: number) => string,
  t: Translate,
): PageLinks | null {
  if (count === 1) return null;
  const links = Array.from({ length: count }, (_, index) => ({
    text: String(index + 1),
    label: t('pages.number', { page: index + 1 }),
    path: pathOf(index + 1),
    isCurrent: index + 1 === page,
  }));
  return { label: t('pages.all'), links };
}
