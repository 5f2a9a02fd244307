import { describe, expect, it } from 'vitest';
import { BRANDS } from '~/market/brands';
import { resolveMarket } from '~/market/resolve';
import { pageLinks } from './page-links';

function linksOf(brand: keyof typeof BRANDS, address: string) {
  const url = new URL(address, 'https://shop.example');
  const market = resolveMarket({ brand: BRANDS[brand], url, cookies: new Map(), acceptLanguage: null });
  const { canonical, alternates } = pageLinks(BRANDS[brand], market, url.pathname);
  return { canonical, alternates: Object.fromEntries(alternates.map(({ hrefLang, path }) => [hrefLang, path])) };
}

describe('pageLinks', () => {
  it('lists a home page itself, each country in its languages, and "/" as the default', () => {
    const { canonical, alternates } = linksOf('intl', '/de-de?departure=X');
    expect(canonical).toBe('/de-de');
    expect(alternates).toMatchObject({ 'de-DE': '/de-de', 'en-DE': '/en-de', 'fr-CA': '/fr-ca', 'x-default': '/' });
    expect(alternates).not.toHaveProperty('tr-KR');
  });

  it('lists every country and every language of the brand', () => {
    const tags = Object.keys(linksOf('intl', '/en-us').alternates);
    for (const country of BRANDS.intl.countries) expect(tags.some((tag) => tag.endsWith(`-${country}`))).toBe(true);
    for (const locale of BRANDS.intl.locales) expect(tags.some((tag) => tag.startsWith(`${locale}-`))).toBe(true);
  });

  it('lists the current home page even when it is not offered', () => {
    expect(linksOf('intl', '/tr-kr')).toMatchObject({ canonical: '/tr-kr', alternates: { 'tr-KR': '/tr-kr' } });
  });

  it('handles a brand with one language', () => {
    expect(linksOf('ru', '/?country=KZ')).toEqual({ canonical: '/', alternates: { ru: '/', 'x-default': '/' } });
    expect(linksOf('ru', '/about')).toEqual({
      canonical: '/about',
      alternates: { ru: '/about', 'x-default': '/about' },
    });
  });

  it.each([
    ['/about', '/about'],
    ['/about?locale=en&utm_source=x', '/about'],
    ['/about?locale=de&agent=blog', '/about?locale=de'],
  ])('%s: links the page in its language, without marks', (address, canonical) => {
    const links = linksOf('intl', address);
    expect(links.canonical).toBe(canonical);
    expect(links.alternates).toMatchObject({ en: '/about', tr: '/about?locale=tr', 'x-default': '/about' });
    expect(Object.keys(links.alternates)).toHaveLength(BRANDS.intl.locales.length + 1);
  });

  it('names the country of a page that only some have', () => {
    const market = (address: string, brand: keyof typeof BRANDS) =>
      resolveMarket({
        brand: BRANDS[brand],
        url: new URL(address, 'https://shop.example'),
        cookies: new Map(),
        acceptLanguage: null,
      });
    const german = pageLinks(BRANDS.intl, market('/railway?locale=de&country=DE', 'intl'), '/railway', ['DE', 'FR']);
    expect(german.canonical).toBe('/railway?locale=de&country=DE');
    const alternates = Object.fromEntries(german.alternates.map(({ hrefLang, path }) => [hrefLang, path]));
    expect(alternates).toMatchObject({ 'de-DE': german.canonical, 'fr-FR': '/railway?locale=fr&country=FR' });
    expect(Object.keys(alternates).every((tag) => /-(?:DE|FR)$/.test(tag))).toBe(true);
    expect(pageLinks(BRANDS.ru, market('/railway', 'ru'), '/railway', ['RU']).canonical).toBe('/railway');
  });
});
