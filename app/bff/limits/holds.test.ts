import { describe, expect, it, vi } from 'vitest';
import { cookiesAfter, testContext } from '#tests/fixtures/request-context';
import { rememberBrowser } from '~/bff/cookies/known-browser.server';
import { allowsReminder, countedHolds } from './holds.server';

vi.mock('~/bff/cookies/session-secrets.server', () => ({
  sessionSecrets: () => ['a secret of thirty-two characters'],
}));
vi.mock('~/bff/log/log.server', () => ({ log: () => ({ info: vi.fn(), warn: vi.fn() }) }));
vi.mock('~/bff/cache/shared-redis.server', () => ({ sharedRedis: () => null }));

const EMAIL = 'ann@example.com';

describe('limits on unpaid holds', () => {
  it('count browser, e-mail, address and network, as digests', async () => {
    const { limits, ownerOf } = await countedHolds(testContext(), EMAIL);
    expect(limits).toMatchObject([{ mostBookings: 3 }, { mostBookings: 5 }, { mostSeats: 30 }, { mostSeats: 120 }]);
    expect(limits.map(({ key }) => ownerOf(key))).toEqual(['browser', 'email', 'nearby', 'nearby']);
    for (const { key } of limits) expect(key).toMatch(/^[\w-]{22}$/);
  });

  it('count one IPv6 customer as one, however often the address changes', async () => {
    const keysAt = async (clientIp: string) => {
      const { limits } = await countedHolds(testContext({ clientIp }), EMAIL);
      return limits.map(({ key }) => key);
    };
    expect(await keysAt('2001:db8:1:2::1')).toEqual(await keysAt('2001:db8:1:2::ffff'));
  });

  it('skip an e-mail that has signed in here, so that others cannot lock its owner out', async () => {
    const owner = testContext();
    await rememberBrowser(owner, EMAIL);
    const { limits } = await countedHolds(testContext({ cookies: cookiesAfter(owner) }), EMAIL);
    expect(limits).toHaveLength(3);
  });
});

it('limits reminders of unpaid bookings', async () => {
  let sent = 0;
  for (let index = 0; index < 8; index += 1) {
    const visitor = { requestId: 'request-1', clientIp: `192.0.2.${index}` };
    if (await allowsReminder(visitor, `vic.tim+${index}@gmail.com`)) sent += 1;
  }
  expect(sent).toBe(3);
});
