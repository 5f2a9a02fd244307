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
