import { describe, expect, it, vi } from 'vitest';
import { answerMemory, type AnswerMemory, type AnswerMemoryLimits } from './answer-memory.server';
import type { Asking } from '~/upstream/http.server';
import { SharedWork } from '~/upstream/shared-work';
import { OFFER_LIMITS, offerCache } from './offer-cache.server';
import { packAnswer, unpackAnswer } from './packed-answer.server';

const LIMITS: AnswerMemoryLimits = {
  lifetimeMs: 60_000,
  keptMs: 240_000,
  entries: 100,
  packedBytes: 100_000,
  readyCharacters: 50_000,
};

/** An answer of about this many characters that does not compress well. */
function answerOf(characters: number, seed: number) {
  let state = seed + 1;
  const next = () => (state = (state * 48_271) % 2_147_483_647).toString(36);
  const parts: string[] = [];
  for (let length = 0; length < characters; length += parts.at(-1)!.length) parts.push(next());
  return { seed, parts: parts.join('') };
}

describe('a packed answer', () => {
  it('is small and unpacks to the same answer', async () => {
    const answer = {
      variants: Array.from({ length: 500 }, (_, id) => ({ id, price: { amount: 1000, currency: 'RUB' } })),
    };
    const { packed } = await packAnswer(answer, 0);
    expect((await unpackAnswer(packed)).answer).toEqual(answer);
    expect(packed.length).toBeLessThan(JSON.stringify(answer).length / 8);
  });
});

describe('the answer memory', () => {
  const put = async (memory: AnswerMemory, key: string, answer: object, madeAt = Date.now()) => {
    const { packed, ready } = await packAnswer(answer, madeAt);
    return memory.put(key, packed, ready);
  };

  it('returns the same object while it is unpacked, and an equal one after unpacking again', async () => {
    const memory = answerMemory(LIMITS);
    const first = answerOf(30_000, 1);
    await put(memory, 'first', first);
    expect(await memory.get('first')).toBe(first);
    await put(memory, 'second', answerOf(30_000, 2));
    const unpacked = await memory.get('first');
    expect(unpacked).not.toBe(first);
    expect(unpacked).toEqual(first);
    expect(await memory.get('first')).toBe(unpacked);
  });

  it.each([
    ['few large answers', 40, 30_000],
    ['many small ones', 400, 300],
  ])('is bounded by bytes and by number: %s', async (_name, count, characters) => {
    const memory = answerMemory(LIMITS);
    for (let index = 0; index < count; index += 1) await put(memory, `key ${index}`, answerOf(characters, index));
    const size = memory.size();
    expect(size.packedBytes).toBeLessThanOrEqual(LIMITS.packedBytes);
    expect(size.readyCharacters).toBeLessThanOrEqual(LIMITS.readyCharacters);
    expect(size.entries).toBeLessThanOrEqual(LIMITS.entries);
    expect(size.readyAnswers).toBeLessThanOrEqual(size.entries);
    expect(await memory.get(`key ${count - 1}`)).toEqual(answerOf(characters, count - 1));
    expect(await memory.get('key 0')).toBeUndefined();
  });

  it('counts the lifetime from when the answer was made, wherever that was', async () => {
    const memory = answerMemory(LIMITS);
    await put(memory, 'old', { list: [1] }, Date.now() - LIMITS.lifetimeMs - 1);
    // The memory reads the clock at most once a millisecond.
    await vi.waitFor(async () => expect(await memory.get('old')).toBeUndefined());
    expect(await memory.getLast('old')).toEqual({ list: [1] });
    await put(memory, 'ancient', { list: [1] }, Date.now() - LIMITS.keptMs - 1);
    expect(await memory.getLast('ancient')).toBeUndefined();
  });

  it('has room for 500 searches of a busy pair of cities', () => {
    // Packed size of such a search (measured by tests/bench/memory.ts), with a reserve.
    const packedSearch = 60_000;
    expect(OFFER_LIMITS.entries).toBe(500);
    expect(OFFER_LIMITS.packedBytes).toBeGreaterThanOrEqual(500 * packedSearch);
    expect(OFFER_LIMITS.packedBytes + 12 * OFFER_LIMITS.readyCharacters).toBeLessThan(200 * 1024 * 1024);
  });
});

