/** Items on a page of a long list: offers, destinations. */
export const PAGE_SIZE = 20;

export type Page<T> = { items: T[]; page: number; pageCount: number; total: number };

/** Returns one page of a list. @param pageParam value of `page=`: invalid means the first page, too high the last one */
export function pageOf<T>(items: readonly T[], pageParam: string | null): Page<T> {
  const pageCount = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const number = /^\d{1,4}$/.test(pageParam ?? '') ? Number(pageParam) : 1;
  const page = Math.min(Math.max(number, 1), pageCount);
  return { items: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pageCount, total: items.length };
}

/** Pages that one may show below each other, so that it stays quick. */
const MAX_FURTHER = 4;

/** Adds the pages that follow, as far as `more=` asks for them. @returns also how many pages it added */
export function withFurther<T>(
  { page, pageCount, total }: Page<T>,
  items: readonly T[],
  moreParam: string | null,
): {
  items: T[];
  further: number;
  /** Items of one page more; 0 where there are none, or too many are shown. */ next: number;
} {
  const wanted = /^\d$/.test(moreParam ?? '') ? Number(moreParam) : 0;
  const further = Math.min(wanted, MAX_FURTHER, pageCount - page);
  const end = Math.min((page + further) * PAGE_SIZE, total);
  const next = further < MAX_FURTHER ? Math.min(PAGE_SIZE, total - end) : 0;
  return { items: items.slice((page - 1) * PAGE_SIZE, end), further, next };
}

/** A link to a page of a list, by its number; `path` is null for a gap. */
export type PageLink = { text: string; path: string | null; isCurrent: boolean };

/** Links the first page, the last one and those around the current one; a gap has no path. Empty for a single page. */
export function pageLinks(
  { page, pageCount }: Pick<Page<unknown>, 'page' | 'pageCount'>,
  pathOf: (page: number) => string,
): PageLink[] {
  if (pageCount === 1) return [];
  const near = [1, page - 1, page, page + 1, pageCount].filter((one) => one >= 1 && one <= pageCount);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((one, index) => {
    const link = { text: String(one), path: pathOf(one), isCurrent: one === page };
    const isGap = index > 0 && one - shown[index - 1]! > 1;
    return isGap ? [{ text: '…', path: null, isCurrent: false }, link] : [link];
  });
}
