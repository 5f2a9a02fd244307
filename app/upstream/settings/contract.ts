/**
 * Settings: GET /versions.json, GET /get_configs.json (specification 1 §7) and GET /features.json. Defines the parts
 * that the specification leaves "not shown". Texts are keys of the texts service.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { placeCode } from '~/upstream/search/contract';
import { tolerantList } from '~/upstream/tolerance';
import { drawConfig } from './draw-contract';
import { feesConfig } from './fees-contract';
import { sellersConfig } from './seller-contract';

export const brandQuery = z.object({ brand: z.string() });
export const configsQuery = z.object({ names: z.string(), brand: z.string() });
export const featuresQuery = z.object({ brand: z.string(), country: z.string() });

/** 200 `{status, configs: [{name, version}]}`; the version changes with the value. */
export const versionsAnswer = z
  .looseObject({
    status: z.literal('success'),
    configs: z.array(z.looseObject({ name: z.string(), version: z.string() })),
  })
  .transform(({ configs }) => configs.map(({ name, version }) => ({ name, version })));

/** 200 `{status, configs: [{name, value}]}`; unknown names are left out. */
export const configsAnswer = z
  .looseObject({
    status: z.literal('success'),
    configs: z.array(z.looseObject({ name: z.string(), value: z.unknown() })),
  })
  .transform(({ configs }) => configs.map(({ name, value }) => ({ name, value })));

/** 200 `{status, features: {flag: boolean}}`, flags in snake_case. */
export const featuresAnswer = z
  .looseObject({ status: z.literal('success'), features: z.record(z.string(), z.unknown()) })
  .transform(({ features }) => features);

export type VersionsAnswerWire = z.input<typeof versionsAnswer>;
export type ConfigsAnswerWire = z.input<typeof configsAnswer>;
export type FeaturesAnswerWire = z.input<typeof featuresAnswer>;

// --- values of configs -------------------------------------------------------------------------------------------

/** A link target: a path of the shop or a web address; never a script or another protocol. */
const link = z.string().regex(/^(?:https?:\/\/|\/(?![/\\]))\S*$/i);

export const BANNER_TYPES = ['tg', 'promotion', 'blog', 'easter_egg'] as const;

const banner = z
  .looseObject({
    id: z.string(),
    type: z.enum(BANNER_TYPES),
    title_key: z.string(),
    text_key: z.string().nullish(),
    action_key: z.string().nullish(),
    url: link.nullish(),
  })
  .transform((wire) => ({
    id: wire.id,
    type: wire.type,
    titleKey: wire.title_key,
    textKey: wire.text_key ?? null,
    actionKey: wire.action_key ?? null,
    url: wire.url ?? null,
  }));
export type Banner = z.output<typeof banner>;

/** A line above the page. */
const notice = z
  .looseObject({ is_enabled: z.boolean(), text_key: z.string(), url: link.nullish() })
  .transform((wire) => ({ isEnabled: wire.is_enabled, textKey: wire.text_key, url: wire.url ?? null }));

const names = z.record(z.string(), z.string().nullish());

const destinations = z
  .looseObject({
    cities: tolerantList(
      z.looseObject({
        departure_code: placeCode,
        arrival_list: tolerantList(
          z.looseObject({ arrival_code: placeCode, arrival_name: names, arrival_country: names.nullish() }),
        ),
      }),
    ),
    countries: z.array(z.looseObject({ arrival_code: z.string(), arrival_name: names })).nullish(),
  })
  .transform((wire) => ({
    cities: wire.cities.map(({ departure_code, arrival_list }) => ({
      departureCode: departure_code,
      arrivals: arrival_list.map((arrival) => ({
        code: arrival.arrival_code,
        names: arrival.arrival_name,
        countryNames: arrival.arrival_country ?? {},
      })),
    })),
    countries: (wire.countries ?? []).map(({ arrival_code, arrival_name }) => ({
      code: arrival_code,
      names: arrival_name,
    })),
  }));

/**
 * Every config of the shop, by name. Names by language as in the suggest service. What cannot be read invalidates only its
 * own config, and of a list of banners, stores or links only its own entry.
 */
