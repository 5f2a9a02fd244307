import { LRUCache } from 'lru-cache';
import { getTranslator } from '~/i18n/translator.server';
import { BRANDS } from '~/market/brands';
import { countryOf } from '~/market/countries';
import type { Market } from '~/market/market';
import { fillPlaceholders, parseDocument, type TextDocument } from './markdown.server';
import type { ContentPageName } from './pages';
import { textFile } from './text-files.server';

/** Cached by market, because support details differ between countries. */
const rendered = new LRUCache<string, TextDocument>({ max: 200 });

/** Returns a text page for a market. */
export function textPage(name: ContentPageName, market: Market): TextDocument {
  const { brand, locale, country } = market;
  const key = [name, brand, locale, country].join(' ');
  let page = rendered.get(key);
  if (!page) {
    page = renderPage(name, market);
    rendered.set(key, page);
  }
  return page;
}

function renderPage(name: ContentPageName, market: Market): TextDocument {
  return parseDocument(fillPlaceholders(textFile(name, market.locale), placeholders(market)));
}

/**
 * Returns the values of the texts' placeholders. Each language belongs to one brand (specification 1 §1), so a text may
 * state facts of that brand directly; values that differ by country are here.
 */
export function placeholders(market: Market): Record<string, string> {
  const { locale } = market;
  const { supportEmail, securityEmail } = BRANDS[market.brand];
  const { phone, languages } = countryOf(market.country).support;
  const t = getTranslator(locale, 'content');
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return {
    brand: market.brandName,
    homePath: market.homePath,
    supportEmail,
    securityEmail,
    mailDomain: supportEmail.slice(supportEmail.indexOf('@') + 1),
    supportPhone: phone ? t('contacts.phone', { phone }) : '',
    supportLanguages: new Intl.ListFormat(locale).format(languages.map((one) => names.of(one) ?? one)),
  };
}
