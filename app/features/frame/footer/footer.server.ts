import type { RequestContext } from '~/bff/request/context';
import type { Features } from '~/bff/request/features';
import { countryOf } from '~/market/countries';
import type { ConfigValue } from '~/upstream/settings/contract';
import type { SocialNetwork } from '~/upstream/social/contract';
import type { FooterScreen } from '../frame-screen';
import { currentPair } from './easter-egg.server';
import { seoSections } from './seo-sections.server';

export type FooterFacts = Pick<RequestContext, 'brand' | 'market' | 'cookies'> & {
  features: Pick<Features, 'seoLandings'>;
  /** Null when the settings are unavailable; the same for the lists below. */
  banners: ConfigValue<'home_banners'> | null;
  seoLinks: ConfigValue<'seo_links'> | null;
  networks: readonly SocialNetwork[];
};

/** Builds the footer of a market (specification 1 §2). */
export function footerScreen(facts: FooterFacts, now: Date): FooterScreen {
  const { brand, market, networks, banners } = facts;
  return {
    year: now.getUTCFullYear(),
    hasAboutLink: countryOf(market.country).flags.aboutCompany,
    hasExtraAppStore: brand.hasExtraAppStore,
    hasRailwayCaption: brand.hasRailwayCaption,
    social: networks.map(({ title, url }) => ({ title, href: url })),
    seo: facts.features.seoLandings ? seoSections(facts.seoLinks, market.locale) : null,
    easterEgg: banners?.some(({ type }) => type === 'easter_egg') ? currentPair(facts) : null,
  };
}
