/**
 * Whether a page may ask for its data again: false while the connection is lost, and while a proxy answers for a shop
 * that is being started. A revalidation that fails on the way would put the error page in place of what is shown.
 */
export async function canReachShop(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}
