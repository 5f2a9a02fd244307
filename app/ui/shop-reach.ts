/**
 * Checks that the shop is reachable: false while the connection is lost, or while a proxy answers for a starting shop.
 * Call it before revalidating, because a failed revalidation replaces the page with the error page.
 */
export async function canReachShop(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}
