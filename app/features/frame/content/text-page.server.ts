import { LRUCache } from 'lru-cache';
import { getTranslator } from '~/i18n/translator.server';
import { BRANDS } from '~/market/brands';
import { countryOf } from '~/market/countries';
import type { Market } from '~/market/market';
import { fillPlaceholders, parseDocument, type TextDocument } from './markdown.server';
import type { ContentPageName } from './pages';
import { textFile } from './text-files.server';

export type TextPage = TextDocument & {
  /** Language of the text: English when there is no translation. */
  locale: Market['locale'];
  /** States that the text is not in the page's language; null when it is. */
  notice: string | null;
};

/** Cached by market, because support details differ between countries. */
const rendered = new LRUCache<string, TextPage>({ max: 200 });

/** Returns a text page for a market. */
export function textPage(name: ContentPageName, market: Market): TextPage {
  const { brand, locale, country } = market;
  const key = [name, brand, locale, country].join(' ');
  let page = rendered.get(key);
  if (!page) {
    page = renderPage(name, market);
    rendered.set(key, page);
  }
  return page;
}

function renderPage(name: ContentPageName, market: Market): TextPage {
  const { locale, markdown } = textFile(name, market.locale);
  const text = fillPlaceholders(markdown, placeholders(market, locale));
  const notice = locale === market.locale ? null : getTranslator(market.locale, 'content')('legalNotice');
  return { ...parseDocument(text), locale, notice };
}

/**
 * Returns the values of the texts' placeholders. Each language belongs to one brand (specification 1 §1), so a text may
 * state facts of that brand directly; values that differ by country are here.
 * @param locale of the text
 */
export function placeholders(market: Market, locale: Market['locale']): Record<string, string> {
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
