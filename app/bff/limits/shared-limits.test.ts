import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { OwnRedis } from '#tests/setup/redis-server';
import { connectRedis } from '~/bff/cache/redis-link.server';
import { makeLimiter } from './limiter.server';

vi.mock('~/bff/log/log.server', () => ({ log: () => ({ info: vi.fn(), warn: vi.fn() }) }));

const LIMIT = { counts: 'tries', by: ['address'], points: 10, seconds: 60, shows: 'nothing' } as const;

/** Shops are played by connections: all that they share is Redis. */
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

it('two shops count together, and say when to come back', async () => {
  const shops = [newShop('together'), newShop('together')] as const;
  expect(await allowedOf(30, (index) => shops[index % 2 === 0 ? 0 : 1].consume('somebody'))).toBe(10);
  const seconds = await shops[1].consume('somebody');
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await shops[0].consume('somebody-else')).toBeNull();
});

it('what one shop takes out of the count is out of it for the other', async () => {
  const [first, second] = [newShop('forgiven'), newShop('forgiven')];
  const right = async () => {
    const answer = await first.consume('somebody');
    await second.forgive('somebody');
    return answer;
  };
  expect(await allowedOf(25, right)).toBe(25);
});

it('nobody gets more by asking for many at once', async () => {
  const [first, second] = [newShop('at-once'), newShop('at-once')];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? first : second).consume('somebody')),
  );
  expect(answers.filter((answer) => answer === null)).toHaveLength(10);
});

it('while Redis is dead each shop counts by itself, and together again when it is back', async () => {
  const [first, second] = [newShop('dead'), newShop('dead')];
  await first.consume('somebody');
  await redis.kill();
  expect(await allowedOf(30, () => first.consume('somebody'))).toBe(10);
  expect(await allowedOf(30, () => second.consume('somebody'))).toBe(10);
  await redis.run();
  await vi.waitFor(
    async () => {
      await first.consume('probe');
      expect(await redis.command('exists', 'fairwind:2:limit:dead:probe')).toContain(':1');
    },
    { timeout: 10_000, interval: 50 },
  );
  expect(await allowedOf(20, () => first.consume('later'))).toBe(10);
  expect(await vi.waitFor(() => second.consume('later'), { timeout: 5000 })).not.toBeNull();
});

it('the memory of a process has an end', async () => {
  const limiter = makeLimiter('bounded', LIMIT, null);
  expect(await allowedOf(10, () => limiter.consume('first'))).toBe(10);
  for (let index = 0; index < 50_000; index += 1) await limiter.consume(`key-${index}`);
  expect(await limiter.consume('first')).toBeNull();
});
