import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PostedForm } from '~/forms/posted-form.server';
import { BAD_EMAILS } from '#tests/fixtures/credentials';
import { cookiesAfter, signedIn, testContext, type TestContext } from '#tests/fixtures/request-context';
import { poputny } from '#tests/fixtures/market';
import { DEFAULT_FEATURES } from '~/bff/request/features';
import type { SearchQuery } from '../query/search-query';
import { BRANDS } from '~/market/brands';
import type { Market } from '~/market/market';
import { UpstreamError } from '~/upstream/error';
import type { PriceSubscriptionClient } from '~/upstream/price-subscription/client.server';
import { priceSubscription } from './screen.server';
import { watchPrice } from './subscribe.server';

vi.mock('~/bff/cookies/session-secrets.server', () => ({
  sessionSecrets: () => ['a secret of thirty-two characters'],
}));

const create = vi.fn<PriceSubscriptionClient['create']>();

const QUERY: SearchQuery = {
  trips: [{ departure: 'MOW', arrival: 'AER', date: '2031-05-04' }],
  adults: 2,
  childrenAges: [],
  infants: 0,
  cabin: 'Y',
};
const WORDS = { route: 'Москва → Сочи', dates: '4 мая' };
const ROUBLES = poputny();

let visitors = 0;

/** A visitor of the Russian brand who has used up no limit. */
function visitor(change: Parameters<typeof testContext>[0] = {}): TestContext {
  const context = testContext({
    brand: BRANDS.ru,
    market: ROUBLES,
    url: new URL('http://ru.localhost:3000/search'),
    clientIp: `198.51.100.${(visitors += 1)}`,
    features: () => Promise.resolve({ ...DEFAULT_FEATURES, priceSubscription: true }),
    ...change,
  });
  return Object.assign(context, {
    upstream: { ...context.upstream, priceSubscription: { ...context.upstream.priceSubscription, create } },
  });
}

const fixed = (change: Partial<SearchQuery> = {}) => ({ query: { ...QUERY, ...change }, isWeekends: false });

function watch(fields: Record<string, string>, context = visitor(), query = QUERY) {
  return watchPrice(context, { query, isWeekends: false }, new PostedForm(Object.entries(fields)));
}

const failure = (kind: 'invalid' | 'unavailable') =>
  new UpstreamError({ kind, service: 'priceSubscription', operation: 'create', requestId: 'request-1' });

beforeEach(() => void create.mockReset().mockResolvedValue('asked'));

describe('the block', () => {
  it.each<[string, Partial<Market>, Partial<SearchQuery>, boolean]>([
    ['roubles', {}, {}, true],
    ['another currency', { currency: 'KZT' }, {}, true],
    ['flexible dates', {}, { trips: [{ ...QUERY.trips[0]!, flexible: { type: 'range', end: '2031-05-11' } }] }, true],
    ['anywhere', {}, { trips: [{ ...QUERY.trips[0]!, arrival: 'ANYW' }] }, false],
  ])('%s', async (_, market, query, isThere) => {
    const block = await priceSubscription(visitor({ market: { ...ROUBLES, ...market } }), fixed(query), WORDS);
    expect(block !== null).toBe(isThere);
  });

  it('names the search, and asks an account for no address', async () => {
    const block = await priceSubscription(visitor({ account: signedIn({ email: 'ann@example.com' }) }), fixed(), WORDS);
    expect(block?.text).toContain('Москва → Сочи, 4\u00a0мая');
    expect(block?.form).toMatchObject({ email: null, consent: null });
    expect(block?.form?.stop).toContain('ann@example.com');
  });

  it('is not there while the flag is off', async () => {
    const off = visitor({ features: () => Promise.resolve({ ...DEFAULT_FEATURES, priceSubscription: false }) });
    expect(await priceSubscription(off, fixed(), WORDS)).toBeNull();
    await expect(watch({ watchEmail: 'a@example.com', watchConsent: 'on' }, off)).rejects.toMatchObject({
      status: 404,
    });
  });

  it.each([
    ['asks for consent', ROUBLES, true],
    ['does not', { ...ROUBLES, brand: 'intl', locale: 'en' } as Market, false],
  ])('%s where the brand does', async (_, market, asks) => {
    const block = await priceSubscription(visitor({ market }), fixed(), WORDS);
    expect(block?.form?.consent !== null).toBe(asks);
  });
});

