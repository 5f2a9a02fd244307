import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestContext } from '~/bff/request/context';
import type { SearchQuery } from '../query/search-query';
import type { SearchAnswer } from '~/upstream/search/contract';
import { UpstreamError } from '~/upstream/error';
import { searchOffers } from './search-offers.server';
import { answerOf, flight, variant } from './testing/answer';

vi.mock('~/bff/log/log.server', () => ({ log: () => ({ error: vi.fn() }) }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const FLIGHTS = { one: flight('SU1130 SVO-AER 2031-05-04 06:05 +03:00 2031-05-04 09:20 +03:00') };
const SOME = answerOf([variant('v1', '9000', [['one']])], FLIGHTS);
const ALL = answerOf([variant('v1', '9000', [['one']]), variant('v2', '9500', [['one']])], FLIGHTS);
const NONE = answerOf([], {});
const failure = (code: string) =>
  new UpstreamError({ kind: 'unavailable', code, service: 'search', operation: 'search', requestId: 'r' });

/** Outcome of a service, and its delay; null: never. */
type Course = { after: number; with: SearchAnswer | Error } | null;

/** @param last a complete answer that is no longer current */
function service(course: Course, last: SearchAnswer | null = null) {
  let cached: SearchAnswer | null = null;
  const search = vi.fn(async () => {
    if (cached) return cached;
    if (!course) return new Promise<never>(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, course.after));
    if (course.with instanceof Error) throw course.with;
    return (cached = course.with);
  });
  return { search, findKept: vi.fn(() => Promise.resolve(cached)), findLast: () => Promise.resolve(cached ?? last) };
}

let lastAdults = 0;

/** Sets up one search, and visits its page. */
function searchWith({ full, instant, last = null }: { full: Course; instant: Course; last?: SearchAnswer | null }) {
  const query: SearchQuery = {
    trips: [{ departure: 'MOW', arrival: 'AER', date: '2031-05-04' }],
    adults: (lastAdults += 1),
    childrenAges: [],
    infants: 0,
    cabin: 'Y',
  };
  const upstream = { search: service(full, last), instantSearch: service(instant) };
  const market = { brand: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' };
  const context = { market, marks: {}, requestId: 'r', clientIp: '192.0.2.1', upstream } as unknown as RequestContext;
  const startedAt = Date.now();
  const visit = async (options?: Parameters<typeof searchOffers>[2]) => {
    const visited = Date.now();
    let progress: Awaited<ReturnType<typeof searchOffers>> | undefined;
    void searchOffers(context, query, options).then((result) => (progress = result));
    while (!progress && Date.now() - visited < 2000) await vi.advanceTimersByTimeAsync(10);
    if (!progress) throw new Error('the page waits too long');
    return { ...progress, tookMs: Date.now() - visited };
  };
  const waitUntil = (ms: number) => vi.advanceTimersByTimeAsync(ms - (Date.now() - startedAt));
  return { visit, waitUntil, upstream };
}

describe('the first visit of a search', () => {
  it.each<[string, Course, Course, object]>([
    ['all at once', { after: 100, with: ALL }, { after: 50, with: SOME }, { full: 'done', answer: ALL, tookMs: 110 }],
    ['all soon', { after: 500, with: ALL }, { after: 50, with: SOME }, { full: 'done', answer: ALL, tookMs: 510 }],
    ['instant offers soon', null, { after: 50, with: SOME }, { full: 'waiting', answer: SOME, tookMs: 610 }],
    ['instant offers late', null, { after: 800, with: SOME }, { full: 'waiting', answer: SOME, tookMs: 810 }],
    ['nothing in time', null, null, { full: 'waiting', answer: null, tookMs: 1010 }],
    ['a failed instant search', null, { after: 10, with: failure('refused') }, { full: 'waiting', answer: null }],
    ['a mistake of ours', null, { after: 10, with: new TypeError('bug') }, { full: 'waiting', answer: null }],
    ['no instant offers', null, { after: 10, with: NONE }, { full: 'waiting', answer: null }],
    ['a failure', { after: 10, with: failure('x') }, { after: 300, with: SOME }, { full: 'failed', answer: SOME }],
    ['a failure alone', { after: 10, with: failure('x') }, null, { full: 'failed', answer: null }],
    ['an empty result', { after: 10, with: failure('emptyResult') }, null, { full: 'done', answer: { variants: [] } }],
  ])('finds %s', async (_name, full, instant, found) => {
    const { tookMs, ...expected } = found as { tookMs?: number };
    const page = await searchWith({ full, instant }).visit();
    expect(page).toMatchObject(expected);
    expect(page.tookMs).toBeLessThanOrEqual(tookMs ?? 1010);
  });
});

describe('later visits', () => {
  it('show instant offers as soon as they arrive, and all offers once the search is done', async () => {
    const { visit, waitUntil, upstream } = searchWith({
      full: { after: 20_000, with: ALL },
      instant: { after: 4000, with: SOME },
    });
    expect(await visit()).toMatchObject({ full: 'waiting', answer: null });
    await waitUntil(3500);
    const second = await visit();
    expect(second).toMatchObject({ full: 'waiting', answer: SOME });
    expect(second.tookMs).toBeLessThanOrEqual(510);
    const third = await visit();
    expect(third).toMatchObject({ full: 'waiting', answer: SOME });
    expect(third.tookMs).toBeLessThanOrEqual(20);
    await waitUntil(20_100);
    expect(await visit()).toMatchObject({ full: 'done', answer: ALL });
    expect(upstream.search.search).toHaveBeenCalledTimes(1);
  });

  it('retry a failed instant search only after a pause', async () => {
    const { visit, waitUntil, upstream } = searchWith({ full: null, instant: { after: 10, with: failure('refused') } });
    for (const at of [0, 1500, 3000]) {
      await waitUntil(at);
      await visit();
    }
    expect(upstream.instantSearch.search).toHaveBeenCalledTimes(1);
    await waitUntil(6000);
    await visit();
    expect(upstream.instantSearch.search).toHaveBeenCalledTimes(2);
  });

  it('report a failure once, and then search again', async () => {
    const { visit, waitUntil, upstream } = searchWith({ full: { after: 3000, with: failure('x') }, instant: null });
    await visit();
    await waitUntil(3100);
    expect(await visit({ collects: false })).toMatchObject({ full: 'failed' });
    expect(await visit()).toMatchObject({ full: 'failed' });
    expect(upstream.search.search).toHaveBeenCalledTimes(1);
    expect(await visit()).toMatchObject({ full: 'waiting' });
    expect(upstream.search.search).toHaveBeenCalledTimes(2);
  });

  it('fail after two minutes, whatever the service does', async () => {
    const { visit, waitUntil } = searchWith({ full: null, instant: { after: 10, with: SOME } });
    await visit();
    await waitUntil(121_000);
    expect(await visit()).toMatchObject({ full: 'failed', answer: SOME });
  });
});

describe('offers that are no longer current', () => {
  const OLD = answerOf([variant('old', '8000', [['one']]), variant('old2', '8500', [['one']])], FLIGHTS);
  const course = { full: { after: 5000, with: ALL }, instant: { after: 10, with: SOME }, last: OLD };

  it('stay on the page until all new ones are there', async () => {
    const { visit, waitUntil, upstream } = searchWith(course);
    const first = await visit();
    expect(first).toMatchObject({ full: 'waiting', answer: OLD, isRefresh: true });
    expect(first.tookMs).toBeLessThanOrEqual(610);
    expect(upstream.instantSearch.search).not.toHaveBeenCalled();
    await waitUntil(5100);
    expect(await visit()).toMatchObject({ full: 'done', answer: ALL });
  });

  it.each<[string, Course, object]>([
    ['the new search fails', { after: 10, with: failure('x') }, { full: 'failed', answer: OLD }],
    ['new ones are there soon', { after: 300, with: ALL }, { full: 'done', answer: ALL }],
    ['nothing is left', { after: 10, with: failure('emptyResult') }, { full: 'done', answer: { variants: [] } }],
  ])('when %s', async (_name, full, found) => {
    expect(await searchWith({ ...course, full }).visit()).toMatchObject(found);
  });

  it('are shown by a stopped search', async () => {
    expect(await searchWith(course).visit({ isStopped: true })).toMatchObject({ full: 'stopped', answer: OLD });
  });
});

describe('a search that was stopped', () => {
  it('is not started, and shows the available offers', async () => {
    const { visit, upstream } = searchWith({ full: { after: 10, with: ALL }, instant: { after: 10, with: SOME } });
    expect(await visit({ isStopped: true })).toMatchObject({ full: 'stopped', answer: SOME });
    expect(upstream.search.search).not.toHaveBeenCalled();
    await visit();
    expect(await visit({ isStopped: true })).toMatchObject({ full: 'done', answer: ALL });
  });
});
