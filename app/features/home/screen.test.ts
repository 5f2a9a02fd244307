import { describe, expect, it } from 'vitest';
import { DEFAULT_FEATURES } from '~/bff/request/features';
import { readFilter } from '~/features/search/filters/filter-link';
import { parseSearchUrl } from '~/features/search/query/search-url';
import { BRANDS } from '~/market/brands';
import { resolveMarket } from '~/market/resolve';
import type { HomeSources } from './home-sources.server';
import { homeScreen } from './screen.server';
import type { FormNotice } from './form-notice.server';
import { LONDON, NO_SOURCES, OSLO, popularCity, ROME, someConfigs } from './testing/sources';

const NOW = new Date('2031-04-10T12:00:00Z');

function screenAt(address: string, sources: Partial<HomeSources> = {}, sent: FormNotice | null = null) {
  const url = new URL(address);
  const brand = BRANDS[url.host === 'ru' ? 'ru' : 'intl'];
  const market = resolveMarket({ brand, url, cookies: new Map(), acceptLanguage: null });
  return homeScreen(
    { brand, market, url, publicOrigin: 'https://shop.example' },
    { ...NO_SOURCES, ...sources },
    sent,
    NOW,
  );
}

const BRITISH = 'http://intl/en-gb';
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

describe('the form of the home page', () => {
  it('starts in four days, for one adult', () => {
    const { form } = screenAt('http://ru/');
    const departureDate = '2031-04-14';
    expect(form.values).toMatchObject({ departure: { text: '' }, departureDate, adults: 1, cabinClass: 'economy' });
    expect([form.isPickerOpen, form.errors]).toEqual([false, {}]);
  });

  it('is filled from its link', () => {
    const { form } = screenAt('http://ru/?departure=Москва&adults=2&childrenAges=7&open=passengers');
    expect(form.values).toMatchObject({ departure: { text: 'Москва' }, adults: 2, childrenAges: [7] });
    expect(form.isPickerOpen).toBe(true);
  });

  describe('starts with the visitor’s city', () => {
    const visitorCity = {
      code: 'LON',
      names: { en: 'London', ru: 'Лондон' },
      nameCases: null,
      hotelPartnerId: null,
      countryCode: 'GB',
    };

    it('in the language of the page, while the form is untouched', () => {
      const { form } = screenAt('http://ru/', { visitorCity });
      expect(form.values.departure).toEqual({ text: 'Лондон', code: 'LON', label: 'Лондон' });
      expect(form.isFresh).toBe(true);
    });

    it.each(['?arrival=Рим', '?adults=2', '?dateType=range', '?legs[0].departure='])('but not with %s', (query) => {
      const { form } = screenAt(`http://ru/${query}`, { visitorCity });
      expect([form.values.departure.text, form.isFresh]).toEqual(['', undefined]);
    });

    it('or with the biggest city of the country', () => {
      const homePlace = { ...visitorCity, code: 'MOW', names: { ru: 'Москва' } };
      expect(screenAt('http://ru/', { homePlace }).form.values.departure.code).toBe('MOW');
      expect(screenAt('http://ru/', { homePlace, visitorCity }).form.values.departure.code).toBe('LON');
    });

    it('also when the address has other parameters', () => {
      expect(screenAt('http://ru/?agent=x', { visitorCity }).form.values.departure.code).toBe('LON');
    });

    it('but not in the links of the page', () => {
      const parts = [{ cities: [popularCity()], total: 40 }] as HomeSources['parts'];
      const { destinations } = screenAt(BRITISH, { visitorCity, homeCity: 'LON', parts });
      expect(destinations).not.toBeNull();
      expect(JSON.stringify(destinations)).not.toContain('departureCode');
    });
  });

  it('has one canonical address', () => {
    expect(screenAt('http://ru/?departure=X').canonical).toBe('https://shop.example/');
    expect(screenAt(`${BRITISH}?currency=EUR`).canonical).toBe('https://shop.example/en-gb');
  });

  it('posts to the index route at "/", and to the market’s path elsewhere', () => {
    expect(screenAt('http://ru/').action).toBe('/?index');
    expect(screenAt(BRITISH).action).toBe('/en-gb');
  });
});