describe('watchPrice', () => {
  it('sends the search with its link, and shows the notice only on the page of this search', async () => {
    const context = visitor();
    expect(await watch({ watchEmail: ' Anna@Example.COM', watchConsent: 'on' }, context)).toBeNull();
    const [owner, alert] = create.mock.calls[0] ?? [];
    expect([owner, alert?.search.trips, alert?.fall]).toEqual([
      { email: 'anna@example.com' },
      [{ ...QUERY.trips[0], until: null, nights: null }],
      0,
    ]);
    expect(alert?.searchUrl).toMatch(/^http:\/\/ru\.localhost:3000\/search\?.*MOW/);

    const next = visitor({ cookies: cookiesAfter(context) });
    expect(await priceSubscription(next, fixed(), WORDS)).toMatchObject({ title: 'Проверьте почту', form: null });
    const other = await priceSubscription(next, fixed({ adults: 1 }), WORDS);
    expect(other?.form, 'another search is not watched').not.toBeNull();
  });

  it('watches for an account at once, at its own address, whatever is typed', async () => {
    create.mockResolvedValue('watching');
    const account = signedIn({ email: 'ann@example.com' });
    const context = visitor({ account });
    expect(await watch({ watchEmail: 'victim@example.com', watchFall: '10' }, context)).toBeNull();
    expect(create.mock.calls[0]).toEqual([{ token: account.token }, expect.objectContaining({ fall: 10 })]);
    const next = visitor({ account, cookies: cookiesAfter(context) });
    expect(await priceSubscription(next, fixed(), WORDS)).toMatchObject({
      title: 'Следим за ценой',
      list: { href: '/user/subscriptions' },
    });
  });

  it.each<[Record<string, string>, object]>([
    [
      { watchEmail: '' },
      { watchEmail: 'Введите вашу электронную почту', watchConsent: 'Без вашего согласия мы не можем вам писать' },
    ],
    ...BAD_EMAILS.map<[Record<string, string>, object]>(([, typed]) => [
      { watchEmail: typed, watchConsent: 'on' },
      { watchEmail: 'Неверный формат электронной почты' },
    ]),
    [{ watchEmail: 'a@example.com' }, { watchConsent: 'Без вашего согласия мы не можем вам писать' }],
  ])('rejects %j and keeps the input', async (fields, errors) => {
    const outcome = await watch(fields);
    const typed = Object.entries(fields).filter(([, value]) => value !== '');
    const values = Object.fromEntries(typed);
    expect(outcome).toEqual({ form: 'watchPrice', status: 400, values, errors, message: null });
    expect(create).not.toHaveBeenCalled();
  });

  it.each<['invalid' | 'unavailable', number]>([
    ['invalid', 400],
    ['unavailable', 503],
  ])('shows the failure %s at the field', async (kind, status) => {
    create.mockRejectedValue(failure(kind));
    const outcome = await watch({ watchEmail: `${kind}@example.com`, watchConsent: 'on' });
    expect(outcome?.status).toBe(status);
    expect(outcome?.errors.watchEmail).toBeTruthy();
  });

  it('limits emails per address, whoever asks', async () => {
    const typed = { watchEmail: 'often@example.com', watchConsent: 'on' };
    const outcomes = [];
    for (let adults = 1; adults <= 11; adults += 1) outcomes.push(await watch(typed, visitor(), { ...QUERY, adults }));
    expect(outcomes.map((outcome) => outcome?.status ?? 303)).toEqual([...Array<number>(10).fill(303), 429]);
  });
});
