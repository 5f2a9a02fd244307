/**
 * Returns a search link of version 2 as affiliates write it: London to New York, one adult.
 * @param inDays days until the flight; tests in the sandbox's real time must not use fixed dates
 */
export function searchAddress(inDays: number): string {
  const date = new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);
  return `/search?adult=1&cabinClass=Y&child=0&infant=0&route[0]=iatax:LON_${date}_date_${date}_iatax:NYC&v=2`;
}
