import type { ConfigName, ConfigWire } from '~/upstream/settings/contract';
import { popularDestinations } from './popular-destinations';
import { CURRENCY_CODES } from '~/market/currencies';
import { feesIn } from '../../booking/records/shop-fees';
import { sellersOf } from '../../world/sellers';
import { blogOf } from '../blog/posts';
import { prizeDrawOf } from './prize-draw';
import { railway } from './railway';
import { seoLinks } from './seo-links';

export type ConfigsWire = { [Name in ConfigName]?: ConfigWire<Name> };

/** Questions of the home page; their texts are `home.faq.<id>.question` and `.answer`. */
export const QUESTIONS = ['ticket', 'price', 'payment', 'transfer', 'children', 'refund'] as const;

/** The busiest departure city of each country. */
const HOME_CITIES = {
  RU: 'MOW',
  BY: 'MSQ',
  KZ: 'ALA',
  UA: 'IEV',
  UZ: 'TAS',
  AZ: 'BAK',
  KG: 'BSZ',
  AM: 'EVN',
  IE: 'DUB',
  NL: 'AMS',
  US: 'NYC',
  PL: 'WAW',
  GB: 'LON',
  SG: 'SIN',
  AU: 'SYD',
  KR: 'SEL',
  CA: 'YTO',
  ES: 'MAD',
  IT: 'ROM',
  DE: 'BER',
  FR: 'PAR',
  HU: 'BUD',
  AE: 'DXB',
  TR: 'IST',
};

/** Content that differs by brand. */
type BrandContent = {
  headerLinks: (elsewhere: string) => ConfigsWire['header_links'];
  hotelsPartner: string;
  /** Configs that only this brand has. */
  own: () => ConfigsWire;
};

const BRANDS: Readonly<Record<string, BrandContent>> = {
  ru: {
    headerLinks: (elsewhere) => ({
      sales_url: '/sales',
      hotels_url: `${elsewhere}/hotels`,
      ticket_finder_url: '/download-documents',
    }),
    hotelsPartner: 'Ночлег',
    own: () => ({
      seo_links: { is_hidden: false, links: seoLinks() },
      popular_destinations_ru: popularDestinations('ru'),
      railway: railway('ru'),
    }),
  },
  intl: {
    headerLinks: () => ({ sales_url: null, hotels_url: null, ticket_finder_url: '/download-documents' }),
    hotelsPartner: 'Stayfinder',
    own: () => ({ popular_destinations_intl: popularDestinations('intl'), railway: railway('intl') }),
  },
};

/**
 * Returns the configs of a brand; none for an unknown one.
 * @param elsewhere address of the pages in place of external sites, without a trailing slash
 * @param now by the sandbox's clock
 */
export function configsOf(brand: string, elsewhere: string, now: Date): ConfigsWire {
  const content = Object.hasOwn(BRANDS, brand) ? BRANDS[brand] : undefined;
  return content
    ? {
        ...configs(elsewhere, content),
        ...content.own(),
        sellers: sellersOf(brand),
        prize_draw: prizeDrawOf(brand, now),
        blog: blogOf(elsewhere, now),
        service_fees: CURRENCY_CODES.map(feesIn),
      }
    : {};
}

function configs(elsewhere: string, { headerLinks, hotelsPartner }: BrandContent): ConfigsWire {
  return {
    home_banners: [
      banner('promotion', '/helpcenter'),
      banner('tg', `${elsewhere}/telegram`),
      banner('blog', `${elsewhere}/blog`),
      banner('easter_egg', '/404'),
    ],
    faq: QUESTIONS.map((id) => ({
      id,
      question_key: `home.faq.${id}.question`,
      answer_key: `home.faq.${id}.answer`,
    })),
    hotels: {
      is_enabled: true,
      is_checked: false,
      partner_name: hotelsPartner,
      url: `${elsewhere}/hotels`,
      label: 'home_search_form',
    },
    visa_checker: { is_enabled: true, url: '/visa-checker' },
    // There is no app in any store: the site itself is put on the home screen.
    app_links: [],
    header_links: headerLinks(elsewhere),
    war_banner: { is_enabled: false, text_key: 'war_banner.text', url: null },
    // No certificates are sold.
    gift: {
      is_enabled: false,
      title_key: 'gift.title',
      text_key: 'gift.text',
      action_key: 'gift.action',
      url: '/helpcenter',
    },
    covid_banner: { is_enabled: false, text_key: 'covid_banner.text', url: null },
    subscription: {
      is_enabled: true,
      promo_text_key: 'home.subscription.promo',
      blog: {
        title_key: 'home.subscription.blog.title',
        text_key: 'home.subscription.blog.text',
        url: `${elsewhere}/blog`,
      },
    },
    home_cities: HOME_CITIES,
  };
}

type BannerWire = NonNullable<ConfigsWire['home_banners']>[number];

/** Makes a banner; its texts are `home.banners.<type>.title`, `.text` and `.action`. */
function banner(type: BannerWire['type'], url: string): BannerWire {
  const key = `home.banners.${type}`;
  return { id: type, type, title_key: `${key}.title`, text_key: `${key}.text`, action_key: `${key}.action`, url };
}
