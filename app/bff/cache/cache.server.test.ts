import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { answerCache, lastingCache, memoryStore, noCache, waitingForNew } from './cache.server';
import { connectRedis } from './redis-link.server';
import { redisStore, type RedisCommands } from './redis-store.server';

vi.mock('~/bff/log/log.server', () => ({ log: () => ({ info: vi.fn(), warn: vi.fn() }) }));

function fakeRedis() {
  const entries = new Map<string, string>();
  const state = { isDown: false, lifetimes: [] as number[] };
  const check = () => {
    if (state.isDown) throw new Error('Connection is closed.');
  };
  const redis: RedisCommands = {
    get: async (key) => (check(), entries.get(key) ?? null),
    setex: async (key, seconds, value) => (check(), state.lifetimes.push(seconds), entries.set(key, value)),
  };
  return { redis, entries, state };
}

describe.each([
  ['in memory', () => memoryStore('short')],
  ['in Redis', () => redisStore('short', fakeRedis().redis)],
])('the cache %s', (_, makeStore) => {
  it('loads a key once', async () => {
    const cache = answerCache('short', makeStore());
    const load = vi.fn(() => Promise.resolve([{ code: 'LON' }]));
    const read = (locale: string) => cache.read(['list', locale], load);
    expect(await read('en')).toEqual([{ code: 'LON' }]);
    expect(await read('en')).toEqual([{ code: 'LON' }]);
    expect(load).toHaveBeenCalledTimes(1);
    await read('de');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not keep failures', async () => {
    const cache = answerCache('short', makeStore());
    await expect(cache.read(['x'], () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.read(['x'], () => Promise.resolve([1]))).toEqual([1]);
  });
});

describe('the lasting cache', () => {
  const MINUTE = 60_000;

  it('returns an older answer at once and replaces it behind, once for all who ask', async () => {
    let now = 0;
    const cache = lastingCache(memoryStore('lasting'), () => now);
    await cache.read(['x'], () => Promise.resolve(['old']));
    now = 4 * MINUTE;
    const idle = vi.fn(() => Promise.resolve(['unused']));
    expect(await cache.read(['x'], idle)).toEqual(['old']);
    expect(idle).not.toHaveBeenCalled();

    now = 6 * MINUTE;
    let finish: (answer: string[]) => void = () => undefined;
    const load = vi.fn(() => new Promise<string[]>((resolve) => (finish = resolve)));
    expect(await cache.read(['x'], load)).toEqual(['old']);
    expect(await cache.read(['x'], load)).toEqual(['old']);
    expect(load).toHaveBeenCalledTimes(1);
    finish(['new']);
    await sleep(0);
    expect(await cache.read(['x'], load)).toEqual(['new']);
  });

  it('keeps the last good answer while the service fails, and asks again', async () => {
    let now = 0;
    const cache = lastingCache(memoryStore('lasting'), () => now);
    await cache.read(['x'], () => Promise.resolve(['good']));
    now = 60 * MINUTE;
    const fail = vi.fn(() => Promise.reject(new Error('down')));
    for (let visit = 0; visit < 3; visit += 1) {
      expect(await cache.read(['x'], fail)).toEqual(['good']);
      await sleep(0);
    }
    expect(fail).toHaveBeenCalledTimes(3);
  });

  describe('asked for the new answer', () => {
    const WAIT = { waitForNewMs: 50 };
    const aged = async () => {
      const clock = { now: 0 };
      const cache = lastingCache(memoryStore('lasting'), () => clock.now);
      await cache.read(['x'], () => Promise.resolve(['old']));
      clock.now = 6 * MINUTE;
      return { cache, clock };
    };

    it('waits for it past five minutes', async () => {
      const { cache } = await aged();
      const load = vi.fn(() => sleep(5, ['new']));
      expect(await Promise.all([cache.read(['x'], load, WAIT), cache.read(['x'], load, WAIT)])).toEqual([
        ['new'],
        ['new'],
      ]);
      expect(load).toHaveBeenCalledTimes(1);
      expect(await cache.read(['x'], load, WAIT)).toEqual(['new']);
      expect(load).toHaveBeenCalledTimes(1);
    });

    it('returns the old one when loading fails', async () => {
      const { cache } = await aged();
      expect(await cache.read(['x'], () => Promise.reject(new Error('down')), WAIT)).toEqual(['old']);
    });

    it('returns the old one when loading hangs, and holds up the first readers only', async () => {
      const { cache, clock } = await aged();
      const hang = () => new Promise<string[]>(() => undefined);
      expect(await cache.read(['x'], hang, WAIT)).toEqual(['old']);
      clock.now += WAIT.waitForNewMs;
      const began = performance.now();
      expect(await cache.read(['x'], hang, { waitForNewMs: 50 })).toEqual(['old']);
      expect(performance.now() - began).toBeLessThan(40);
    });

    it('waits in every read of a cache made for it', async () => {
      const { cache } = await aged();
      expect(await waitingForNew(cache, 50).read(['x'], () => sleep(5, ['new']))).toEqual(['new']);
    });
  });

  it('has no answer before the first good one', async () => {
    const cache = lastingCache(memoryStore('lasting'));
    await expect(cache.read(['x'], () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.find(['x'])).toBeNull();
  });
});

describe('the cache in memory', () => {
  it('drops the least recently used entries beyond 500', async () => {
    const store = memoryStore('long');
    for (let index = 0; index < 501; index += 1) await store.set(`key ${index}`, [index]);
    expect(await store.get('key 0')).toBeUndefined();
    expect(await store.get('key 500')).toEqual([500]);
  });

  it('takes a bounded amount of memory', async () => {
    const store = memoryStore('short');
    const megabyte = 'x'.repeat(1024 * 1024);
    for (let index = 0; index < 40; index += 1) await store.set(`key ${index}`, [megabyte, index]);
    const kept = await Promise.all(Array.from({ length: 40 }, (_, index) => store.get(`key ${index}`)));
    expect(kept.filter(Boolean).length).toBeLessThanOrEqual(32);
    expect(kept[39]).toBeDefined();
  });

  it('expires entries after five minutes', async () => {
    let now = 1000;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const store = memoryStore('short');
    await store.set('key', [1]);
    now += 299_000;
    expect(await store.get('key')).toEqual([1]);
    now += 2000;
    // The cache reads the clock at most once a millisecond.
    await sleep(5);
    expect(await store.get('key')).toBeUndefined();
    clock.mockRestore();
  });
});

describe('the cache in Redis', () => {
  it('falls back to memory while Redis is down', async () => {
    const { redis, entries, state } = fakeRedis();
    const cache = answerCache('long', redisStore('long', redis));
    state.isDown = true;
    const load = vi.fn(() => Promise.resolve([1]));
    await cache.read(['x'], load);
    await cache.read(['x'], load);
    expect(load).toHaveBeenCalledTimes(1);
    expect(entries.size).toBe(0);

    state.isDown = false;
    await cache.read(['y'], load);
    expect(entries.size).toBe(1);
    expect(state.lifetimes).toEqual([6 * 60 * 60]);
  });
});

describe('an unreachable Redis', () => {
  it('makes nobody wait', async () => {
    const redis = connectRedis('redis://127.0.0.1:1');
    const load = vi.fn(() => Promise.resolve([1]));
    const cache = answerCache('short', redisStore('short', redis));
    const began = performance.now();
    await cache.read(['x'], load);
    expect(await cache.read(['x'], load)).toEqual([1]);
    expect(performance.now() - began).toBeLessThan(1000);
    expect(load).toHaveBeenCalledTimes(1);
    redis.disconnect();
  });
});

describe('no cache', () => {
  it('loads every time', async () => {
    const load = vi.fn(() => Promise.resolve([1]));
    await noCache.read(['x'], load);
    await noCache.read(['x'], load);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
