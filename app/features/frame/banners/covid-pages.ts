/** Pages with the covid banner, besides the home page (specification 1 §2). */
const ACCOUNT_PAGES: readonly string[] = [
  '/user/dashboard',
  '/user/discount',
  '/user/loyalty',
  '/user/settings',
  '/user/orders',
  '/user/notebook',
];

/** True on pages with the covid banner. @param homePath of the market: "/" on a brand without market paths */
export function hasCovidBanner(pathname: string, homePath: string): boolean {
  return pathname === homePath || ACCOUNT_PAGES.includes(pathname);
}
