import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UpstreamError } from '~/upstream/error';
import { collect, forget, isUnderWay, settle } from './pending.server';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

let lastKey = 0;
const newKey = () => `test ${(lastKey += 1)}`;
const failure = new UpstreamError({ kind: 'timeout', service: 'search', operation: 'search', requestId: 'r' });

/** A call that ends after `ms` and counts its starts. */
function slow<T>(ms: number, end: () => T) {
  const start = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return end();
  });
  return start;
}

async function settleFor<T>(ms: number, settling: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(ms);
  return settling;
}

describe('settle', () => {
  it('returns a quick result and keeps nothing', async () => {
    const key = newKey();
    const start = slow(100, () => 'offers');
    expect(await settleFor(100, settle(key, start))).toEqual({ state: 'ready', value: 'offers' });
    await settleFor(100, settle(key, start));
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('waits 1.2 s, and joins the running call later', async () => {
    const key = newKey();
    const start = slow(3000, () => 'offers');
    expect(await settleFor(1200, settle(key, start))).toEqual({ state: 'waiting', sinceMs: 1200 });
    expect(await settleFor(1200, settle(key, start))).toEqual({ state: 'waiting', sinceMs: 2400 });
    expect(await settleFor(600, settle(key, start))).toEqual({ state: 'ready', value: 'offers' });
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('keeps an abandoned result until it is collected, once', async () => {
    const key = newKey();
    const start = slow(2000, () => 'offers');
    await settleFor(1200, settle(key, start));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await settleFor(0, settle(key, start))).toEqual({ state: 'ready', value: 'offers' });
    expect(start).toHaveBeenCalledTimes(1);
    void settle(key, start);
    expect(start).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60_000);
  });

  it('drops it after a minute, or after the given time', async () => {
    for (const [keepMs, after] of [
      [undefined, 60_001],
      [5000, 5001],
    ] as const) {
      const key = newKey();
      const start = slow(2000, () => 'offers');
      await settleFor(1200, settle(key, start, { keepMs }));
      await vi.advanceTimersByTimeAsync(800 + after);
      void settle(key, start, { patienceMs: 0 });
      expect(start).toHaveBeenCalledTimes(2);
    }
  });

  it('gives everyone who waits the same result', async () => {
    const key = newKey();
    const start = slow(500, () => ({}));
    const [one, other] = await settleFor(500, Promise.all([settle(key, start), settle(key, start)]));
    expect(one).toEqual(other);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('returns a failure, even one that came while nobody waited', async () => {
    const fail = () => {
      throw failure;
    };
    expect(await settleFor(10, settle(newKey(), slow(10, fail)))).toEqual({ state: 'failed', error: failure });

    const key = newKey();
    const start = slow(2000, fail);
    expect(await settleFor(1200, settle(key, start))).toMatchObject({ state: 'waiting' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await settleFor(0, settle(key, start))).toEqual({ state: 'failed', error: failure });
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('does not hide a bug', async () => {
    const bug = () => {
      throw new TypeError('bug');
    };
    await expect(settle(newKey(), bug)).rejects.toThrow('bug');
  });

  it('starts again after forget', async () => {
    const key = newKey();
    const start = slow(5000, () => 'offers');
    await settleFor(1200, settle(key, start));
    forget(key);
    void settle(key, start);
    expect(start).toHaveBeenCalledTimes(2);
  });
});

describe('settle in front of a cache', () => {
  it('does not keep an abandoned result', async () => {
    const key = newKey();
    const start = slow(2000, () => 'offers');
    await settleFor(1200, settle(key, start, { keeps: 'failure' }));
    await vi.advanceTimersByTimeAsync(800);
    expect(await collect(key)).toBeNull();
  });

  it('keeps a failure for the next call', async () => {
    const key = newKey();
    const fail = slow(2000, () => {
      throw failure;
    });
    await settleFor(1200, settle(key, fail, { keeps: 'failure' }));
    await vi.advanceTimersByTimeAsync(800);
    expect(await collect(key)).toEqual({ state: 'failed', error: failure });
  });
});

describe('settle without collecting', () => {
  it.each([0, 500])('leaves the end of a call of %i ms to the next call', async (ms) => {
    const key = newKey();
    const fail = slow(ms, () => {
      throw failure;
    });
    const look = () => settleFor(ms, settle(key, fail, { collects: false }));
    expect(await look()).toEqual({ state: 'failed', error: failure });
    expect(await look()).toEqual({ state: 'failed', error: failure });
    expect(await collect(key)).toEqual({ state: 'failed', error: failure });
    expect(fail).toHaveBeenCalledTimes(1);
  });
});

describe('collect', () => {
  it('never starts a call', async () => {
    expect(await collect(newKey())).toBeNull();
  });

  it('joins the running call and takes its kept result', async () => {
    const key = newKey();
    const start = slow(3000, () => 'paid');
    await settleFor(1200, settle(key, start));
    expect(await settleFor(0, collect(key, { patienceMs: 0 }))).toEqual({ state: 'waiting', sinceMs: 1200 });
    await vi.advanceTimersByTimeAsync(3000);
    expect(await collect(key)).toEqual({ state: 'ready', value: 'paid' });
    expect(await collect(key)).toBeNull();
    expect(start).toHaveBeenCalledTimes(1);
  });
});

describe('isUnderWay', () => {
  it('is true from the start of a call to its end, and collects nothing', async () => {
    const key = newKey();
    expect(await isUnderWay(key)).toBe(false);
    await settleFor(
      1200,
      settle(
        key,
        slow(3000, () => 'paid'),
      ),
    );
    expect(await isUnderWay(key)).toBe(true);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await isUnderWay(key)).toBe(false);
    expect(await collect(key)).toEqual({ state: 'ready', value: 'paid' });
  });
});
