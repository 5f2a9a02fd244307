import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { OwnRedis } from '#tests/setup/redis-server';
import { connectRedis } from '~/bff/cache/redis-link.server';
import { unendedInRedis } from './unended-store.server';

vi.mock('~/bff/log/log.server', () => ({ log: () => ({ info: vi.fn(), warn: vi.fn() }) }));

let redis: OwnRedis;
const links: { disconnect(): void }[] = [];
beforeAll(async () => {
  redis = await OwnRedis.start();
});
afterAll(async () => {
  links.forEach((link) => link.disconnect());
  await redis.stop();
});

/** Each connection plays a shop: Redis is all that they share. */
function newShop() {
  const link = connectRedis(redis.url);
  links.push(link);
  return unendedInRedis(link);
}

it('another shop takes a due entry, one at a time', async () => {
  const [first, second, third] = [newShop(), newShop(), newShop()];
  await first.add('sealed-1', 1000);
  await first.add('sealed-2', 9000);
  expect(await second.take(999, 5000)).toEqual([]);
  const taken = await Promise.all([second.take(1000, 5000), third.take(1000, 5000)]);
  expect(taken.flat()).toEqual(['sealed-1']);
  expect(await third.take(4999, 6000), 'until its taker has given up').toEqual([]);
  expect(await third.take(5000, 6000)).toEqual(['sealed-1']);
  await third.remove('sealed-1');
  expect(await first.count()).toBe(1);
});

it('the store never exceeds its limit', async () => {
  const shop = newShop();
  for (let index = 0; index < 5100; index += 100) {
    await Promise.all(Array.from({ length: 100 }, (_, at) => shop.add(`entry-${index + at}`, 10_000 + index + at)));
  }
  expect(await shop.count()).toBe(5000);
});
