import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestContext } from '~/bff/request/context';
import { DEFAULT_FEATURES } from '~/bff/request/features';
import { answerOf, flight, variant } from '~/features/search/offers/testing/answer';
import { BRANDS } from '~/market/brands';
import { UpstreamError } from '~/upstream/error';
import { book, showOffer, variantIdOf, type Step0Outcome } from './load-step0.server';
import { quoteOf } from './testing/quote';

const OLD = '0123456789abcdef0123456789abcdef1';
const NEW = 'fedcba9876543210fedcba98765432107';
const SEARCH =
  'adult=1&cabinClass=Y&child=0&childrenAges=[]&infant=0&route[0]=iatax:MOW_2099-05-04_date_2099-05-04_iatax:AER&v=2';
const CHOICE = { fareKey: 'light', shownTotal: 500_000, nonce: '0f8fad5b-d9cb-469f-a165-70867728950e' };

type Upstream = {
  quoteFares?: (variantId: string) => Promise<unknown>;
  createBooking?: (order: { idempotencyKey: string }) => Promise<unknown>;
  search?: (query: unknown, options?: { renew?: boolean }) => Promise<unknown>;
};

let visitor = 0;

function contextOf(
  search: string,
  { quoteFares, createBooking, search: find }: Upstream,
  id = visitor,
): RequestContext {
  const session = `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;
  return {
    requestId: 'request',
    traceId: 'trace',
    url: new URL(`http://shop.test/mbooking/step0/${OLD}?${search}`),
    origin: 'http://shop.test',
    clientIp: '',
    brand: BRANDS.ru,
    market: { brand: 'ru', brandName: 'Попутный', locale: 'ru', country: 'RU', currency: 'RUB', homePath: '/' },
    // Calls are shared by address, so every test has its own agent.
    marks: { agent: `agent${id}` },
    session: { id: session, bookings: [] },
    upstream: { booking: { quoteFares, createBooking }, search: { search: find } },
    features: () => Promise.resolve(DEFAULT_FEATURES),
    cookies: new Map(),
    hasSecureCookies: false,
    setCookie: () => undefined,
  } as unknown as RequestContext;
}

const failure = (code: string) =>
  new UpstreamError({ kind: 'conflict', code, service: 'booking', operation: 'quoteFares', requestId: 'request' });
const expired = () => Promise.reject(failure('sessionExpired'));
const never = () => new Promise(() => undefined);

function seen(outcome: Step0Outcome): string {
  if (!('screen' in outcome)) return `${outcome.status} ${outcome.headers.get('Location')}`;
  const { screen, status } = outcome;
  return `${status} ${screen.kind === 'fares' ? 'fares' : screen.interruption.kind}`;
}

beforeAll(() => {
  process.env.SESSION_SECRETS ??= 'a secret of these tests that is long enough to seal with';
});
beforeEach(() => {
  visitor += 1;
});

describe('variantIdOf', () => {
  it.each(['', 'garbage', '../etc', OLD.slice(0, 32), `${OLD.toUpperCase()}`, `${OLD}12345678`])(
    'rejects %s',
    (urn) => {
      expect(() => variantIdOf({ urn })).toThrow(expect.objectContaining({ status: 404 }));
    },
  );

  it('accepts 32 hexadecimal digits and a number', () => {
    expect(variantIdOf({ urn: OLD })).toBe(OLD);
  });
});

