import type { Brand } from './brands';

type Redirect = {
  /** Of the whole path, without a slash at the end. */
  from: RegExp;
  /** `$1` stands for the first group. */
  to: string;
  /** Only on brands of which this is true. */
  when?: (brand: Brand) => boolean;
};

/** Addresses of former times and where they lead for good (specification 1 §2). */
const REDIRECTS: readonly Redirect[] = [
  { from: /^\/cities$/, to: '/countries', when: (brand) => brand.hasCitiesMovedToCountries },
  { from: /^\/cities\/area\/[^/]+$/, to: '/countries' },
  { from: /^\/cities\/country\/([^/]+)$/, to: '/countries/$1' },
  { from: /^\/aviabilet-v-strany-mira/, to: '/countries' },
  { from: /^\/otzyvy/, to: '/reviews' },
  { from: /^\/poezda$/, to: '/railway' },
];

/**
 * Where a former address leads for good (301).
 * @param path of one canonical address: no double slashes, none at the end, percent-encoding as it came
 * @returns null for an address that has not moved
 */
export function movedTo(brand: Brand, path: string): string | null {
  for (const { from, to, when } of REDIRECTS) {
    const match = from.exec(path);
    if (match && (when?.(brand) ?? true)) return to.replace('$1', () => match[1] ?? '');
  }
  return null;
}
