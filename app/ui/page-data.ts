/** A page as data (bff/http/page-data): which view shows it, its screen, and the rejection of a posted form. */
export type PageData<View extends string = string, Screen = unknown, Rejected = unknown> = {
  view: View;
  screen: Screen;
  rejected: Rejected;
};

/** The answer of an address; `page` is null where redirects led to a page that is no dialog. */
export type PageAnswer<Page extends PageData> = {
  /** Path and query after redirects. */
  address: string;
  page: Page | null;
  /** Counts the answers, so that a view starts fresh with each of them. */
  turn: number;
};

const PATIENCE_MS = 8000;

let turns = 0;

/** Asks an address for its page's data. @throws Error when nothing usable comes in time */
export async function fetchPageData<Page extends PageData>(
  href: string,
  init: RequestInit = {},
): Promise<PageAnswer<Page>> {
  const response = await fetch(href, {
    ...init,
    headers: { Accept: 'application/json' },
    // The browser's cache would else keep data where it looks for a page.
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const isData = response.headers.get('Content-Type')?.startsWith('application/json');
  if (!isData && !response.redirected) throw new Error(`${response.status}: no data at ${href}`);
  const { pathname, search } = new URL(response.url);
  const page = isData ? ((await response.json()) as Page) : null;
  return { address: pathname + search, page, turn: ++turns };
}
