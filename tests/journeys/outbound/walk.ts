import { PROMISES } from '#tests/promises/promises';
import { answered } from '#tests/journeys/shared-page';
import { text } from '#tests/journeys/texts';
import { hasId, linksOf, visibleText } from '#tests/setup/html-page';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import type { Namespace } from '~/i18n/namespaces';
import type { BrandId } from '~/market/brands';
import { COUNTRY_CODES, countryOf, type CountryCode } from '~/market/countries';
import type { Locale } from '~/market/locales';
import { KNOWN_SITES, OWN_MAIL_DOMAINS } from './known-sites';

/** The links of some pages: inside the shop, to the sandbox, and those that no table allows. */
export type Outbound = {
  /** Path and query, with the page that links to it; one of each kind of address. */
  inside: Map<string, string>;
  /** Addresses of the sandbox, which stands for other sites and for the bank. */
  sandbox: Map<string, string>;
  /** Links to fragments that their page lacks, other protocols, unknown hosts and mail domains, with their page. */
  wrong: string[];
};

/** Sorts the links of pages by where they lead. */
export function outboundOf(pages: readonly PlainPage[], shopOrigin: string, sandboxPort: number): Outbound {
  const found: Outbound = { inside: new Map(), sandbox: new Map(), wrong: [] };
  const kinds = new Set<string>();
  for (const { path, text } of pages) {
    for (const href of linksOf(text)) {
      const url = new URL(href, shopOrigin + path);
      if (url.protocol === 'mailto:') {
        const [, domain = ''] = url.pathname.split('@');
        if (!OWN_MAIL_DOMAINS.includes(domain)) found.wrong.push(`${href} on ${path}`);
      } else if (url.protocol === 'tel:') {
        if (!/^tel:\+\d{7,15}$/.test(href)) found.wrong.push(`${href} on ${path}`);
      } else if (url.origin === shopOrigin && url.hash && url.pathname + url.search === path) {
        if (!hasId(text, decodeURIComponent(url.hash.slice(1)))) found.wrong.push(`${href} on ${path}`);
      } else if (url.origin === shopOrigin) {
        const kind = kindOf(url);
        if (kinds.has(kind)) continue;
        kinds.add(kind);
        found.inside.set(url.pathname + url.search + url.hash, path);
      } else if (url.port === String(sandboxPort)) {
        found.sandbox.set(href, path);
      } else if (url.protocol !== 'https:' || !Object.hasOwn(KNOWN_SITES, url.hostname)) {
        found.wrong.push(`${href} on ${path}`);
      }
    }
  }
  return found;
}

/** Thousands of pages with one loader and view; the sample of the sitemap opens more of them. */
const LANDINGS = /^(\/\w\w-\w\w)?\/(routes|cities|airports|countries|airlines)\/.+/;

/** Returns what tells one kind of link from another: names of parameters count, their values do not. */
function kindOf({ pathname, searchParams, hash }: URL): string {
  const names = [...searchParams.keys()].map((name) => name.replace(/\d+/, '')).toSorted();
  return [pathname.replace(LANDINGS, '/$2/'), ...new Set(names), hash].join(' ');
}

/** Opens every link inside the shop; returns those that fail, lack their fragment or answer in another language. */
export async function brokenLinks({ inside }: Outbound, visitor: PlainBrowser, language: string): Promise<string[]> {
  const broken: string[] = [];
  for (const [address, from] of inside) {
    const [path = '', fragment] = address.split('#');
    const page = await answered(visitor, path);
    const isPage = page.headers['content-type']?.startsWith('text/html') ?? false;
    const lang = /<html lang="(\w+)"/.exec(page.text)?.[1];
    const faults = [
      page.status >= 400 && `answers ${page.status}`,
      isPage && lang !== language && `is in ${lang}`,
      isPage && fragment && !hasId(page.text, decodeURIComponent(fragment)) && 'lacks the fragment',
    ].filter((fault) => typeof fault === 'string');
    if (faults.length > 0) broken.push(`${address} on ${from} ${faults.join(', ')}`);
  }
  return broken;
}

/** Opens every link to the sandbox; returns those that fail. */
export async function brokenSandboxLinks({ sandbox }: Outbound, language: string): Promise<string[]> {
  const broken: string[] = [];
  for (const [href, from] of sandbox) {
    const answer = await fetch(href.replace('//localhost', '//127.0.0.1'), {
      headers: { 'accept-language': language },
    });
    const lang = /<html lang="(\w+)"/.exec(await answer.text())?.[1];
    if (!answer.ok || lang !== language) broken.push(`${href} on ${from} answers ${answer.status} in ${lang}`);
  }
  return broken;
}

/** Opens the shop in a language, in the country that speaks it first. */
export function speak(visitor: PlainBrowser, locale: Locale): void {
  visitor.setCookie('locale', locale);
  visitor.setCookie('country', countrySpeaking(locale));
}

function countrySpeaking(locale: Locale): CountryCode {
  const country = COUNTRY_CODES.find((code) => countryOf(code).languages[0] === locale);
  if (!country) throw new Error(`no country speaks ${locale}`);
  return country;
}

/**
 * Returns the promises of features that are off and that a page nevertheless shows.
 * @param features flags of the settings service, in snake_case
 */
export function emptyPromises(
  pages: readonly PlainPage[],
  features: Readonly<Record<string, boolean>>,
  locale: Locale,
): string[] {
  const off = Object.entries(PROMISES).filter(([, proof]) => 'flag' in proof && !features[snakeCase(proof.flag)]);
  const shown = pages.map(({ path, text: html }) => ({ path, words: visibleText(html) }));
  return off.flatMap(([key]) => {
    const [namespace = '', name = ''] = key.split(':');
    const promise = text(namespace as Namespace, name, locale);
    return shown.filter(({ words }) => words.includes(promise)).map(({ path }) => `${promise} on ${path}`);
  });
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Reads the flags of a brand in the country where a language is spoken. */
export async function featuresOf(
  brand: BrandId,
  locale: Locale,
  sandboxPort: number,
): Promise<Record<string, boolean>> {
  const query = new URLSearchParams({ brand, country: countrySpeaking(locale) }).toString();
  const answer = await fetch(`http://127.0.0.1:${sandboxPort}/settings/features.json?${query}`);
  return ((await answer.json()) as { features: Record<string, boolean> }).features;
}