export const configSchemas = {
  /** Banners of the home page, in order. */
  home_banners: tolerantList(banner),
  /** Questions of the home page, in order. */
  faq: z
    .array(z.looseObject({ id: z.string(), question_key: z.string(), answer_key: z.string() }))
    .transform((list) =>
      list.map(({ id, question_key, answer_key }) => ({ id, questionKey: question_key, answerKey: answer_key })),
    ),
  /** The partner for hotels; the query of the deep link is appended to `url` (specification 1 §7). */
  hotels: z
    .looseObject({
      is_enabled: z.boolean(),
      is_checked: z.boolean().nullish(),
      partner_name: z.string(),
      url: link,
      label: z.string(),
    })
    .transform((wire) => ({
      isEnabled: wire.is_enabled,
      isChecked: wire.is_checked ?? false,
      partnerName: wire.partner_name,
      url: wire.url,
      label: wire.label,
    })),
  /** Entry to the partner with visa information. */
  visa_checker: z
    .looseObject({ is_enabled: z.boolean(), url: link })
    .transform((wire) => ({ isEnabled: wire.is_enabled, url: wire.url })),
  /** Stores where the shop's app is. */
  app_links: tolerantList(
    z.looseObject({ store: z.enum(['app_store', 'google_play', 'app_gallery', 'ru_store']), url: link }),
  ).transform((list) => list.map(({ store, url }) => ({ store, url }))),
  /** Links of the header; a link that is null is not shown. */
  header_links: z
    .looseObject({ sales_url: link.nullish(), hotels_url: link.nullish(), ticket_finder_url: link.nullish() })
    .transform((wire) => ({
      salesUrl: wire.sales_url ?? null,
      hotelsUrl: wire.hotels_url ?? null,
      ticketFinderUrl: wire.ticket_finder_url ?? null,
    })),
  covid_banner: notice,
  /** Links to landing pages under the footer, in order, in the language of those pages. */
  seo_links: z
    .looseObject({
      is_hidden: z.boolean().nullish(),
      links: tolerantList(
        z.looseObject({
          section: z.enum(['directions', 'cities', 'airports', 'airlines', 'countries']),
          title: z.string(),
          url: link,
        }),
      ),
    })
    .transform((wire) => ({
      isHidden: wire.is_hidden ?? false,
      links: wire.links.map(({ section, title, url }) => ({ section, title, url })),
    })),
  /** The e-mail block: `promoTextKey` selects the variant with a promotion; the second card leads to the blog. */
  subscription: z
    .looseObject({
      is_enabled: z.boolean(),
      promo_text_key: z.string().nullish(),
      blog: z.looseObject({ title_key: z.string(), text_key: z.string(), url: link }).nullish(),
    })
    .transform((wire) => ({
      isEnabled: wire.is_enabled,
      promoTextKey: wire.promo_text_key ?? null,
      blog: wire.blog ? { titleKey: wire.blog.title_key, textKey: wire.blog.text_key, url: wire.blog.url } : null,
    })),
  /** The brand's blog, with its latest posts, each in one language. */
  blog: z
    .looseObject({
      url: link,
      posts: tolerantList(
        z.looseObject({
          language: z.string(),
          title: z.string().min(1),
          text: z.string(),
          url: link,
          published_on: z.iso.date(),
        }),
      ),
    })
    .transform(({ url, posts }) => ({
      url,
      posts: posts.map(({ published_on, ...post }) => ({ ...post, publishedOn: published_on })),
    })),
  prize_draw: drawConfig,
  /** A line about closed airspace and the like, in countries that have it (flag `warBanner`). */
  war_banner: notice,
  /** Gift certificates, in countries that have them (flag `gift`). */
  gift: z
    .looseObject({
      is_enabled: z.boolean(),
      title_key: z.string(),
      text_key: z.string(),
      action_key: z.string(),
      url: link,
    })
    .transform((wire) => ({
      isEnabled: wire.is_enabled,
      titleKey: wire.title_key,
      textKey: wire.text_key,
      actionKey: wire.action_key,
      url: wire.url,
    })),
  /** The most likely departure city of a visitor, by country code. */
  home_cities: z.record(z.string(), z.string().regex(/^[A-Z]{3}$/)),
  /** Countries of the brand in which trains are sold: they have the pages about trains. */
  railway: z.looseObject({ countries: z.array(z.string()) }).transform(({ countries }) => ({ countries })),
  /** The companies behind the brand. */
  sellers: sellersConfig,
  /** The fees that the shop charges after the sale, in each currency. */
  service_fees: feesConfig,
  /** One for each brand (specification 1 §7). */
  popular_destinations_ru: destinations,
  popular_destinations_intl: destinations,
} as const;

export type ConfigName = keyof typeof configSchemas;
export type ConfigValue<Name extends ConfigName> = z.output<(typeof configSchemas)[Name]>;
export type ConfigWire<Name extends ConfigName> = z.input<(typeof configSchemas)[Name]>;
export type PopularDestinations = z.output<typeof destinations>;

/** Calls of the settings service. */
export const endpoints = endpointsOf('settings', {
  listVersions: {
    method: 'GET',
    path: '/versions.json',
    summary: 'Names and versions of all configs of a brand; asked before their values.',
    request: brandQuery,
    answer: versionsAnswer,
    envelope: null,
    isRead: true,
  },
  findConfigs: {
    method: 'GET',
    path: '/get_configs.json',
    summary: 'Values of configs by name. Shapes of the values: `configSchemas` in the contract.',
    request: configsQuery,
    answer: configsAnswer,
    envelope: null,
    isRead: true,
  },
  getFeatures: {
    method: 'GET',
    path: '/features.json',
    summary: 'Feature flags of a brand in a country.',
    request: featuresQuery,
    answer: featuresAnswer,
    envelope: null,
    isRead: true,
  },
});
