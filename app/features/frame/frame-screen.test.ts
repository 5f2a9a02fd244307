import { describe, expect, it } from 'vitest';
import { signedIn, testContext } from '#tests/fixtures/request-context';
import { DEFAULT_FEATURES, type Features } from '~/bff/request/features';
import { BRANDS, type Brand } from '~/market/brands';
import { resolveMarket } from '~/market/resolve';
import { enabledNotices } from './banners/banners.server';
import { findFrameFacts, frameScreen, NO_FACTS, type FrameFacts } from './frame-screen.server';

const NOW = new Date('2031-04-10T12:00:00Z');

function visitorOf(brand: Brand, query = '', cookies = new Map<string, string>()) {
  const url = new URL(`http://shop/${query}`);
  return { brand, cookies, market: resolveMarket({ brand, url, cookies, acceptLanguage: null }) };
}

type Known = { features?: Partial<Features>; configs?: Partial<FrameFacts['configs']>; texts?: FrameFacts['texts'] };

function screenOf(brand: Brand, { features, configs, texts }: Known = {}, query = '') {
  const facts: FrameFacts = {
    ...NO_FACTS,
    features: { ...DEFAULT_FEATURES, ...features },
    configs: { ...NO_FACTS.configs, ...configs },
    texts: texts ?? {},
  };
  return frameScreen(visitorOf(brand, query), facts, NOW);
}

const HEADER_LINKS = { salesUrl: '/sales', hotelsUrl: 'https://hotels.example/', ticketFinderUrl: '/user/orders' };

describe('header', () => {
  it.each<[string, Brand, Known, string[]]>([
    ['nothing known', BRANDS.ru, {}, ['ticketFinder']],
    ['all of it', BRANDS.ru, { configs: { header_links: HEADER_LINKS } }, ['hotels', 'ticketFinder']],
    [
      'sales are on',
      BRANDS.ru,
      { configs: { header_links: HEADER_LINKS }, features: { salesLanding: true } },
      ['sales', 'hotels', 'ticketFinder'],
    ],
    ['sales are on without an address', BRANDS.ru, { features: { salesLanding: true } }, ['ticketFinder']],
    [
      'links taken away',
      BRANDS.ru,
      { configs: { header_links: { salesUrl: null, hotelsUrl: null, ticketFinderUrl: null } } },
      [],
    ],
    [
      'a brand without hotels and sales',
      BRANDS.intl,
      { configs: { header_links: HEADER_LINKS }, features: { salesLanding: true } },
      ['ticketFinder'],
    ],
  ])('%s', (_, brand, configs, names) => {
    expect(screenOf(brand, configs).header.offers.map(({ name }) => name)).toEqual(names);
  });

  it('offers signing in only where there are accounts', () => {
    expect(screenOf(BRANDS.intl).header.canSignIn).toBe(true);
    expect(screenOf(BRANDS.intl, { features: { accounts: false } }).header.canSignIn).toBe(false);
  });

  it('shows the account instead after signing in', () => {
    const account = signedIn({ email: 'ann@example.com' });
    const { header } = frameScreen(visitorOf(BRANDS.ru), { ...NO_FACTS, account }, NOW);
    expect([header.canSignIn, header.email]).toEqual([false, 'ann@example.com']);
    expect(JSON.stringify(header)).not.toContain(account.token.reveal());
  });
});

describe('footer', () => {
  const seo_links = {
    isHidden: false,
    links: [
      { section: 'cities' as const, title: 'Сочи', url: '/cities/sochi' },
      { section: 'directions' as const, title: 'Москва — Сочи', url: '/search?from=MOW&to=AER' },
    ],
  };

  it('shows landing pages when enabled, not hidden, and in Russian', () => {
    const isShown = (brand: Brand, seoLandings: boolean, isHidden: boolean) =>
      screenOf(brand, { features: { seoLandings }, configs: { seo_links: { ...seo_links, isHidden } } }).footer.seo;
    expect(isShown(BRANDS.ru, true, false)?.map(({ name }) => name)).toEqual(['directions', 'cities']);
    expect(isShown(BRANDS.ru, false, false)).toBeNull();
    expect(isShown(BRANDS.ru, true, true)).toBeNull();
    expect(isShown(BRANDS.intl, true, false)).toBeNull();
  });

  it('has the easter egg when the settings include its banner', () => {
    const egg = { id: 'egg', type: 'easter_egg' as const, titleKey: 't', textKey: null, actionKey: null, url: null };
    expect(screenOf(BRANDS.ru, { configs: { home_banners: [egg] } }).footer.easterEgg?.number).toBe(1);
    expect(screenOf(BRANDS.ru, { configs: { home_banners: [{ ...egg, type: 'tg' }] } }).footer.easterEgg).toBeNull();
  });

  it('shows the year, and the railway caption on its brand', () => {
    expect(screenOf(BRANDS.ru).footer).toMatchObject({ year: 2031, hasRailwayCaption: true, hasExtraAppStore: true });
    expect(screenOf(BRANDS.intl).footer).toMatchObject({ hasRailwayCaption: false, hasExtraAppStore: false });
  });
});

describe('banners', () => {
  const covid_banner = { isEnabled: true, textKey: 'covid', url: null };

  it('asks about cookies until they are accepted', () => {
    const asks = (cookies: Map<string, string>) =>
      frameScreen(visitorOf(BRANDS.ru, '', cookies), NO_FACTS, NOW).banners.hasCookieNote;
    expect(asks(new Map())).toBe(true);
    expect(asks(new Map([['cookie_policy_accepted', '1']]))).toBe(false);
  });

  it('tell of closed airspace where the country has that notice', () => {
    const { market } = visitorOf(BRANDS.ru);
    const war = { isEnabled: true, textKey: 'war', url: null };
    // No brand sells there now; its country keeps the flag.
    const kindsIn = (country: 'UA' | 'RU', isEnabled = true) =>
      enabledNotices({ market: { ...market, country }, covid: null, war: { ...war, isEnabled } }).map(
        ({ kind }) => kind,
      );
    expect([kindsIn('UA'), kindsIn('RU'), kindsIn('UA', false)]).toEqual([['war'], [], []]);
  });

  it.each<[string, Brand, Known, string | null]>([
    ['asked for', BRANDS.ru, { configs: { covid_banner }, texts: { covid: 'Masks' } }, 'Masks'],
    ['no words', BRANDS.ru, { configs: { covid_banner } }, null],
    [
      'off',
      BRANDS.ru,
      { configs: { covid_banner: { ...covid_banner, isEnabled: false } }, texts: { covid: 'M' } },
      null,
    ],
    ['not in this country', BRANDS.intl, { configs: { covid_banner }, texts: { covid: 'M' } }, null],
  ])('covid: %s', (_, brand, known, text) => {
    expect(screenOf(brand, known).banners.notices[0]?.text ?? null).toBe(text);
  });
});

it('the frame is complete without any service', async () => {
  const context = testContext();
  expect(await findFrameFacts(context)).toEqual(NO_FACTS);
});
