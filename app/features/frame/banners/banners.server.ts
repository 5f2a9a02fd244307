import type { RequestContext } from '~/bff/request/context';
import { countryOf } from '~/market/countries';
import type { ConfigValue } from '~/upstream/settings/contract';
import type { BannersScreen } from '../frame-screen';
import { hasAcceptedCookies } from '~/bff/cookies/cookie-consent.server';

export type BannersFacts = Pick<RequestContext, 'market' | 'cookies'> & {
  /** Null when the settings do not tell. */
  covid: ConfigValue<'covid_banner'> | null;
  /** Texts of the service by key. */
  texts: Readonly<Record<string, string>>;
};

/** The covid banner is for countries that have it, while the settings ask for it and have words for it. */
export function bannersScreen(facts: BannersFacts): BannersScreen {
  const { market, covid, texts } = facts;
  const isShown = countryOf(market.country).flags.covidBanner && covid?.isEnabled === true;
  const text = isShown ? texts[covid.textKey] : undefined;
  return {
    asksForCookies: !hasAcceptedCookies(facts),
    covid: text && covid ? { text, href: covid.url } : null,
  };
}
