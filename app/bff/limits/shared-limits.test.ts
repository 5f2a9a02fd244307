import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { OwnRedis } from '#tests/setup/redis-server';
import { connectRedis } from '~/bff/cache/redis-link.server';
import { makeLimiter } from './limiter.server';

vi.mock('~/bff/log/log.server', () => ({ log: () => ({ info: vi.fn(), warn: vi.fn() }) }));

const LIMIT = { counts: 'tries', by: ['address'], points: 10, seconds: 60, shows: 'nothing' } as const;

/** Each connection plays a shop: Redis is all that they share. */
let redis: OwnRedis;
const links: { disconnect(): void }[] = [];
beforeAll(async () => {
  redis = await OwnRedis.start();
});
afterAll(async () => {
  links.forEach((link) => link.disconnect());
  await redis.stop();
});

function newShop(name: string) {
  const link = connectRedis(redis.url);
  links.push(link);
  return makeLimiter(name, LIMIT, link);
}

async function allowedOf(times: number, consume: (index: number) => Promise<number | null>): Promise<number> {
  let allowed = 0;
  for (let index = 0; index < times; index += 1) if ((await consume(index)) === null) allowed += 1;
  return allowed;
}

it('shops count together and return the time to wait', async () => {
  const shops = [newShop('together'), newShop('together')] as const;
  expect(await allowedOf(30, (index) => shops[index % 2 === 0 ? 0 : 1].consume('somebody'))).toBe(10);
  const seconds = await shops[1].consume('somebody');
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await shops[0].consume('somebody-else')).toBeNull();
});

it('refunds a point for all shops', async () => {
  const [first, second] = [newShop('forgiven'), newShop('forgiven')];
  const right = async () => {
    const answer = await first.consume('somebody');
    await second.refundPoint('somebody');
    return answer;
  };
  expect(await allowedOf(25, right)).toBe(25);
});

it('allows no more when many are requested at once', async () => {
  const [first, second] = [newShop('at-once'), newShop('at-once')];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? first : second).consume('somebody')),
  );
  expect(answers.filter((answer) => answer === null)).toHaveLength(10);
});

it('lets each shop count for itself while Redis is dead, and together again afterwards', async () => {
  const [first, second] = [newShop('dead'), newShop('dead')];
  await first.consume('somebody');
  await redis.kill();
  expect(await allowedOf(30, () => first.consume('somebody'))).toBe(10);
  expect(await allowedOf(30, () => second.consume('somebody'))).toBe(10);
  await redis.run();
  for (const [shop, probe] of [[first, 'probe'] as const, [second, 'other-probe'] as const]) {
    await vi.waitFor(
      async () => {
        await shop.consume(probe);
        expect(await redis.command('exists', `fairwind:2:limit:dead:${probe}`)).toContain(':1');
      },
      { timeout: 10_000, interval: 50 },
    );
  }
  expect(await allowedOf(20, () => first.consume('later'))).toBe(10);
  expect(await second.consume('later')).not.toBeNull();
});

it('bounds the memory of a process', async () => {
  const limiter = makeLimiter('bounded', LIMIT, null);
  expect(await allowedOf(10, () => limiter.consume('first'))).toBe(10);
  for (let index = 0; index < 50_000; index += 1) await limiter.consume(`key-${index}`);
  expect(await limiter.consume('first')).toBeNull();
});
