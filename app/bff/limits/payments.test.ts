import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CardData, SavedCardData } from '~/upstream/booking/card-data.server';
import { countDeclines, countPayment } from './payments.server';
import { LIMITS } from './table';

vi.mock('~/bff/cookies/session-secrets.server', () => ({
  sessionSecrets: () => ['a secret of thirty-two characters'],
}));
vi.mock('~/bff/log/log.server', () => ({ log: () => ({ info: vi.fn(), warn: vi.fn() }) }));
vi.mock('~/bff/cache/shared-redis.server', () => ({ sharedRedis: () => null }));

/** Counts live as long as the process, so each test uses its own network, bookings and cards. */
let test = 0;
beforeEach(() => void (test += 1));
const from = (host = 1, network = test) => ({ requestId: 'request-1', clientIp: `10.${network}.0.${host}` });
const card = (number: number) => {
  const pan = `4${String(test).padStart(5, '0')}${String(number).padStart(10, '0')}`;
  return new CardData({ pan, cardholder: 'ANN LEE', expiry: '12/31', cvv: '123' });
};
const booking = (number: number) => `booking-${test}-${number}`;

/** Sends payments, declined or paid, until a limit refuses one. @returns the number sent and the reason to stop */
async function payUntilRefused(most: number, payment: (n: number) => Parameters<typeof countPayment>, isPaid = false) {
  for (let sent = 0; sent < most; sent += 1) {
    const counted = await countPayment(...payment(sent));
    if (!counted.isAllowed) return { sent, refusedBy: counted.refusedBy, retryAfterSeconds: counted.retryAfterSeconds };
    await (isPaid ? counted.refundPoint() : counted.keepAsDecline(`payment-${test}-${sent}`));
  }
  return { sent: most, refusedBy: null, retryAfterSeconds: 0 };
}

describe('declined cards', () => {
  it('are limited for one address, with new bookings and new cards each time', async () => {
    const tried = await payUntilRefused(6000, (n) => [from(), { booking: booking(n), card: card(n) }]);
    expect(tried).toMatchObject({ sent: LIMITS['decline-address'].points, refusedBy: 'decline-address' });
    expect(tried.retryAfterSeconds).toBeGreaterThan(3000);
  });

  it('are limited for one booking, from new addresses', async () => {
    const tried = await payUntilRefused(100, (n) => [from(n, 100 + n), { booking: booking(0), card: card(n) }]);
    expect(tried).toMatchObject({ sent: LIMITS['decline-booking'].points, refusedBy: 'decline-booking' });
  });

  it('are limited for one card, from new addresses with new bookings; other cards still work', async () => {
    const tried = await payUntilRefused(100, (n) => [from(n, 100 + n), { booking: booking(n), card: card(0) }]);
    expect(tried).toMatchObject({ sent: LIMITS['decline-card'].points, refusedBy: 'decline-card' });
    expect((await countPayment(from(), { booking: booking(1), card: card(1) })).isAllowed).toBe(true);
  });

  it('are limited for one saved card', async () => {
    const saved = new SavedCardData({ cardId: `card-${test}`, cvv: '123' });
    const tried = await payUntilRefused(100, (n) => [from(), { booking: booking(n), card: saved }]);
    expect(tried.refusedBy).toBe('decline-card');
  });

  it('get no further when they are all sent at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 100 }, (_, n) => countPayment(from(), { booking: booking(n), card: card(n) })),
    );
    expect(all.filter(({ isAllowed }) => isAllowed)).toHaveLength(LIMITS['decline-address'].points);
  });

  it('are counted once when the bank’s page declines them later, however often it is checked', async () => {
    const refused = Array.from({ length: LIMITS['decline-booking'].points }, (_, n) => `late-${test}-${n}`);
    await countDeclines(from(), booking(0), refused.slice(1));
    await countDeclines(from(), booking(0), refused.slice(1));
    const pay = () => countPayment(from(), { booking: booking(0), card: card(0) });
    const one = await pay();
    expect(one.isAllowed).toBe(true);
    await one.refundPoint();
    await countDeclines(from(), booking(0), refused);
    expect((await pay()).refusedBy).toBe('decline-booking');
  });
});

describe('accepted payments', () => {
  it('are refunded, for an office that buys all day', async () => {
    const bought = await payUntilRefused(200, (n) => [from(), { booking: booking(n), card: card(0) }], true);
    expect(bought.refusedBy).toBeNull();
  });

  it('have only the limit on tries when made without a card', async () => {
    const tried = await payUntilRefused(50, () => [from(), { booking: booking(0), card: null }]);
    expect(tried).toMatchObject({ sent: LIMITS['payment-booking'].points, refusedBy: 'payment-booking' });
  });
});

// Runs last, because the count of the whole shop stays full.
it('limits an address to a few declines while the whole shop has too many, and still accepts first cards', async () => {
  let sent = 0;
  for (; sent < LIMITS['decline-everybody'].points; sent += 1) {
    const counted = await countPayment(from(1 + (sent % 3), 1000 + sent), { booking: booking(sent), card: card(sent) });
    expect(counted.isAllowed).toBe(true);
  }
  const guesser = await payUntilRefused(30, (n) => [from(7), { booking: booking(sent + n), card: card(sent + n) }]);
  expect(guesser).toMatchObject({ sent: LIMITS['decline-address-brake'].points, refusedBy: 'decline-address-brake' });
  const customer = await payUntilRefused(
    20,
    (n) => [from(9, 99), { booking: booking(sent + 100 + n), card: card(sent + 100) }],
    true,
  );
  expect(customer.refusedBy).toBeNull();
});
