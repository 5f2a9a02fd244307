import type { RequestContext } from '~/bff/request/context';
import type { Features } from '~/bff/request/features';
import { sellerView } from '~/features/seller/seller-view';
import { getTranslator } from '~/i18n/translator.server';
import { countryOf } from '~/market/countries';
import { labelled } from '~/market/punctuation';
import { sellerIn, type SellerFact } from '~/upstream/settings/seller-contract';
import type { ConfigValue } from '~/upstream/settings/contract';
import type { SocialNetwork } from '~/upstream/social/contract';
import type { FooterScreen } from '../frame-screen';
import { pathInMarket } from '../crawlers/page-links';
import { currentPair } from './easter-egg.server';
import { seoSections } from './seo-sections.server';

export type FooterFacts = Pick<RequestContext, 'brand' | 'market' | 'cookies'> & {
  features: Pick<Features, 'seoLandings'>;
  /** Null when the settings are unavailable; the same for the lists below. */
  sellers: ConfigValue<'sellers'> | null;
  banners: ConfigValue<'home_banners'> | null;
  seoLinks: ConfigValue<'seo_links'> | null;
  railway: ConfigValue<'railway'> | null;
  networks: readonly SocialNetwork[];
};

/** Facts that a footer has room for; the legal notice has all of them. */
const SHORT_FACTS: readonly SellerFact[] = ['register', 'tax', 'licence'];

/** Builds the footer of a market (specification 1 §2). */
export function footerScreen(facts: FooterFacts, now: Date): FooterScreen {
  const { brand, market, networks, banners } = facts;
  return {
    company: companyLine(facts),
    year: now.getUTCFullYear(),
    hasAboutLink: countryOf(market.country).flags.aboutCompany,
    hasExtraAppStore: brand.hasExtraAppStore,
    hasRailwayCaption: brand.hasRailwayCaption,
    railwayPath: facts.railway?.countries.includes(market.country) ? pathInMarket(brand, '/railway', market) : null,
    social: networks.map(({ title, url }) => ({ title, href: url })),
    seo: facts.features.seoLandings ? seoSections(facts.seoLinks, market.locale) : null,
    easterEgg: banners?.some(({ type }) => type === 'easter_egg') ? currentPair(facts) : null,
  };
}

function companyLine({ sellers, market }: FooterFacts): string | null {
  const seller = sellerIn(sellers ?? [], market.country);
  if (!seller) return null;
  const facts = seller.facts.filter(({ kind }) => SHORT_FACTS.includes(kind));
  const t = getTranslator(market.locale, 'content');
  const [, ...rest] = sellerView({ ...seller, facts }, t).facts;
  return [seller.name, seller.address, ...rest.map(({ label, value }) => labelled(label, value, market.locale))].join(
    ' · ',
  );
}
