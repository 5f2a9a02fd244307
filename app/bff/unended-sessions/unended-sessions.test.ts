import { beforeEach, describe, expect, it } from 'vitest';
import { pauseAfter, UnendedSessions, type Entry, type Leaving } from './unended-sessions';
import { unendedInMemory, type UnendedStore } from './unended-store.server';

const START = 1_900_000_000_000;
let now: number;
let isServiceUp: boolean;
let asked: string[];
let left: Leaving[];

const broken: UnendedStore = {
  add: () => Promise.reject(new Error('redis is down')),
  take: () => Promise.reject(new Error('redis is down')),
  remove: () => Promise.reject(new Error('redis is down')),
  count: () => Promise.reject(new Error('redis is down')),
};

function queueOf(...stores: UnendedStore[]): UnendedSessions {
  return new UnendedSessions({
    stores,
    now: () => now,
    end(token) {
      asked.push(token);
      return Promise.resolve(isServiceUp);
    },
    seal: (entry, seconds) => Promise.resolve(JSON.stringify({ entry, until: now / 1000 + seconds })),
    unseal(sealed) {
      const { entry, until } = JSON.parse(sealed) as { entry: Entry; until: number };
      return Promise.resolve(until > now / 1000 ? entry : null);
    },
    note: (leaving) => left.push(leaving),
  });
}

const inSeconds = (seconds: number) => START / 1000 + seconds;

beforeEach(() => {
  now = START;
  isServiceUp = false;
  asked = [];
  left = [];
});

describe('a token that could not be ended', () => {
  it('is retried with longer pauses until the service has ended it', async () => {
    const queue = queueOf(unendedInMemory());
    await queue.add('token-1', inSeconds(3600));
    await queue.work();
    expect(asked, 'not at once').toEqual([]);
    for (const attempts of [1, 2, 3]) {
      now += pauseAfter(attempts);
      await queue.work();
      await queue.work();
      expect(asked).toHaveLength(attempts);
    }
    isServiceUp = true;
    now += pauseAfter(4);
    await queue.work();
    expect([await queue.count(), left]).toEqual([0, ['ended']]);
    now += 10 * pauseAfter(20);
    await queue.work();
    expect(asked).toHaveLength(4);
  });

  it('is dropped when its session has expired', async () => {
    const queue = queueOf(unendedInMemory());
    await queue.add('token-1', inSeconds(60));
    now += 61_000;
    await queue.work();
    expect([asked, await queue.count(), left]).toEqual([[], 0, ['expired']]);
    await queue.add('token-2', inSeconds(0));
    expect(await queue.count()).toBe(0);
  });

  it('stays in this process while Redis is down', async () => {
    const queue = queueOf(broken, unendedInMemory());
    await queue.add('token-1', inSeconds(3600));
    expect(await queue.count()).toBe(1);
    isServiceUp = true;
    now += pauseAfter(1);
    await queue.work();
    expect([asked, left]).toEqual([['token-1'], ['ended']]);
  });

  it('is ended by another process when the first is gone, and only once by two', async () => {
    const shared = unendedInMemory();
    await queueOf(shared).add('token-1', inSeconds(3600));
    now += pauseAfter(1);
    isServiceUp = true;
    await Promise.all([queueOf(shared).work(), queueOf(shared).work()]);
    expect(asked).toEqual(['token-1']);
  });
});

it('pauses grow to ten minutes', () => {
  expect([1, 2, 3, 8, 100].map(pauseAfter)).toEqual([5_000, 10_000, 20_000, 600_000, 600_000]);
});

it('a full queue drops the entry that is due last', async () => {
  const store = unendedInMemory();
  for (let index = 0; index <= 5000; index += 1) await store.add(`entry-${index}`, START + index);
  expect(await store.count()).toBe(5000);
  expect(await store.take(START + 10_000_000, START)).toContain('entry-0');
});
