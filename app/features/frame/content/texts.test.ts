import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BRANDS } from '~/market/brands';
import { LOCALES, type Locale } from '~/market/locales';
import type { Market } from '~/market/market';
import { resolveMarket } from '~/market/resolve';
import { parseDocument } from './markdown.server';
import { CONTENT_PAGES, DIALOG_PAGES, RAILWAY_PAGES } from './pages';
import { placeholders, textPage, type ServiceFacts } from './text-page.server';

const fileOf = (locale: string, name: string) => `locales/${locale}/content/${name}.md`;
const read = (locale: string, name: string) => readFileSync(fileOf(locale, name), 'utf8');

function marketOf(locale: Locale, country?: string): Market {
  const brand = Object.values(BRANDS).find(({ locales }) => locales.includes(locale)) ?? BRANDS.intl;
  const url = new URL(`https://shop.example/about?locale=${locale}${country ? `&country=${country}` : ''}`);
  return resolveMarket({ brand, url, cookies: new Map(), acceptLanguage: null });
}

/** Lists the parts of a text that no translation changes, each kind sorted. */
function fixedParts(markdown: string) {
  const all = (pattern: RegExp) => [...markdown.matchAll(pattern)].map(([, part]) => part).toSorted();
  return {
    placeholders: all(/\{\{(\w+)\}\}/g),
    // Creative Commons explains a licence in the reader's language at `/deed.<language>`.
    links: all(/\]\(([^)]+?)(?:deed\.\w+)?\)/g),
    code: all(/`([^`]+)`/g),
  };
}

/** Returns the lead and the paragraphs of a text, without its lists. */
const paragraphsOf = (markdown: string) => markdown.split('\n').filter((line) => /^\p{L}.{40}/u.test(line));
const sectionIds = (markdown: string) => parseDocument(markdown).sections.map(({ id }) => id);

const TEXTS = [...CONTENT_PAGES, ...RAILWAY_PAGES] as const;

describe.each(TEXTS)('%s', (name) => {
  const english = read('en', name);

  it.each(LOCALES)('is readable in %s', (locale) => {
    const page = textPage(name, marketOf(locale));
    expect(page.title).not.toBe('');
    expect(page.lead.length).toBeLessThan(260);
    expect(page.sections.length).toBeGreaterThan(1);
    expect(new Set(page.sections.map(({ id }) => id)).size).toBe(page.sections.length);
    expect(JSON.stringify(page)).not.toMatch(/\{\{|%7B%7B|&lt;/);
    for (const { html } of page.sections) expect(html).not.toMatch(/<h[12456]|<p><\/p>/);
  });

  it.each(LOCALES.filter((locale) => locale !== 'en'))('is written in %s', (locale) => {
    const original = paragraphsOf(english);
    expect(paragraphsOf(read(locale, name)).filter((line) => original.includes(line))).toEqual([]);
  });

  it.each(LOCALES.filter((locale) => locale !== 'ru' && locale !== 'en'))(
    'has the same sections, links, placeholders and code in %s as in English',
    (locale) => {
      const text = read(locale, name);
      expect(sectionIds(text)).toEqual(sectionIds(english));
      expect(fixedParts(text)).toEqual(fixedParts(english));
    },
  );

  it('has the same links, placeholders and code in Russian as in English, and its sections', () => {
    const text = read('ru', name);
    expect(sectionIds(text)).toEqual(expect.arrayContaining(sectionIds(english)));
    expect(fixedParts(text)).toEqual(fixedParts(english));
  });
});

it('every page has its file in every language, and every file its page', () => {
  for (const locale of LOCALES) {
    expect(readdirSync(`locales/${locale}/content`).toSorted()).toEqual(TEXTS.map((name) => `${name}.md`).toSorted());
  }
});

it('every page has its route', () => {
  for (const name of TEXTS) expect(readFileSync(`app/routes/${name}/route.tsx`, 'utf8')).toContain(`'${name}'`);
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

it('names the company on the legal notice, and its facts as plain text', () => {
  const facts = [{ kind: 'register' as const, value: '[0](//evil.example) <b>' }];
  const seller = { name: 'Example *Travel* Ltd', address: '0 Example Road', countries: null, facts };
  const html = textPage('imprint', marketOf('de', 'DE'), { seller }).sections[0]?.html;
  expect(html).toContain('<strong>Example *Travel* Ltd</strong>');
  expect(html).toContain('Anschrift: 0 Example Road<br />');
  expect(html).toContain('Handelsregister: [0](//evil.example) &lt;b&gt;</p>');
  expect(textPage('imprint', marketOf('de', 'DE')).sections[0]?.html).toContain('<strong>Fairwind</strong>');
});

it('names the fees after the sale in the currency of the visitor, in roubles while they are unknown', () => {
  const fees = { currency: 'GBP', exchange: 1441, exchangeOfPartner: 2119, railLeast: 170, railMost: 424 } as const;
  const html = (facts: ServiceFacts) =>
    textPage('refund', marketOf('en', 'GB'), facts)
      .sections.map((section) => section.html)
      .join('');
  expect(html({ fees })).toMatch(/£14\.41 a ticket, £21\.19 if .* at least £1\.70 and at most £4\.24/s);
  expect(html({ fees: null })).toMatch(/₽1,700 a ticket|1,700\s₽ a ticket/);
});

describe('placeholders', () => {
  it('come from brand and country', () => {
    expect(placeholders(marketOf('en', 'GB'))).toEqual({
      brand: 'Fairwind',
      homePath: '/en-gb',
      supportEmail: 'help@fairwind.example',
      securityEmail: 'security@fairwind.example',
      mailDomain: 'fairwind.example',
      supportPhone: 'Phone: +44 20 7946 0123',
      supportLanguages: 'English',
      freeChildAge: '5',
      childAge: '10',
      minorAge: '18',
      juniorAge: '21',
      seniorAge: '60',
      railwayPath: '/railway?country=GB',
      railwayTicketsPath: '/railway-tickets?country=GB',
    });
    expect(placeholders(marketOf('ru', 'KZ'))).toMatchObject({
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
