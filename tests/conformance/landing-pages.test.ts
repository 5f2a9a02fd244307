import { beforeAll, describe, expect, it } from 'vitest';
import { landingLinks, pathOf } from '~/features/landings/addresses';
import type { BlockInput } from '~/features/landings/block';
import { findSubject, type SubjectParams } from '~/features/landings/find-subject.server';
import { textsOf } from '~/features/landings/load-landing.server';
import { loadTimetable } from '~/features/landings/blocks/timetable/load.server';
import { timetableScreen } from '~/features/landings/blocks/timetable/screen.server';
import { localNow } from '~/features/landings/flights/scheduled-flights';
import type { BoardScreen } from '~/features/landings/blocks/board/screen.server';
import type { EntriesScreen } from '~/features/landings/blocks/entries/screen.server';
import { BLOCKS, isThin, type BlockName, type ListPage, type SubjectKind } from '~/features/landings/subjects';
import { BRANDS } from '~/market/brands';
import { parseSearchUrl } from '~/features/search/query/search-url';
import { START } from '#server/sandbox/testing/test-sandbox';
import { landingJsonLd } from '#tests/setup/landing-json-ld';
import { ENGLISH, landingLoaderOf, marketOf, RUSSIAN } from './landing-loader';
import { wholeSandbox } from './whole-sandbox';

const { clients } = wholeSandbox();
const load = landingLoaderOf(clients);

const WHOLE: readonly [SubjectKind, SubjectParams, missing: readonly BlockName[]][] = [
  ['route', { from: 'lon', to: 'nyc' }, []],
  ['route', { from: 'ber', to: 'ath' }, ['pairs']],
  ['route', { from: 'rek', to: 'aer' }, ['carriers', 'timetable', 'pairs']],
  ['airport-pair', { from: 'heathrow-lhr', to: 'jfk' }, []],
  ['airline-route', { slug: 'british-airways', from: 'lon', to: 'nyc' }, []],
  ['city', { slug: 'munich-muc' }, []],
  ['airport', { slug: 'heathrow-lhr' }, []],
  ['airport', { slug: 'muc' }, ['airports']],
  ['country', { slug: 'germany' }, []],
  ['airline', { slug: 'lufthansa' }, []],
  ['popular-directions', {}, []],
  ['cities', {}, []],
  ['airports', {}, []],
  ['countries', {}, []],
  ['airlines', {}, []],
  ['airlines-list', {}, []],
  ['top-airlines', {}, []],
];

