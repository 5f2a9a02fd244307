import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentKey } from '~/bff/waiting/idempotency.server';
import { CardData } from '~/upstream/booking/card-data.server';
import { tooManyHolds, type HoldLimit } from '~/upstream/booking/hold-contract';
import { makeOffer } from '#server/sandbox/testing/offers';
import { CARDS } from '#server/sandbox/testing/purchase';
import { TestSandbox } from '#server/sandbox/testing/test-sandbox';
import { adult, clientsOf, failureOf } from './clients';

const LIFETIME_SECONDS = 20 * 60;
const alone = makeOffer({ seatsOnSale: 500 });
const family = makeOffer({
  variantId: `${'fedcba9876543210'.repeat(2)}3`,
  seatsOnSale: 500,
  travelers: { adult: 2, child: 1, infant: 1, childrenAges: [7] },
});

let sandbox: TestSandbox;
let clients: ReturnType<typeof clientsOf>;
beforeAll(async () => {
  sandbox = await TestSandbox.start([alone, family]);
  clients = clientsOf(sandbox.url);
});
afterAll(() => sandbox.stop());

let lastKey = 0;
const newHolder = () => `holder-of-a-test-${(lastKey += 1)}`;

async function begin(offer = alone): Promise<string> {
  const idempotencyKey = `holds-${(lastKey += 1)}-of-a-test`;
  const { token } = await clients.booking.createBooking({
    variantId: offer.variantId,
    fareKey: 'light',
    idempotencyKey,
  });
  await sandbox.advance(1);
  return token;
}

async function hold(limits: HoldLimit[], token?: string, offer = alone): Promise<string> {
  const held = token ?? (await begin(offer));
  await clients.booking.reserveSeats(held, await clients.booking.getBooking(held), null, limits);
  return held;
}

const refusalOf = async (attempt: Promise<unknown>) => await failureOf(attempt);

async function pay(token: string): Promise<void> {
  const { totalPrice } = await clients.booking.getBooking(token);
  await clients.booking.bookAndIssue({
    token,
    idempotencyKey: paymentKey(token, 0),
    total: { amount: totalPrice, currency: 'EUR' },
    passengers: [adult()],
    contacts: { email: 'ann@example.com', phone: '+358401234567' },
    paymentType: 'acquiring',
    means: {
      option: 'card',
      card: new CardData({ pan: CARDS.paid, cardholder: 'ANN LEE', expiry: '12/34', cvv: '987' }),
    },
    returnUrl: `http://localhost:3000/mbooking/checking/${token}`,
  });
}

it('limits the bookings held at a time; repeating a held one does not count', async () => {
  const limits = [{ key: newHolder(), mostBookings: 2 }];
  const first = await hold(limits);
  await hold(limits);
  await hold(limits, first);
  const refused = await begin();
  const error = await refusalOf(hold(limits, refused));
  expect(error).toMatchObject({ kind: 'conflict', code: 'tooManyHolds' });
  const { expiresAt } = await clients.booking.getBooking(first);
  expect(tooManyHolds.parse(error.data)).toMatchObject({ key: limits[0]?.key, until: expiresAt });
  expect((await clients.booking.getBooking(refused)).action, 'and can be held later').toBe('fare_found');
  await hold([{ key: newHolder(), mostBookings: 2 }], refused);
});

it('does not count paid bookings', async () => {
  const limits = [{ key: newHolder(), mostBookings: 1 }];
  const first = await hold(limits);
  expect((await refusalOf(hold(limits))).code).toBe('tooManyHolds');
  await pay(first);
  await hold(limits);
});

it('does not count expired bookings', async () => {
  const limits = [{ key: newHolder(), mostBookings: 1 }];
  await hold(limits);
  await sandbox.advance(LIFETIME_SECONDS);
  await hold(limits);
});

it('counts seats without infants, and refuses a family above the limit', async () => {
  const limits = [{ key: newHolder(), mostSeats: 5 }];
  await hold(limits, undefined, family);
  await hold(limits);
  expect((await refusalOf(hold(limits, undefined, family))).code).toBe('tooManyHolds');
  await hold(limits);
  expect((await refusalOf(hold(limits))).code).toBe('tooManyHolds');
});

it('holds only as many as allowed of ten at once', async () => {
  const limits = [{ key: newHolder(), mostBookings: 3 }];
  const tokens: string[] = [];
  for (let count = 0; count < 10; count += 1) tokens.push(await begin());
  const outcomes = await Promise.allSettled(tokens.map((token) => hold(limits, token)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});
