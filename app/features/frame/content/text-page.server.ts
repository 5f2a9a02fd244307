import { LRUCache } from 'lru-cache';
import { getTranslator } from '~/i18n/translator.server';
import { BRANDS } from '~/market/brands';
import { countryOf } from '~/market/countries';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import { RAIL_AGES } from '~/market/rail-ages';
import { labelled } from '~/market/punctuation';
import { sellerView } from '~/features/seller/seller-view';
import { FEES_IN_ROUBLES, type ServiceFees } from '~/upstream/settings/fees-contract';
import type { Seller } from '~/upstream/settings/seller-contract';
import { pathInMarket } from '../crawlers/page-links';
import { fillPlaceholders, parseDocument, type TextDocument } from './markdown.server';
import type { TextFileName } from './pages';
import { textFile } from './text-files.server';

/** Cached by market, because support details differ between countries. */
const rendered = new LRUCache<string, TextDocument>({ max: 200 });

/** Facts of a text that the settings service knows; null or absent while it does not answer. */
export type ServiceFacts = { seller?: Seller | null; fees?: ServiceFees | null };

/** Returns a text page for a market. */
export function textPage(name: TextFileName, market: Market, facts: ServiceFacts = {}): TextDocument {
  const { brand, locale, country } = market;
  const key = [name, brand, locale, country, JSON.stringify(facts)].join(' ');
  let page = rendered.get(key);
  if (!page) {
    page = renderPage(name, market, facts);
    rendered.set(key, page);
  }
  return page;
}

function renderPage(name: TextFileName, market: Market, { seller = null, fees }: ServiceFacts): TextDocument {
  const values = { ...placeholders(market), ...sellerPlaceholders(seller, market), ...feePlaceholders(fees, market) };
  return parseDocument(fillPlaceholders(textFile(name, market.locale), values));
}

/** Returns the shop's fees as amounts: in roubles, as the rule has them, while those of the currency are unknown. */
function feePlaceholders(fees: ServiceFees | null | undefined, { locale }: Market): Record<string, string> {
  const { currency, ...amounts } = fees ?? FEES_IN_ROUBLES;
  const text = (amount: number) => formatMoney({ amount, currency }, locale);
  return {
    exchangeFee: text(amounts.exchange),
    exchangeFeeOfPartner: text(amounts.exchangeOfPartner),
    railFeeLeast: text(amounts.railLeast),
    railFeeMost: text(amounts.railMost),
  };
}

/** Returns the company as Markdown: its name, which is the brand's while it is unknown, and its facts line by line. */
function sellerPlaceholders(seller: Seller | null, { brandName, locale }: Market): Record<string, string> {
  const view = seller && sellerView(seller, getTranslator(locale, 'content'));
  return {
    sellerName: asPlainText(view?.name ?? brandName),
    sellerFacts: (view?.facts ?? [])
      .map(({ label, value }) => asPlainText(labelled(label, value, locale)))
      .join('\\\n'),
  };
}

/** Escapes what Markdown would read as markup. */
function asPlainText(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
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
    ...railwayPlaceholders(market),
    mailDomain: supportEmail.slice(supportEmail.indexOf('@') + 1),
    supportPhone: phone ? t('contacts.phone', { phone }) : '',
    supportLanguages: new Intl.ListFormat(locale).format(languages.map((one) => names.of(one) ?? one)),
  };
}

/** Returns the ages of tariffs on trains, and the addresses of the pages about trains in the market. */
function railwayPlaceholders(market: Market): Record<string, string> {
  const brand = BRANDS[market.brand];
  return {
    freeChildAge: String(RAIL_AGES.freeChild),
    childAge: String(RAIL_AGES.child),
    minorAge: String(RAIL_AGES.minor),
    juniorAge: String(RAIL_AGES.junior),
    seniorAge: String(RAIL_AGES.senior),
    railwayPath: pathInMarket(brand, '/railway', market),
    railwayTicketsPath: pathInMarket(brand, '/railway-tickets', market),
  };
}
