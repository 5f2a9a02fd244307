import type { PlainBrowser } from '#tests/setup/plain-browser';

/** No link of the shop needs more: one to the canonical address, one to the canonical query, one to its filter. */
const MAX_REDIRECTS = 4;

/** Follows a link in a running shop. Returns null, or the fault: a 5xx or endless redirects. */
export async function tryShop(visitor: PlainBrowser, link: string): Promise<string | null> {
  let path = link;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const { status, headers } = await visitor.get(path, { redirects: 0 });
    if (status >= 500) return `${status} at ${path}`;
    if (status < 300 || status >= 400) return null;
    const target = new URL(headers.location ?? '', visitor.origin + path);
    if (target.origin !== visitor.origin) return `leads away, to ${target.href}`;
    path = target.pathname + target.search;
  }
  return `more than ${MAX_REDIRECTS} redirects, last to ${path}`;
}
