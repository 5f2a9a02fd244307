import { describe, expect, it, vi } from 'vitest';
import { dropRecentLinks } from '~/bff/cookies/recent-searches.server';
import { seal } from '~/bff/cookies/sealed-cookie.server';
import type { RequestContext } from '~/bff/request/context';
import type { SuggestEntry } from '~/upstream/suggest/contract';
import { cookiesAfter, signedIn, testContext } from '#tests/fixtures/request-context';
import { emptyFieldSections } from './empty-field.server';
import { recentQueries, recentSearches, rememberSearch } from './recent-searches.server';
import { buildSearchParams } from '../query/search-url';
import type { SearchQuery } from '../query/search-query';

vi.mock('~/bff/cookies/session-secrets.server', () => ({
  sessionSecrets: () => ['a secret of thirty-two characters'],
}));

const NOW = new Date('2031-05-01T12:00:00Z');
const NAMES: Record<string, string> = { LON: 'London', NYC: 'New York', PAR: 'Paris', ROM: 'Rome' };

const search = (arrival: string, date = '2031-06-01'): SearchQuery => ({
  trips: [{ departure: 'LON', arrival, date }],
  adults: 1,
  childrenAges: [7, 4],
  infants: 0,
  cabin: 'Y',
});

const page = (headers: Record<string, string> = {}) => new Request('http://localhost:3000/search', { headers });

function contextWith(changes: Partial<RequestContext> = {}) {
  const context = testContext(changes);
  const find = (code: string) =>
    Promise.resolve<SuggestEntry | null>(
      NAMES[code]
        ? {
            city: { code, names: { en: NAMES[code] }, nameCases: null, hotelPartnerId: null },
            airports: [],
            railwayStations: [],
            countryCode: null,
            countryNames: {},
            matchedCountry: null,
          }
        : null,
    );
  const { upstream, account } = context;
  const getAccount = () =>
    Promise.resolve({
      accountId: account?.id ?? '',
      email: 'ann@example.com',
      isConfirmed: true,
      isFresh: false,
      hasPassword: true,
      chatHash: null,
    });
  return {
    ...context,
    upstream: {
      ...upstream,
      suggest: { ...upstream.suggest, find },
      account: { ...upstream.account, getAccount },
    },
  };
}

/** Remembers the searches one page after another, as one browser. */
async function browserAfter(queries: readonly SearchQuery[], changes: Partial<RequestContext> = {}) {
  let cookies: ReadonlyMap<string, string> = new Map();
  for (const query of queries) {
    const context = contextWith({ ...changes, cookies });
    await rememberSearch(context, page(), query);
    cookies = cookiesAfter(context);
  }
  return cookies;
}

async function arrivals(cookies: ReadonlyMap<string, string>, changes: Partial<RequestContext> = {}) {
  const queries = await recentQueries(contextWith({ ...changes, cookies }), NOW);
  return queries.map(({ trips }) => trips[0]?.arrival);
}

describe('recent searches', () => {
  it('are listed newest first, each once, five at most', async () => {
    const cookies = await browserAfter(['NYC', 'PAR', 'ROM', 'NYC', 'ANYW', 'ES', 'BCN'].map((to) => search(to)));
    expect(await arrivals(cookies)).toEqual(['BCN', 'ES', 'ANYW', 'NYC', 'ROM']);
  });

  it('are links with ready texts; a place without a name shows its code', async () => {
    const cookies = await browserAfter([search('QQQ'), search('NYC')]);
    const [first, second] = await recentSearches(contextWith({ cookies }), NOW);
    expect([first?.path, first?.route]).toEqual([`/search?${buildSearchParams(search('NYC'))}`, 'London → New York']);
    expect(first?.dates).toMatch(/^1\sJun$/);
    expect(first?.passengers).toMatch(/^1\sadult, 2\schildren, economy$/);
    expect(second?.route).toBe('London → QQQ');
  });

  it('do not set the cookie again for the newest search', async () => {
    const cookies = await browserAfter([search('NYC')]);
    const context = contextWith({ cookies });
    await rememberSearch(context, page(), search('NYC'));
    expect(context.setCookies).toEqual([]);
  });

  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1)', {}],
    ['a browser that fetches in advance', { 'sec-purpose': 'prefetch' }],
  ])('are not kept for %s', async (agent, headers) => {
    const context = contextWith();
    await rememberSearch(context, page({ 'user-agent': agent, ...headers }), search('NYC'));
    expect(context.setCookies).toEqual([]);
  });

  it('leave out days that have passed, and links that are malformed or not canonical', async () => {
    const good = buildSearchParams(search('NYC'));
    const links = [buildSearchParams(search('PAR', '2031-04-01')), 'route[0]=x', good, `${good}&v=1`, '//evil.example'];
    const sealed = await seal('recentSearches', { links }, 60);
    expect(await arrivals(new Map([['recent_searches', sealed]]))).toEqual(['NYC']);
  });

  it.each([
    ['forged', () => 'forged'],
    ['of another purpose', () => seal('flash', { links: [buildSearchParams(search('NYC'))] }, 60)],
    ['too long', () => seal('recentSearches', { links: ['x'.repeat(1000)] }, 60)],
  ])('are empty for a cookie that is %s', async (_name, value) => {
    expect(await arrivals(new Map([['recent_searches', await value()]]))).toEqual([]);
  });

  it('are shown only to the account that searched, while it is signed in', async () => {
    const ann = { account: signedIn() };
    const cookies = await browserAfter([search('NYC')], ann);
    expect(await arrivals(cookies, ann)).toEqual(['NYC']);
    expect(await arrivals(cookies)).toEqual([]);
    expect(await arrivals(cookies, { account: signedIn({ id: 'account-2' }) })).toEqual([]);
  });

  it('are forgotten', async () => {
    const context = contextWith({ cookies: await browserAfter([search('NYC')]) });
    dropRecentLinks(context);
    expect(cookiesAfter(context).size).toBe(0);
  });
});

describe('an empty field', () => {
  it('lists recent places of its side and popular ones, each once', async () => {
    const cookies = await browserAfter(['ES', 'PAR', 'ANYW', 'NYC'].map((to) => search(to)));
    const sections = (side: 'departure' | 'arrival', hasAreas: boolean, otherEnd: string | null = null) =>
      emptyFieldSections(contextWith({ cookies }), { side, hasAreas, otherEnd }).then((found) =>
        found.map(({ title, rows }) => `${title}: ${rows.map(({ label }) => label).join(', ')}`),
      );
    expect(await sections('arrival', true)).toEqual(['Recent: New York, Anywhere, Paris', 'Popular: London']);
    expect(await sections('departure', false)).toEqual(['Recent: London', 'Popular: Paris']);
    expect(await sections('arrival', false)).toEqual(['Recent: New York, Paris', 'Popular: London']);
    expect(await sections('arrival', false, 'LON'), 'not the other end').toEqual(['Recent: New York, Paris']);
    expect(await sections('arrival', false, 'NYC')).toEqual(['Recent: Paris', 'Popular: London']);
  });
});
