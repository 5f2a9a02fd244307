import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BRANDS } from '~/market/brands';
import { LOCALES, type Locale } from '~/market/locales';
import type { Market } from '~/market/market';
import { resolveMarket } from '~/market/resolve';
import { parseDocument } from './markdown.server';
import { CONTENT_PAGES, DIALOG_PAGES, LEGAL_PAGES } from './pages';
import { placeholders, textPage } from './text-page.server';

const fileOf = (locale: string, name: string) => `locales/${locale}/content/${name}.md`;
const read = (locale: string, name: string) => readFileSync(fileOf(locale, name), 'utf8');

function marketOf(locale: Locale, country?: string): Market {
  const brand = Object.values(BRANDS).find(({ locales }) => locales.includes(locale)) ?? BRANDS.intl;
  const url = new URL(`https://shop.example/about?locale=${locale}${country ? `&country=${country}` : ''}`);
  return resolveMarket({ brand, url, cookies: new Map(), acceptLanguage: null });
}

const sectionIds = (locale: string, name: string) => parseDocument(read(locale, name)).sections.map(({ id }) => id);

describe.each(CONTENT_PAGES)('%s', (name) => {
  it.each(LOCALES)('is readable in %s', (locale) => {
    const page = textPage(name, marketOf(locale));
    expect(page.title).not.toBe('');
    expect(page.lead.length).toBeLessThan(260);
    expect(page.sections.length).toBeGreaterThan(1);
    expect(new Set(page.sections.map(({ id }) => id)).size).toBe(page.sections.length);
    expect(JSON.stringify(page)).not.toMatch(/\{\{|%7B%7B|&lt;/);
    for (const { html } of page.sections) expect(html).not.toMatch(/<h[12456]|<p><\/p>/);
  });

  it('is written in Russian and English', () => {
    expect(textPage(name, marketOf('ru'))).toMatchObject({ locale: 'ru', notice: null });
    expect(textPage(name, marketOf('en'))).toMatchObject({ locale: 'en', notice: null });
  });

  it.each(LOCALES.filter((locale) => locale !== 'ru' && existsSync(fileOf(locale, name))))(
    'has the same sections and placeholders in %s as in English',
    (locale) => {
      const named = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([all]) => all).toSorted();
      expect(sectionIds(locale, name)).toEqual(sectionIds('en', name));
      expect(named(read(locale, name))).toEqual(named(read('en', name)));
    },
  );
});

describe.each(CONTENT_PAGES.filter((name) => !LEGAL_PAGES.includes(name)))('%s, which informs', (name) => {
  it.each(LOCALES)('is written in %s', (locale) => {
    expect(textPage(name, marketOf(locale))).toMatchObject({ locale, notice: null });
    if (locale !== 'en') expect(textPage(name, marketOf(locale)).lead).not.toBe(textPage(name, marketOf('en')).lead);
  });
});

describe.each(LEGAL_PAGES)('%s, which binds', (name) => {
  it('is English elsewhere, and says so', () => {
    for (const locale of LOCALES.filter((one) => one !== 'ru' && one !== 'en')) {
      const page = textPage(name, marketOf(locale));
      expect(page.locale).toBe('en');
      expect(page.notice).toBeTruthy();
    }
  });
});

it('every file belongs to a page', () => {
  for (const locale of LOCALES) {
    const folder = `locales/${locale}/content`;
    const files = existsSync(folder) ? readdirSync(folder) : [];
    expect(files.filter((file) => !CONTENT_PAGES.some((name) => file === `${name}.md`))).toEqual([]);
  }
});

it('every page has its route', () => {
  for (const name of CONTENT_PAGES) expect(readFileSync(`app/routes/${name}/route.tsx`, 'utf8')).toContain(`'${name}'`);
});

it('opens over the page exactly the pages that the specification names', () => {
  expect(DIALOG_PAGES.toSorted()).toEqual([
    'agreement',
    'confidential',
    'contacts',
    'payment-security',
    'privacy',
    'refund',
  ]);
});

describe('placeholders', () => {
  it('come from brand and country', () => {
    expect(placeholders(marketOf('en', 'GB'), 'en')).toEqual({
      brand: 'Fairwind',
      homePath: '/en-gb',
      supportEmail: 'help@fairwind.example',
      securityEmail: 'security@fairwind.example',
      mailDomain: 'fairwind.example',
      supportPhone: 'Phone: +44 20 7946 0123.',
      supportLanguages: 'English',
    });
    expect(placeholders(marketOf('ru', 'KZ'), 'ru')).toMatchObject({
      brand: 'Попутный',
      supportPhone: '',
      supportLanguages: 'русский',
    });
  });

  it('share one page between two markets only where nothing differs', () => {
    const html = (country: string) => textPage('contacts', marketOf('en', country)).sections[0]?.html;
    expect(html('GB')).toContain('+44');
    expect(html('IE')).not.toContain('Phone');
    expect(html('GB')).toBe(html('GB'));
  });
});
