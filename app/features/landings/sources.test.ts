import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LandingContext } from '~/bff/request/landing-context.server';
import { BRANDS } from '~/market/brands';
import { resolveMarket } from '~/market/resolve';
import { loadSources, PAGE_DEADLINE_MS } from './sources.server';
import type { Subject } from './subjects';

const url = new URL('https://shop.example/en-gb');
const market = resolveMarket({ brand: BRANDS.intl, url, cookies: new Map(), acceptLanguage: null });
const city = { code: 'LON', names: { en: 'London' }, nameCases: null, countryCode: 'GB', timeZone: 'Europe/London' };
const CITY: Subject = {
  kind: 'city',
  facts: {
    city: { ...city, location: null },
    picture: null,
    ...{ airports: [], nearby: [], carriers: [], carriersTotal: 0, destinations: [], destinationsTotal: 0 },
    updatedAt: '2031-05-01',
  },
};

const hanging = () => new Promise<never>(() => undefined);
/** Services whose calls never end, but for `answers`. */
function contextWith(answers: Record<string, Record<string, () => Promise<unknown>>>): LandingContext {
  const service = (name: string) => new Proxy({}, { get: (_, call: string) => answers[name]?.[call] ?? hanging });
  const upstream = new Proxy({}, { get: (_, name: string) => service(name) });
  return { brand: BRANDS.intl, market, url, publicOrigin: url.origin, upstream } as unknown as LandingContext;
}

describe('the blocks of a page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('that a service holds up do not hold the page beyond its deadline, which then says that it lacks them', async () => {
    const comments = { comments: [], pages: 1 };
    const loading = loadSources(
      contextWith({ landings: { listComments: () => Promise.resolve(comments) } }),
      CITY,
      new Date('2031-05-04T12:00:00Z'),
      // The subject took half of the time.
      performance.now() + PAGE_DEADLINE_MS / 2,
    );
    let loaded: Awaited<typeof loading> | null = null;
    void loading.then((value) => (loaded = value));
    await vi.advanceTimersByTimeAsync(PAGE_DEADLINE_MS / 2 - 100);
    expect(loaded).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(loaded).toMatchObject({ isIncomplete: true, sources: { comments, weather: null, offers: null } });
  });
});