/** A request whose turn comes at once, or when `turn` resolves. */
function asking<T>(ask: () => Promise<T>, caller = '192.0.2.1', turn = () => Promise.resolve()): Asking<T> {
  return { ask, once: (key, work) => shared.join(key, caller, (share) => turn().then(() => share(work))) };
}

/** The transport's, as all visitors of a process share it. */
const shared = new SharedWork();

describe('the offer cache', () => {
  it('asks once for concurrent and later requests with the same key', async () => {
    const cache = offerCache(null, LIMITS);
    const ask = vi.fn(() => Promise.resolve({ variants: [1] }));
    const [one, other] = await Promise.all([cache.read(['MOW'], asking(ask)), cache.read(['MOW'], asking(ask))]);
    expect(one).toBe(other);
    expect(await cache.read(['MOW'], asking(ask))).toBe(one);
    expect(ask).toHaveBeenCalledTimes(1);
    await cache.read(['LED'], asking(ask));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks again on renewal', async () => {
    const cache = offerCache(null, LIMITS);
    await cache.read(
      ['MOW'],
      asking(() => Promise.resolve({ price: 1 })),
    );
    expect(
      await cache.read(
        ['MOW'],
        asking(() => Promise.resolve({ price: 2 })),
        { renew: true },
      ),
    ).toEqual({ price: 2 });
    expect(await cache.find(['MOW'])).toEqual({ price: 2 });
  });

  it('keeps an old answer for pages that wait for a new one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const cache = offerCache(null, LIMITS);
      const ask = vi.fn(() => Promise.resolve({ variants: [ask.mock.calls.length] }));
      await cache.read(['MOW'], asking(ask));
      vi.setSystemTime(Date.now() + LIMITS.lifetimeMs);
      expect(await cache.find(['MOW'])).toBeNull();
      expect(await cache.find(['MOW'], { isOldFine: true })).toEqual({ variants: [1] });
      expect(await cache.read(['MOW'], asking(ask))).toEqual({ variants: [2] });
      expect(await cache.find(['MOW'])).toEqual({ variants: [2] });
      vi.setSystemTime(Date.now() + LIMITS.keptMs);
      expect(await cache.find(['MOW'], { isOldFine: true })).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not keep failures', async () => {
    const cache = offerCache(null, LIMITS);
    await expect(
      cache.read(
        ['MOW'],
        asking(() => Promise.reject(new Error('down'))),
      ),
    ).rejects.toThrow('down');
    expect(await cache.find(['MOW'])).toBeNull();
    expect(
      await cache.read(
        ['MOW'],
        asking(() => Promise.resolve({ price: 1 })),
      ),
    ).toEqual({ price: 1 });
  });

  it('does not queue a visitor behind another one’s turn, and shares the answer with both', async () => {
    const cache = offerCache(null, LIMITS);
    let giveTurn = () => {};
    const turn = new Promise<void>((resolve) => (giveTurn = resolve));
    const busy = vi.fn(() => Promise.resolve({ price: 1 }));
    const waiting = cache.read(
      ['MOW'],
      asking(busy, '198.51.100.7', () => turn),
    );
    expect(
      await cache.read(
        ['MOW'],
        asking(() => Promise.resolve({ price: 2 })),
      ),
    ).toEqual({ price: 2 });
    giveTurn();
    expect(await waiting).toEqual({ price: 2 });
    expect(busy).not.toHaveBeenCalled();
  });

  it('charges nobody for joining a request in flight or finding a kept answer', async () => {
    const cache = offerCache(null, LIMITS);
    let answer = (_: object) => {};
    const asked = cache.read(
      ['MOW'],
      asking(() => new Promise<object>((resolve) => (answer = resolve))),
    );
    await vi.waitFor(async () => {
      answer({ price: 1 });
      expect(await Promise.race([asked, Promise.resolve(null)])).not.toBeNull();
    });
    const charged = () => Promise.reject(new Error('charged'));
    const poor = asking(() => Promise.resolve({ price: 2 }), '198.51.100.7', charged);
    expect(await cache.read(['MOW'], poor)).toEqual({ price: 1 });
  });
});
