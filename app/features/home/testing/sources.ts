import { DEFAULT_FEATURES } from '~/bff/request/features';
import type { PopularCity } from '~/upstream/landings/contract';
import type { HomeConfigs, HomeSources } from '../home-sources.server';

const place = (code: string, en: string, ru: string, countryCode: string) => ({
  code,
  names: { en, ru },
  nameCases: null,
  countryCode,
});

export const LONDON = place('LON', 'London', 'Лондон', 'GB');
export const ROME = place('ROM', 'Rome', 'Рим', 'IT');
export const OSLO = place('OSL', 'Oslo', 'Осло', 'NO');

/** Builds a popular city with a price in pounds. */
export function popularCity(changes: Partial<PopularCity> = {}): PopularCity {
  return {
    code: 'ROM',
    name: 'Rome',
    nameCases: null,
    country: { code: 'IT', name: 'Italy' },
    tagCodes: ['city_break'],
    price: { amount: 4_550, currency: 'GBP' },
    departureDate: '2031-05-02',
    ...changes,
  };
}

/** Sources when no service answers. */
export const NO_SOURCES: HomeSources = {
  isIncomplete: false,
  visitorCity: null,
  homePlace: null,
  examples: [],
  features: DEFAULT_FEATURES,
  configs: null,
  directions: [],
  trains: [],
  homeCity: null,
  tags: [],
  query: { tag: null, offset: 0 },
  parts: [],
  offers: [],
  months: null,
  texts: {},
};

/** Builds configs that contain only `changes`. */
export function someConfigs(changes: Partial<HomeConfigs>): HomeConfigs {
  return {
    home_banners: null,
    faq: null,
    hotels: null,
    visa_checker: null,
    app_links: null,
    subscription: null,
    header_links: null,
    blog: null,
    prize_draw: null,
    gift: null,
    home_cities: null,
    popular_destinations_ru: null,
    popular_destinations_intl: null,
    ...changes,
  };
}
