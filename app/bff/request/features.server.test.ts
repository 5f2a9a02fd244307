import { describe, expect, it, vi } from 'vitest';
import { UpstreamError } from '~/upstream/error';
import { DEFAULT_FEATURES } from './features';
import { featuresOnce } from './features.server';

const failure = new UpstreamError({
  kind: 'unavailable',
  service: 'settings',
  operation: 'getFeatures',
  requestId: 'r',
});

describe('featuresOnce', () => {
  it('asks at the first use, once per request', async () => {
    const getFeatures = vi.fn(() => Promise.resolve({ seat_selection: true }));
    const features = featuresOnce({ getFeatures });
    expect(getFeatures).not.toHaveBeenCalled();
    const [one, other] = await Promise.all([features(), features()]);
    expect(one).toBe(other);
    expect(getFeatures).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Record<string, unknown>, object]>([
    [
      'a flag of the service',
      { one_tap_sign_in: true, support_menu: false },
      { oneTapSignIn: true, supportMenu: false },
    ],
    ['no flags', {}, {}],
    ['values that are no flags', { sales_landing: 'yes', hotels: null }, {}],
    ['a flag that nobody asks for', { unknown_flag: true }, {}],
  ])('resolves flags from %s', async (_, given, expected) => {
    const features = await featuresOnce({ getFeatures: () => Promise.resolve(given) })();
    expect(features).toEqual({ ...DEFAULT_FEATURES, ...expected });
  });

  it('falls back to defaults when the service fails', async () => {
    expect(await featuresOnce({ getFeatures: () => Promise.reject(failure) })()).toEqual(DEFAULT_FEATURES);
  });

  it('falls back to defaults after a short wait when the service hangs', async () => {
    vi.useFakeTimers();
    try {
      // Long enough to recover from the failures of other tests.
      await vi.advanceTimersByTimeAsync(60_000);
      const started = performance.now();
      const features = featuresOnce({ getFeatures: () => new Promise(() => undefined) })();
      await vi.advanceTimersByTimeAsync(300);
      expect(await features).toEqual(DEFAULT_FEATURES);
      expect(Math.round(performance.now() - started)).toBe(300);
    } finally {
      vi.useRealTimers();
    }
  });
});
