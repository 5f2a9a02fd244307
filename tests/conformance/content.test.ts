import { describe, expect, it } from 'vitest';
import { DEFAULT_FEATURES } from '~/bff/request/features';
import { BRANDS } from '~/market/brands';
import { LOCALES } from '~/market/locales';
import { configSchemas, type ConfigName } from '~/upstream/settings/contract';
import { GERMAN, RUSSIAN, wholeSandbox } from './whole-sandbox';

const { clients, remote } = wholeSandbox();

describe('settings.findConfigs', () => {
  const names = Object.keys(configSchemas) as ConfigName[];

  it.each([
    [RUSSIAN, ['popular_destinations_intl']],
    [GERMAN, ['popular_destinations_ru', 'seo_links']],
  ] as const)('has every config that the shop reads for %j, without those of another brand', async (market, notOwn) => {
    const configs = await clients(market).settings.findConfigs(names);
    expect(names.filter((name) => configs[name] === null).toSorted()).toEqual(notOwn);
    const types = configs.home_banners?.map(({ type }) => type).toSorted();
    expect(types).toEqual(['blog', 'easter_egg', 'promotion', 'tg']);
    expect([configs.war_banner?.isEnabled, configs.gift?.isEnabled]).toEqual([false, false]);
    expect(configs.covid_banner?.isEnabled).toBe(false);
  });

  it('fetches values once, and again after a change', async () => {
    const { settings, reports } = clients();
    await settings.findConfigs(['faq', 'hotels']);
    await settings.findConfigs(['hotels', 'faq']);
    expect(reports).toHaveLength(2);
  });

  it('names an existing home city for every country', async () => {
    const { home_cities: homes } = await clients().settings.findConfigs(['home_cities']);
    for (const country of [...BRANDS.ru.countries, ...BRANDS.intl.countries]) {
      expect(await clients().suggest.find(homes?.[country] ?? ''), country).not.toBeNull();
    }
  });

  it('links only to existing places', async () => {
    const { app_links, hotels, visa_checker, home_banners, blog } = await clients().settings.findConfigs([
      'app_links',
      'hotels',
      'visa_checker',
      'home_banners',
      'blog',
    ]);
    const pages = [...(app_links ?? []), ...(home_banners ?? []), ...(blog?.posts ?? [])];
    const links = [hotels, visa_checker, blog, ...pages].map((one) => one?.url ?? '');
    for (const link of links.filter((url) => !url.startsWith('/'))) expect((await fetch(link)).status, link).toBe(200);
    expect(links.length).toBeGreaterThan(6);
  });
});

describe('settings.findSeller', () => {
  it.each([
    [RUSSIAN, 'RU', /^ООО/],
    [GERMAN, 'DE', /GmbH$/],
    [GERMAN, 'US', /Inc\.$/],
    [GERMAN, 'SG', /Ltd$/],
  ] as const)('%j names the company of %s', async (market, country, name) => {
    const seller = await clients(market).settings.findSeller(country);
    expect(seller?.name).toMatch(name);
    expect(seller?.facts.map(({ kind }) => kind)).toContain('register');
  });
});

describe('settings.findPopularDestinations', () => {
  it.each([
    [RUSSIAN, 'MOW', 'Сочи'],
    [GERMAN, 'LON', 'Barcelona'],
  ] as const)('%j', async (market, departure, arrival) => {
    const destinations = await clients(market).settings.findPopularDestinations();
    const from = destinations?.cities.find(({ departureCode }) => departureCode === departure);
    expect(from?.arrivals.map(({ names }) => names[market.locale])).toContain(arrival);
    expect(destinations?.countries.length).toBeGreaterThan(4);
  });
});

describe('settings.getFeatures', () => {
  it('has every flag of the shop', async () => {
    const flags = await clients().settings.getFeatures();
    const asked = Object.keys(DEFAULT_FEATURES).map((flag) =>
      flag.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    );
    expect(asked.filter((flag) => typeof flags[flag] !== 'boolean')).toEqual([]);
  });

  it('differs by country, and follows /control', async () => {
    const inUzbekistan = await clients({ ...RUSSIAN, country: 'UZ' }).settings.getFeatures();
    expect(inUzbekistan.app_link_form).toBe(false);
    await remote.control({ settings: { features: { app_link_form: true } } });
    expect(await clients({ ...RUSSIAN, country: 'UZ' }).settings.getFeatures()).toMatchObject({ app_link_form: true });
    await remote.control({ settings: { features: {} } });
  });
});

describe('texts.list', () => {
  it.each(LOCALES.map((locale) => [locale] as const))('has every text that the configs name in %s', async (locale) => {
    const { settings, texts } = clients({ ...GERMAN, locale });
    const configs = await settings.findConfigs([
      'home_banners',
      'faq',
      'subscription',
      'covid_banner',
      'war_banner',
      'prize_draw',
    ]);
    const keys = [
      ...(configs.home_banners ?? []).flatMap(({ titleKey, textKey, actionKey }) => [titleKey, textKey, actionKey]),
      ...(configs.faq ?? []).flatMap(({ questionKey, answerKey }) => [questionKey, answerKey]),
      configs.subscription?.promoTextKey,
      configs.subscription?.blog?.titleKey,
      configs.subscription?.blog?.textKey,
      configs.covid_banner?.textKey,
      configs.war_banner?.textKey,
      configs.prize_draw?.prizeKey,
    ].filter((key) => typeof key === 'string');
    const found = await texts.list(keys);
    expect(keys.filter((key) => !found[key])).toEqual([]);
    expect(Object.values(found).filter((text) => /[<>&]/.test(text))).toEqual([]);
  });

  it('omits unknown texts, and makes no call for an empty list', async () => {
    const { texts, reports } = clients();
    expect(await texts.list(['no.such.text'])).toEqual({});
    expect(await texts.list([])).toEqual({});
    expect(reports).toHaveLength(1);
  });
});

describe('social.list', () => {
  it.each([
    [RUSSIAN, 'vk'],
    [GERMAN, 'instagram'],
    [{ ...GERMAN, country: 'US', locale: 'en' }, 'x'],
  ] as const)('%j has %s', async (market, code) => {
    const networks = await clients(market).social.list('shop.example');
    expect(networks.map((network) => network.code)).toContain(code);
    for (const { url } of networks) expect((await fetch(url)).status, url).toBe(200);
  });
});