describe('showOffer', () => {
  const FLIGHTS = { one: flight('SU1130 SVO-AER 2099-05-04 06:05 +03:00 2099-05-04 09:35 +03:00') };
  const fresh = () => Promise.resolve(answerOf([variant(NEW, '5100', [['one']])], FLIGHTS));
  const stale = () => Promise.resolve(answerOf([variant(OLD, '5000', [['one']])], FLIGHTS));
  const LINK = `${SEARCH}&offer=SU1130&bag=0&sum=500000RUB`;

  it('shows the fares', async () => {
    expect(seen(await showOffer(contextOf(LINK, { quoteFares: async () => quoteOf() }), OLD))).toBe('200 fares');
  });

  it('redirects to the same flights of a new search when the offer has expired, and keeps the price shown before', async () => {
    const outcome = seen(await showOffer(contextOf(LINK, { quoteFares: expired, search: fresh }), OLD));
    expect(outcome).toBe(`302 /mbooking/step0/${NEW}?${SEARCH}&offer=SU1130&bag=0&sum=500000RUB&renewed=1`);
  });

  it('repeats the search when the cached one still has the expired offer', async () => {
    const search = (_query: unknown, options?: { renew?: boolean }) => (options?.renew ? fresh() : stale());
    expect(seen(await showOffer(contextOf(LINK, { quoteFares: expired, search }), OLD))).toContain(NEW);
  });

  it.each([
    ['the flights are no longer sold', `${SEARCH}&offer=XX1&bag=0`],
    ['the link does not say which flights', SEARCH],
    ['every new offer has expired, too', `${LINK}&renewed=3`],
  ])('redirects to the results with a notice when %s', async (_name, link) => {
    const outcome = seen(await showOffer(contextOf(link, { quoteFares: expired, search: fresh }), OLD));
    expect(outcome).toBe(`302 /search?${SEARCH}&notice=expired`);
  });

  it('says that the offer is gone when the link has no search', async () => {
    expect(seen(await showOffer(contextOf('', { quoteFares: expired }), OLD))).toBe('200 problem');
  });

  it('shows a failure with its status, and waits for slow answers', async () => {
    const soldOut = () => Promise.reject(failure('segmentsNotConfirmed'));
    expect(seen(await showOffer(contextOf(LINK, { quoteFares: soldOut }), OLD))).toBe('409 problem');
    const other = OLD.replace(/1$/, '2');
    expect(seen(await showOffer(contextOf(LINK, { quoteFares: never }), other))).toBe('200 waiting');
  });
});

describe('book', () => {
  const TOKEN = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  const quoteFares = async () => quoteOf();

  it('makes one booking when the same form is sent twice', async () => {
    const keys = new Set<string>();
    const createBooking = async ({ idempotencyKey }: { idempotencyKey: string }) => {
      keys.add(idempotencyKey);
      return { token: TOKEN };
    };
    const context = contextOf(SEARCH, { quoteFares, createBooking });
    const outcomes = await Promise.all([book(context, OLD, CHOICE, 303), book(context, OLD, CHOICE, 303)]);
    outcomes.push(await book(context, OLD, CHOICE, 303));
    expect(outcomes.map(seen)).toEqual(Array(3).fill(`303 /mbooking/step1/${TOKEN}`));
    expect(keys.size).toBe(1);
    expect(context.session.bookings).toEqual([{ token: TOKEN }]);
  });

  it('redirects to a waiting page, and from there to the same booking', async () => {
    let finish: (answer: unknown) => void = () => undefined;
    const answer = new Promise((resolve) => (finish = resolve));
    const upstream = { quoteFares, createBooking: () => answer };
    const location = seen(await book(contextOf(SEARCH, upstream), OLD, CHOICE, 303)).replace('303 ', '');
    const waiting = contextOf(location.split('?')[1]!, upstream);
    expect(seen(await showOffer(waiting, OLD))).toBe('200 waiting');
    finish({ token: TOKEN });
    expect(seen(await showOffer(waiting, OLD))).toBe(`302 /mbooking/step1/${TOKEN}`);
  });

  it('does not start from another visitor’s link', async () => {
    const upstream = { quoteFares, createBooking: never };
    const location = seen(await book(contextOf(SEARCH, upstream), OLD, CHOICE, 303)).replace('303 ', '');
    const stranger = contextOf(location.split('?')[1]!, { quoteFares }, visitor + 1000);
    expect(seen(await showOffer(stranger, OLD))).toBe('200 fares');
  });

  it.each([
    ['another price', { ...CHOICE, shownTotal: 490_000 }],
    ['a fare that is gone', { ...CHOICE, fareKey: 'gone' }],
  ])('shows the fares again for %s, and books nothing', async (_name, choice) => {
    expect(seen(await book(contextOf(SEARCH, { quoteFares }), OLD, choice, 303))).toBe('409 fares');
  });

  it('shows the fares with the reason when the booking fails, and the same form can be sent again', async () => {
    const createBooking = () => Promise.reject(failure('failAction'));
    const outcome = await book(contextOf(SEARCH, { quoteFares, createBooking }), OLD, CHOICE, 303);
    expect(outcome).toMatchObject({
      status: 409,
      screen: { kind: 'fares', nonce: CHOICE.nonce, chosenFareKey: 'light' },
    });
  });

  it('redirects to the page, which repeats the search, when the offer has expired', async () => {
    expect(seen(await book(contextOf(SEARCH, { quoteFares: expired }), OLD, CHOICE, 303))).toBe(
      `303 /mbooking/step0/${OLD}?${SEARCH}`,
    );
  });
});
