import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '~/upstream/endpoint';

const ANSWERS: Readonly<Record<string, unknown>> = {
  listVersions: [],
  getFeatures: {},
  listFrequent: [{ departure: { code: 'LON' }, arrival: { code: 'ROM' }, price: null, departureDate: null }],
  listPopularCities: { cities: [], total: 0 },
};
const CALL_MS = 20;

const calls = vi.hoisted(() => ({ made: [] as string[], running: 0, peak: 0, hanging: '' }));

vi.mock('~/bff/log/log.server', () => ({ log: () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() }) }));
vi.mock('~/upstream/http.server', () => ({
  createTransport: () => ({
    async call({ operation }: Endpoint) {
      calls.made.push(operation);
      if (operation === calls.hanging) return new Promise(() => undefined);
      calls.running += 1;
      calls.peak = Math.max(calls.peak, calls.running);
      await new Promise((resolve) => setTimeout(resolve, CALL_MS));
      calls.running -= 1;
      return ANSWERS[operation] ?? [];
    },
  }),
}));

/** Starts the warm-up of a new process, with empty caches. @returns the number of its markets */
async function start(): Promise<number> {
  vi.resetModules();
  const { homeMarkets, warmHomes } = await import('./warm-homes.server');
  warmHomes();
  return homeMarkets().length;
}

describe('warm-up', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(calls, { made: [], running: 0, peak: 0, hanging: '' });
  });
  afterEach(() => vi.useRealTimers());

  it('renews the answers of one market after the other, in later rounds too', async () => {
    const markets = await start();
    await vi.advanceTimersByTimeAsync(60_000);
    const firstPeak = calls.peak;
    expect(firstPeak).toBeLessThan(20);

    Object.assign(calls, { made: [], peak: 0 });
    await vi.advanceTimersByTimeAsync(40 * 60_000);
    expect(calls.made.length).toBeGreaterThan(markets);
    expect(calls.peak).toBeLessThanOrEqual(firstPeak);
  });

  it('goes on to the next market when a service hangs', async () => {
    calls.hanging = 'listSpecialOffers';
    const markets = await start();
    await vi.advanceTimersByTimeAsync(markets * 5_500);
    expect(calls.made.filter((operation) => operation === 'listSpecialOffers').length).toBeGreaterThan(markets / 2);
  });
});
