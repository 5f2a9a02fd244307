const MOST_PAGES = 10_000;

/** A link to a page of a list. */
export type NumberedPage = { text: string; label: string; path: string; isCurrent: boolean };

/** Reads the number of a page; null for what is none. */
export function pageNumber(text: string | null): number | null {
  if (text === null) return 1;
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= MOST_PAGES ? Number(text) : null;
}

/** Links the pages around the current one, the first and the last; nothing when there is only one. */
export function numberedPages(
  pages: number,
  page: number,
  { path, label }: { path: (page: number) => string; label: (page: number) => string },
): NumberedPage[] {
  if (pages < 2) return [];
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  return [...new Set(near)].map((one) => ({
    text: String(one),
    label: label(one),
    path: path(one),
    isCurrent: one === page,
  }));
}