describe('blocks of the home page', () => {
  it('are left out when no service answers, except those that need none', () => {
    expect(screenAt(BRITISH)).toMatchObject({
      partners: [],
      directions: [],
      destinations: null,
      offers: [],
      banners: [],
      hasBenefits: true,
      questions: [],
      subscription: { promo: null, sentTo: null, blog: null },
      app: { stores: [], hasForm: true, sentTo: null },
    });
  });

  it('are hidden by their flags', () => {
    const features = { ...DEFAULT_FEATURES, popularDirections: false, subscription: false, appLinkForm: false };
    const directions = [{ departure: LONDON, arrival: ROME, price: null, departureDate: null }];
    const parts = [{ cities: [popularCity()], total: 1 }];
    expect(screenAt(BRITISH, { features, directions, parts, homeCity: 'LON' })).toMatchObject({
      directions: [],
      destinations: null,
      subscription: null,
      app: { hasForm: false },
    });
  });

  it('directions: shows prices in the market’s currency, and links to a search on that day', () => {
    const directions = [
      {
        departure: LONDON,
        arrival: ROME,
        price: { amount: 4_550, currency: 'GBP' as const },
        departureDate: '2031-05-02',
      },
      { departure: LONDON, arrival: OSLO, price: null, departureDate: null },
    ];
    const [rome, oslo] = screenAt(BRITISH, { directions }).directions[0]?.rows ?? [];
    expect(rome).toMatchObject({ departure: 'London', arrival: 'Rome', date: 'Fri 2 May', price: 'from £45.50' });
    expect(oslo).toMatchObject({ arrival: 'Oslo', price: null });
    for (const row of [rome, oslo]) {
      expect(parseSearchUrl(new URL(row?.href ?? '', 'http://shop'), '2031-04-10')).toMatchObject({
        isCanonical: true,
      });
    }
    expect(rome?.href).toContain('iatax:LON_2031-05-02_date_2031-05-02_iatax:ROM');
  });

  it('directions: by plane and by train, each with results of its own kind', () => {
    const directions = [{ departure: LONDON, arrival: ROME, price: null, departureDate: '2031-05-02' }];
    const lists = screenAt(BRITISH, { directions, trains: directions }).directions;
    const kinds = lists.map(({ icon, rows: [row] }) => [
      icon,
      readFilter(new URL(row?.href ?? '', 'http://shop').searchParams).choices,
    ]);
    expect(kinds).toEqual([
      ['plane', { transportKind: ['Airplane'] }],
      ['train', { transportKind: ['Train'] }],
    ]);
    expect(screenAt(BRITISH, { directions }).directions).toHaveLength(1);
  });

  it('offers: shows day, carrier, transfers and price', () => {
    const point = (code: string, name: string) => ({ code, airportCode: code, name, nameCases: null });
    const offer = {
      id: '1',
      departure: point('MOW', 'Москва'),
      arrival: point('AER', 'Сочи'),
      departureDateTime: '2031-05-04T23:30:00+03:00',
      carrier: { code: 'XX', name: 'Пример' },
      transfers: 2,
      price: { amount: 1_234_500, currency: 'RUB' as const },
    };
    const { offers } = screenAt('http://ru/', { offers: [offer, { ...offer, transfers: 0 }] });
    expect(offers.map(({ flight }) => plain(flight))).toEqual(['Пример, 2 пересадки', 'Пример, без пересадок']);
    expect(offers[0]).toMatchObject({ departure: 'Москва', arrival: 'Сочи', date: 'вс, 4 мая' });
    expect(plain(offers[0]?.price)).toBe('12 345 ₽');
    expect(offers[0]?.href).toContain('iatax:MOW_2031-05-04_');
  });

  it('offers: shows at most three, without duplicates of the directions', () => {
    const point = ({ code, names }: typeof LONDON) => ({ code, airportCode: code, name: names.en, nameCases: null });
    const offers = [ROME, OSLO, OSLO, OSLO, OSLO].map((arrival, index) => ({
      id: String(index),
      departure: point(LONDON),
      arrival: point(arrival),
      departureDateTime: `2031-05-0${index + 1}T12:00:00+01:00`,
      carrier: { code: 'XX', name: 'Example Air' },
      transfers: 0,
      price: { amount: 5_000, currency: 'GBP' as const },
    }));
    const directions = [{ departure: LONDON, arrival: ROME, price: null, departureDate: null }];
    const shown = screenAt(BRITISH, { offers, directions }).offers;
    expect(shown.map(({ arrival }) => arrival)).toEqual(['Oslo', 'Oslo', 'Oslo']);
  });

  it('directions, offers: leaves out those of the destinations above', () => {
    const parts = [{ cities: [popularCity({ code: 'ROM' })], total: 1 }];
    const directions = [ROME, OSLO].map((arrival) => ({
      departure: LONDON,
      arrival,
      price: null,
      departureDate: null,
    }));
    const shown = screenAt(BRITISH, { directions, parts, homeCity: 'LON' });
    expect(shown.directions[0]?.rows.map(({ arrival }) => arrival)).toEqual(['Oslo']);
    const other = screenAt(BRITISH, { directions, parts, homeCity: 'BER' });
    expect(other.directions[0]?.rows.map(({ arrival }) => arrival)).toEqual(['Rome', 'Oslo']);
  });

  it('offers, directions: nothing for a day that has passed', () => {
    const point = ({ code, names }: typeof LONDON) => ({ code, airportCode: code, name: names.en, nameCases: null });
    const offer = (departureDateTime: string) => ({
      id: departureDateTime,
      departure: point(LONDON),
      arrival: point(OSLO),
      departureDateTime,
      carrier: { code: 'XX', name: 'Example Air' },
      transfers: 0,
      price: { amount: 5_000, currency: 'GBP' as const },
    });
    const price = { amount: 4_000, currency: 'GBP' as const };
    const screen = screenAt(BRITISH, {
      offers: [offer('2031-03-30T12:00:00+01:00'), offer('2031-05-01T12:00:00+01:00')],
      directions: [{ departure: LONDON, arrival: ROME, price, departureDate: '2031-03-30' }],
    });
    expect(screen.offers.map(({ href }) => href)).toEqual([expect.stringContaining('2031-05-01')]);
    expect(screen.directions[0]?.rows[0]?.price).toBeNull();
    expect(screen.directions[0]?.rows[0]?.href).not.toContain('2031-03-30');
  });

  it('partners: shows hotels for the form’s dates and people, and the visa checker', () => {
    const configs = someConfigs({
      hotels: {
        isEnabled: true,
        isChecked: false,
        partnerName: 'Stayfinder',
        url: 'https://stay.example/hotels',
        label: 'home',
      },
      visa_checker: { isEnabled: true, url: 'https://visa.example/' },
    });
    const address = `${BRITISH}?departureDate=2031-06-01&dateBack=2031-06-08&adults=2&childrenAges=4&childrenAges=0`;
    expect(screenAt(address, { configs }).partners).toEqual([
      {
        href: 'https://stay.example/hotels?checkin=2031-06-01&checkout=2031-06-08&adults=2&children=4&children=1&currency=GBP&label=home',
        label: 'Hotels at Stayfinder',
        isExternal: true,
      },
      { href: 'https://visa.example/', label: 'Do I need a visa?', isExternal: true },
    ]);
    const withoutHotels = { ...DEFAULT_FEATURES, hotels: false };
    expect(screenAt(BRITISH, { configs, features: withoutHotels }).partners).toHaveLength(1);
  });

  it('subscription: shows promotion and blog where editors have written them', () => {
    const configs = someConfigs({
      subscription: {
        isEnabled: true,
        promoTextKey: 'promo',
        blog: { titleKey: 'title', textKey: 'text', url: 'https://blog.example/' },
      },
      blog: {
        url: 'https://blog.example/',
        posts: [{ language: 'en', title: 'Bags', text: 'Sizes', url: '/bags', publishedOn: '2031-04-01' }],
      },
    });
    const features = { ...DEFAULT_FEATURES, blog: true };
    const texts = { promo: '5 % off', title: 'Our blog', text: 'About flying' };
    expect(screenAt(BRITISH, { features, configs, texts }).subscription).toEqual({
      promo: '5 % off',
      sentTo: null,
      blog: {
        title: 'Our blog',
        text: 'About flying',
        link: { href: 'https://blog.example/', label: 'Our blog', isExternal: true },
      },
    });
    expect(screenAt(BRITISH, { configs }).subscription).toEqual({ promo: null, sentTo: null, blog: null });
    const off = someConfigs({ subscription: { isEnabled: false, promoTextKey: null, blog: null } });
    expect(screenAt(BRITISH, { configs: off }).subscription).toBeNull();
  });

  it('shows the notice of a form only once', () => {
    const email = screenAt(BRITISH, {}, { kind: 'subscription', email: 'a@example.com' });
    expect([email.subscription?.sentTo, email.app?.sentTo]).toEqual(['a@example.com', null]);
    const phone = screenAt(BRITISH, {}, { kind: 'appLink', phone: '+44 20 7946 0000' });
    expect([phone.subscription?.sentTo, phone.app?.sentTo]).toEqual([null, '+44 20 7946 0000']);
  });

  it('shows the additional store badge only on the brand that has it', () => {
    const configs = someConfigs({
      app_links: [
        { store: 'app_store', url: 'https://a.example/' },
        { store: 'ru_store', url: 'https://r.example/' },
      ],
    });
    expect(screenAt(BRITISH, { configs }).app?.stores).toHaveLength(1);
    expect(screenAt('http://ru/', { configs }).app?.stores).toHaveLength(2);
  });
});
