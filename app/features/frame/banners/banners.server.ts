import type { RequestContext } from '~/bff/request/context';
import { countryOf } from '~/market/countries';
import type { ConfigValue } from '~/upstream/settings/contract';
import type { BannersScreen } from '../frame-screen';
import { hasAcceptedCookies } from '~/bff/cookies/cookie-consent.server';

export type BannersFacts = Pick<RequestContext, 'market' | 'cookies'> & {
  /** Null when the settings are unavailable. */
  covid: ConfigValue<'covid_banner'> | null;
  war: ConfigValue<'war_banner'> | null;
  /** The service's texts by key. */
  texts: Readonly<Record<string, string>>;
};

/** Returns the enabled notices of a country, in their order (specification 1 §3, flags of a country). */
export function enabledNotices({ market, covid, war }: Pick<BannersFacts, 'market' | 'covid' | 'war'>) {
  const { covidBanner, warBanner } = countryOf(market.country).flags;
  return [
    { kind: 'war' as const, config: warBanner ? war : null },
    { kind: 'covid' as const, config: covidBanner ? covid : null },
  ].flatMap(({ kind, config }) => (config?.isEnabled ? [{ kind, textKey: config.textKey, href: config.url }] : []));
}

/** Builds the banners. A notice appears in countries that have it, while the settings enable it and provide its text. */
export function bannersScreen(facts: BannersFacts): BannersScreen {
  const notices = enabledNotices(facts).flatMap(({ kind, textKey, href }) => {
    const text = facts.texts[textKey];
    return text ? [{ kind, text, href }] : [];
  });
  return { hasCookieNote: !hasAcceptedCookies(facts), notices };
}
