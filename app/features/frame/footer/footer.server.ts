import { environment } from '~/bff/environment/environment.server';
import type { RequestContext } from '~/bff/request/context';
import type { Features } from '~/bff/request/features';
import { DEVICE_NAMES } from '~/features/booking/payment/device-wallets';
import { sellerView } from '~/features/seller/seller-view';
import { getTranslator } from '~/i18n/translator.server';
import { countryOf } from '~/market/countries';
import { currencyFeatures } from '~/market/currency-features';
import { labelled } from '~/market/punctuation';
import { DEVICE_WALLETS } from '~/upstream/booking/wallet-contract';
import { sellerIn, type SellerFact } from '~/upstream/settings/seller-contract';
import type { ConfigValue } from '~/upstream/settings/contract';
import type { SocialNetwork } from '~/upstream/social/contract';
import type { FooterScreen } from '../frame-screen';
import { pathInMarket } from '../crawlers/page-links';
import { salesPath } from '../header/sales-path';
import { currentPair } from './easter-egg.server';
import { seoSections } from './seo-sections.server';

export type FooterFacts = Pick<RequestContext, 'brand' | 'market' | 'cookies'> & {
  features: Pick<Features, 'seoLandings' | 'salesLanding'>;
  /** Null when the settings are unavailable; the same for the lists below. */
  sellers: ConfigValue<'sellers'> | null;
  banners: ConfigValue<'home_banners'> | null;
  seoLinks: ConfigValue<'seo_links'> | null;
  railway: ConfigValue<'railway'> | null;
  links: ConfigValue<'header_links'> | null;
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
    marks: paymentMarks(market),
    hasAboutLink: countryOf(market.country).flags.aboutCompany,
    hasExtraAppStore: brand.hasExtraAppStore,
    hasRailwayCaption: brand.hasRailwayCaption,
    railwayPath: facts.railway?.countries.includes(market.country) ? pathInMarket(brand, '/railway', market) : null,
    salesPath: salesPath(facts),
    social: networks.map(({ title, url }) => ({ title, href: url })),
    seo: facts.features.seoLandings ? seoSections(facts.seoLinks, market.locale) : null,
    easterEgg: banners?.some(({ type }) => type === 'easter_egg') ? currentPair(facts) : null,
  };
}

/** Lists how the market pays: wallets only where the shop has configured them and the currency has them. */
function paymentMarks({ currency, locale }: RequestContext['market']): FooterScreen['marks'] {
  const t = getTranslator(locale, 'common');
  const { walletScripts } = environment();
  const wallets = currencyFeatures(currency).deviceWallets ? DEVICE_WALLETS.filter((one) => walletScripts[one]) : [];
  return [
    { icon: 'card', text: t('footer.marks.cards') },
    ...wallets.map((one) => ({ icon: 'app', text: DEVICE_NAMES[one] }) as const),
    ...(currency === 'RUB' ? [{ icon: 'app', text: t('footer.marks.sbp') } as const] : []),
    { icon: 'shield', text: t('footer.marks.threeDs') },
    { icon: 'lock', text: t('footer.marks.encryption') },
  ];
}

/** Longer facts have words between which a line may break. */
const LONGEST_NUMBER = 24;

/** Keeps a number with spaces on one line. */
function whole(value: string): string {
  return value.length <= LONGEST_NUMBER ? value.replaceAll(' ', '\u00a0') : value;
}

function companyLine({ sellers, market }: FooterFacts): string | null {
  const seller = sellerIn(sellers ?? [], market.country);
  if (!seller) return null;
  const facts = seller.facts.filter(({ kind }) => SHORT_FACTS.includes(kind));
  const t = getTranslator(market.locale, 'content');
  const [, ...rest] = sellerView({ ...seller, facts }, t).facts;
  const numbers = rest.map(({ label, value }) => labelled(label, whole(value), market.locale));
  return [seller.name, seller.address, ...numbers].join(' · ');
}