describe('the blocks', () => {
  it.each(WHOLE)('of %s %j are all there, in their order, but for %j', async (kind, params, missing) => {
    const loaded = await load(kind, params);
    const expected = BLOCKS[kind].filter((name) => !missing.includes(name));
    expect(loaded?.screen.blocks.map(({ name }) => name)).toEqual(expected);
    expect(isThin(loaded!.subject)).toBe(missing.includes('carriers'));
    expect(JSON.stringify(loaded!.screen)).not.toMatch(/undefined|NaN|\{\{/);
  });

  it.each(BRANDS.intl.locales)('have texts in %s', async (locale) => {
    const market = marketOf('intl', `?locale=${locale}`);
    const { screen } = (await load('city', { slug: 'lon' }, market))!;
    expect(screen.head.title.length).toBeLessThanOrEqual(60);
    expect(screen.head.description.length).toBeLessThanOrEqual(155);
    const suffix = locale === 'en' ? '' : `?locale=${locale}`;
    expect(screen.head.trail[0]?.href).toBe(`/countries${suffix}`);
  });
});

describe('a subject', () => {
  it.each<[SubjectKind, SubjectParams]>([
    ['route', { from: 'lon', to: 'lon' }],
    ['route', { from: 'lon', to: 'qqq' }],
    ['city', { slug: 'nowhere-qqq' }],
    ['city', { slug: '../../x' }],
    ['airport', { slug: 'qqq' }],
    ['country', { slug: 'atlantis' }],
    ['airline', { slug: 'no-such-line' }],
    ['airport-pair', { from: 'lhr', to: 'lgw' }],
    ['airport-pair', { from: 'lhr', to: 'qqq' }],
    ['airport-pair', { from: 'heathrow', to: 'jfk' }],
    ['airline-route', { slug: 'no-such-line', from: 'lon', to: 'nyc' }],
    ['airline-route', { slug: 'british-airways', from: 'ber', to: 'muc' }],
    ['airline-route', { slug: 'british-airways', from: 'lon', to: 'qqq' }],
  ])('that does not exist has no page: %s %j', async (kind, params) => {
    expect(await load(kind, params)).toBeNull();
  });

  it('has names of its own beside a namesake', async () => {
    const [british, american] = [
      (await load('city', { slug: 'bhx' }, ENGLISH))!,
      (await load('city', { slug: 'bhm' }, ENGLISH))!,
    ];
    expect([british, american].map(({ screen }) => screen.head.name)).toEqual(
      Array(2).fill('Birmingham: flights and airports'),
    );
    expect(british.screen.head.title).not.toBe(american.screen.head.title);
    expect(british.screen.head.description).not.toBe(american.screen.head.description);
    expect(pathOf(british.subject, 'en')).not.toBe(pathOf(american.subject, 'en'));
  });

  it.each([
    ['moscow', 'sochi', '/routes/moscow-mow/sochi-aer'],
    ['new-york', 'munchen', '/routes/new-york-nyc/munich-muc'],
    ['london', 'rome-rom', '/routes/london-lon/rome-rom'],
    // There is a Birmingham in Alabama, too.
    ['birmingham', 'dublin', '/routes/birmingham-bhx/dublin-dub'],
  ])('is found by names without codes, the bigger of two cities: %s, %s', async (from, to, path) => {
    const { subject } = (await load('route', { from, to }, ENGLISH))!;
    expect(pathOf(subject, 'en')).toBe(path);
  });

  it.each([
    ['moscow', 'nowhere'],
    ['mosco', 'sochi'],
    ['rome', 'rome'],
  ])('is not found by parts of names: %s, %s', async (from, to) => {
    expect(await load('route', { from, to })).toBeNull();
  });

  it('is spelled with Latin letters in its address', async () => {
    const paths = async (code: string) => {
      const { subject } = (await load('city', { slug: code }))!;
      return [pathOf(subject, 'en'), pathOf(subject, 'de'), pathOf(subject, 'ru')];
    };
    expect(await paths('sao')).toEqual(['/cities/sao-paulo-sao', '/cities/sao-paulo-sao', '/cities/sao-paulo-sao']);
    expect(await paths('muc')).toEqual(['/cities/munich-muc', '/cities/munchen-muc', '/cities/munich-muc']);
    expect(await paths('lcj')).toEqual(['/cities/lodz-lcj', '/cities/lodz-lcj', '/cities/lodz-lcj']);
  });

  it('with six airports names all of them', async () => {
    const loaded = (await load('city', { slug: 'lon' }, ENGLISH))!;
    expect(loaded.block('airports')).toMatchObject({
      groups: [{ rows: ['LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN'].map((code) => ({ code })) }],
    });
    const [question] = (loaded.block('questions') as { questions: { answer: string }[] }).questions;
    expect(question?.answer).toMatch(/^6 airports: Heathrow \(LHR\), .*Southend \(SEN\)\.$/);
  });

  it('without flights says so, and is not for search engines', async () => {
    const { entries } = await clients().landings.listSubjects('airports', { offset: 2000 });
    const flown = new Set(
      [...entries, ...(await clients().landings.listSubjects('airports')).entries].map(({ code }) => code),
    );
    const still = ['MRI', 'PDK', 'TNM'].find((code) => !flown.has(code))!;
    const { subject, screen } = (await load('airport', { slug: still }, ENGLISH))!;
    expect(isThin(subject)).toBe(true);
    expect(screen.head.lead).toBe('There are no scheduled flights.');
    expect(screen.blocks.map(({ name }) => name)).not.toContain('destinations');
  });
});

describe('a long list', () => {
  it.each<[ListPage]>([['airlines-list'], ['countries'], ['airports']])(
    '%s has letters that lead into it',
    async (kind) => {
      const { letters, groups } = (await load(kind, {}, ENGLISH))!.block('entries') as EntriesScreen;
      const ids = groups.flatMap(({ id, title }) =>
        id === null ? [] : [`#${id} ${title?.normalize('NFD').charAt(0)}`],
      );
      expect(letters.map(({ letter, href }) => `${href} ${letter}`)).toEqual(ids);
      expect(new Set(letters.map(({ letter }) => letter)).size).toBeGreaterThan(12);
    },
  );

  it('and a short one has none', async () => {
    expect((await load('country', { slug: 'malta' }, ENGLISH))!.block('entries')).toMatchObject({ letters: [] });
  });
});

describe('flights of the day and the week', () => {
  type Timetable = { first: { number: string; airports: string; days: string; today: { text: string } | null }[] };

  it('have the days on which they go on a route, a status on the day, and the next one for search engines', async () => {
    const { block, descriptions } = (await load('route', { from: 'lon', to: 'nyc' }, ENGLISH))!;
    const list = landingJsonLd.parse(descriptions.find((one) => one['@type'] === 'ItemList'));
    const flights = 'itemListElement' in list ? list.itemListElement.map(({ item }) => item) : [];
    expect(flights).toHaveLength(12);
    for (const flight of flights) {
      const { departureTime, arrivalTime } = flight as { departureTime: string; arrivalTime: string };
      expect(Date.parse(departureTime)).toBeGreaterThan(Date.parse(START));
      expect(Date.parse(arrivalTime)).toBeGreaterThan(Date.parse(departureTime));
    }
    const { first } = block('timetable') as Timetable;
    expect(first).toHaveLength(12);
    for (const { airports } of first) expect(airports).toMatch(/^(?:LHR|LGW|STN) – (?:JFK|EWR|LGA)$/);
    expect(first.some(({ days }) => days === 'daily')).toBe(true);
    expect(first.some(({ today }) => today !== null)).toBe(true);
  });

  it('have rows of their own when the clocks change within the week', async () => {
    const { subject } = (await load('route', { from: 'fra', to: 'ist' }, ENGLISH))!;
    const now = new Date('2031-03-27T09:00:00Z');
    const context = { upstream: clients(ENGLISH) };
    const sources = {
      subject,
      prices: null,
      weather: null,
      offers: null,
      board: null,
      comments: null,
      entry: null,
      subscription: null,
      hasPriceAlerts: true,
    };
    const timetable = await loadTimetable(context, subject, now);
    const input: BlockInput = {
      sources: { ...sources, timetable },
      market: ENGLISH,
      links: landingLinks(ENGLISH),
      now,
      ...textsOf(ENGLISH),
    };
    const { first } = timetableScreen(input)!;
    const [before, after] = [
      first.filter(({ days }) => days === 'Thu, Fri, Sat'),
      first.filter(({ days }) => days === 'Sun, Mon, Tue, Wed'),
    ];
    expect(before.length).toBeGreaterThan(0);
    expect(before.map(({ number, times }) => `${number} ${times.slice(0, 5)}`)).toEqual(
      expect.arrayContaining(after.map(({ number, times }) => `${number} ${times.slice(0, 5)}`)),
    );
  });

  it('are on two boards of an airport, each in the order of time, without repetition', async () => {
    const board = (await load('airport', { slug: 'led' }, RUSSIAN))!.block('board') as BoardScreen;
    expect(board.boards.map(({ title }) => title)).toEqual([
      '\u0412\u044b\u043b\u0435\u0442',
      '\u041f\u0440\u0438\u043b\u0451\u0442',
    ]);
    for (const { first, rest } of board.boards) {
      const rows = [...first, ...(rest?.rows ?? [])];
      expect(rows.length).toBeGreaterThan(3);
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      // Flights that are over give way to those ahead.
      const clock = localNow(new Date(START), 'Europe/Moscow');
      expect(rows.filter(({ key, planned }) => planned === null && key.slice(0, 16) < clock).length).toBeLessThan(3);
      expect(rows.every(({ status }) => status === null || !/[a-z]{3}/i.test(status.text))).toBe(true);
    }
  });
});

describe('prices of a route', () => {
  let prices: { months: { price: string; href: string }[]; weekdays: { href: string }[]; note: string };
  beforeAll(async () => {
    prices = (await load('route', { from: 'ber', to: 'ath' }))!.block('prices') as typeof prices;
  });

  it('cover half a year and every day of the week, and say when they were seen', () => {
    expect(prices.months.length).toBeGreaterThanOrEqual(6);
    expect(prices.weekdays).toHaveLength(7);
    expect(prices.note).toMatch(/\d\d:\d\d UTC/);
  });

  it('are those of the cheapest offers of the searches that they link to', async () => {
    const { search } = clients({ brand: 'intl', locale: 'de', country: 'DE', currency: 'EUR' });
    for (const { price, href } of [prices.months[1]!, prices.months.at(-1)!]) {
      const parsed = parseSearchUrl(new URL(href, 'https://shop.example'), START.slice(0, 10));
      if (!('query' in parsed)) throw new Error(href);
      const answer = await search.search({
        trips: parsed.query.trips.map(({ departure, arrival, date }) => ({ departure, arrival, date })),
        travelers: { adults: 1, children: 0, infants: 0, childrenAges: [] },
        cabin: 'economy',
      });
      // No train goes from Berlin to Athens, so every offer is by plane.
      const lowest = Math.min(...answer.variants.map((one) => one.price.amount));
      expect(Number(price.replace(/\D/g, ''))).toBe(lowest);
    }
  });
});

it('the footer of the Russian brand leads to pages that exist, at their own addresses', async () => {
  const { seo_links: config } = await clients(RUSSIAN).settings.findConfigs(['seo_links']);
  expect(new Set(config?.links.map(({ section }) => section)).size).toBe(5);
  const kinds = {
    routes: 'route',
    cities: 'city',
    airports: 'airport',
    countries: 'country',
    airlines: 'airline',
  } as const;
  for (const { url } of config!.links) {
    const [, kind = '', ...parts] = url.split('/');
    const params = kind === 'routes' ? { from: parts[0]!, to: parts[1]! } : { slug: parts[0]! };
    const subject = await findSubject(
      { upstream: clients(RUSSIAN), market: RUSSIAN },
      kinds[kind as keyof typeof kinds],
      params,
    );
    expect(subject && pathOf(subject, 'ru')).toBe(url);
  }
});
