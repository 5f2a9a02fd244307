import type { Brand } from './brands';

type Redirect = {
  /** Matches the whole path, without a trailing slash. */
  from: RegExp;
  /** `$1` is the first group. */
  to: string;
  /** Applies only to brands that pass. */
  when?: (brand: Brand) => boolean;
};

/** Former addresses and their permanent targets (specification 1 §2). */
const REDIRECTS: readonly Redirect[] = [
  { from: /^\/cities$/, to: '/countries', when: (brand) => brand.hasCitiesMovedToCountries },
  { from: /^\/cities\/area\/[^/]+$/, to: '/countries' },
  { from: /^\/cities\/country\/([^/]+)$/, to: '/countries/$1' },
  // Names of pages that metrics have, without an address of their own (specification 1 §2, docs/decisions/098).
  { from: /^\/airports-area$/, to: '/airports' },
  { from: /^\/airports\/area\/[^/]+$/, to: '/airports' },
  { from: /^\/airlines-aeroflot$/, to: '/airlines/aeroflot' },
  { from: /^\/flights$/, to: '/popular-directions' },
  { from: /^\/aviabilet-v-strany-mira/, to: '/countries' },
  { from: /^\/otzyvy/, to: '/reviews' },
  { from: /^\/poezda$/, to: '/railway' },
];

/**
 * Returns the permanent target (301) of a former address.
 * @param path canonical: no double slashes, none at the end, percent-encoding as received
 * @returns null for an address that has not moved
 */
export function movedTo(brand: Brand, path: string): string | null {
  for (const { from, to, when } of REDIRECTS) {
    const match = from.exec(path);
    if (match && (when?.(brand) ?? true)) return to.replace('$1', () => match[1] ?? '');
  }
  return null;
}
