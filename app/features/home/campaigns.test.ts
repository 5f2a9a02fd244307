import { describe, expect, it } from 'vitest';
import { DEFAULT_FEATURES } from '~/bff/request/features';
import { resolveMarket } from '~/market/resolve';
import { BRANDS } from '~/market/brands';
import { bannersOf } from './banners.server';
import { blogScreen } from './blog.server';
import { openDraw } from './prize-draw.server';
import { subscriptionScreen } from './subscription.server';
import { someConfigs } from './testing/sources';

const NOW = new Date('2031-05-10T12:00:00Z');
const marketAt = (path: string) =>
  resolveMarket({
    brand: BRANDS[path.startsWith('/ru') ? 'ru' : 'intl'],
    url: new URL(`https://shop.example${path.replace('/ru', '/')}`),
    cookies: new Map(),
    acceptLanguage: null,
  });
const [BRITISH, GERMAN, RUSSIAN] = [marketAt('/en-gb'), marketAt('/de-de'), marketAt('/ru')];
const post = (language: string, publishedOn: string, url = `/${language}-${publishedOn}`) => ({
  language,
  title: `Post of ${publishedOn}`,
  text: 'About bags',
  url,
  publishedOn,
});
const BLOG = {
  url: 'https://blog.example/',
  posts: [
    post('en', '2031-04-01'),
    post('en', '2031-05-09'),
    post('en', '2031-05-11'),
    post('en', '2031-03-01'),
    post('en', '2031-02-01'),
    post('ru', '2031-05-01'),
  ],
};
const ON = { ...DEFAULT_FEATURES, blog: true, prizeDraw: true };

describe('the blog', () => {
  it('shows the three latest published posts of the page’s language', () => {
    const posts = blogScreen(BLOG, ON, BRITISH, NOW)?.posts.map(({ link }) => link.href);
    expect(posts).toEqual(['/en-2031-05-09', '/en-2031-04-01', '/en-2031-03-01']);
  });

  it.each([
    ['without its flag', BLOG, DEFAULT_FEATURES, BRITISH],
    ['without settings', null, ON, BRITISH],
    ['in a language without posts', BLOG, ON, GERMAN],
  ])('is not there %s', (_, blog, features, market) => expect(blogScreen(blog, features, market, NOW)).toBeNull());

  it('is what the second card of the newsletter leads to, and there is no card without it', () => {
    const subscription = {
      isEnabled: true,
      promoTextKey: 'promo',
      blog: { titleKey: 'title', textKey: 'text', url: BLOG.url },
    };
    const texts = { promo: 'Once a week', title: 'Notes', text: 'Short articles' };
    const at = (market: typeof BRITISH, features: Parameters<typeof subscriptionScreen>[0]['features'] = ON) =>
      subscriptionScreen({ features, configs: { subscription, blog: BLOG }, texts }, market, null, NOW);
    expect(at(BRITISH)).toMatchObject({ promo: 'Once a week', blog: { title: 'Notes', link: { href: BLOG.url } } });
    expect(at(GERMAN)?.blog).toBeNull();
    expect(at(BRITISH, { ...ON, subscription: false })).toBeNull();
  });
});

const DRAW = {
  id: 'spring',
  prizeKey: 'prize',
  winners: 1,
  countries: ['GB', 'RU'],
  startsAt: '2031-05-01T00:00:00Z',
  endsAt: '2031-06-01T00:00:00Z',
  drawnOn: '2031-06-05',
};

describe('the prize draw', () => {
  it.each<[string, Date, typeof BRITISH, typeof ON, isOpen: boolean]>([
    ['is open', NOW, BRITISH, ON, true],
    ['has not begun', new Date('2031-04-30T23:59:59Z'), BRITISH, ON, false],
    ['is over', new Date('2031-06-01T00:00:00Z'), BRITISH, ON, false],
    ['is for other countries', NOW, GERMAN, ON, false],
    ['is switched off', NOW, BRITISH, { ...ON, prizeDraw: false }, false],
  ])('%s', (_, now, market, features, isOpen) => {
    expect(openDraw(DRAW, features, market, now)).toEqual(isOpen ? DRAW : null);
    const configs = someConfigs({ prize_draw: DRAW });
    const banners = bannersOf({ features, configs, texts: { prize: 'two flights' } }, market, false, now);
    expect(banners.map(({ link }) => link?.href)).toEqual(isOpen ? ['/prize-draw'] : []);
  });

  it('is not announced without the words for what is won, and is in the first place', () => {
    const home_banners = [
      { id: 'tg', type: 'tg' as const, titleKey: 'tg', textKey: null, actionKey: null, url: '/app' },
    ];
    const configs = someConfigs({ prize_draw: DRAW, home_banners });
    const at = (texts: Record<string, string>) =>
      bannersOf({ features: ON, configs, texts: { tg: 'Prices', ...texts } }, BRITISH, false, NOW);
    expect(at({}).map(({ type }) => type)).toEqual(['tg']);
    expect(at({ prize: 'two flights' }).map(({ type }) => type)).toEqual(['prize_draw', 'tg']);
  });
});

it('gift certificates have a banner in countries with them, while the settings enable it', () => {
  const gift = { isEnabled: true, titleKey: 'title', textKey: 'text', actionKey: 'action', url: '/gift' };
  const texts = { title: 'Give a trip', text: 'For any sum', action: 'Choose' };
  const at = (market: typeof BRITISH, isEnabled = true) =>
    bannersOf({ features: ON, configs: someConfigs({ gift: { ...gift, isEnabled } }), texts }, market, false, NOW);
  expect(at(RUSSIAN)).toEqual([
    {
      type: 'gift',
      title: 'Give a trip',
      text: 'For any sum',
      link: { href: '/gift', label: 'Choose', isExternal: false },
    },
  ]);
  expect(at(RUSSIAN, false)).toEqual([]);
  expect(at(BRITISH)).toEqual([]);
});
