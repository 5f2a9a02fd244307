import type { RequestContext } from '~/bff/request/context';
import { countryOf } from '~/market/countries';
import type { ConfigValue } from '~/upstream/settings/contract';
import type { BannersScreen } from '../frame-screen';
import { hasAcceptedCookies } from '~/bff/cookies/cookie-consent.server';

export type BannersFacts = Pick<RequestContext, 'market' | 'cookies'> & {
  /** Null when the settings are unavailable. */
  covid: ConfigValue<'covid_banner'> | null;
  /** The service's texts by key. */
  texts: Readonly<Record<string, string>>;
};

/**
 * Builds the banners. The covid banner appears in countries that have it, while the settings enable it and provide its
 * text.
 */
export function bannersScreen(facts: BannersFacts): BannersScreen {
  const { market, covid, texts } = facts;
  const isShown = countryOf(market.country).flags.covidBanner && covid?.isEnabled === true;
  const text = isShown ? texts[covid.textKey] : undefined;
  return {
    hasCookieNote: !hasAcceptedCookies(facts),
    covid: text && covid ? { text, href: covid.url } : null,
  };
}
