import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints as afterSale } from '~/upstream/after-sale/contract';
import { endpoints as booking } from '~/upstream/booking/contract';
import { makeOffer } from '../../testing/offers';
import { CARDS, Purchase } from '../../testing/purchase';
import { TestSandbox } from '../../testing/test-sandbox';

const OFFER = makeOffer();
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await TestSandbox.start([OFFER]);
});
afterAll(() => sandbox.stop());

it('tickets that all went back free their seats, also after a restart', async () => {
  const seatsLeft = async () =>
    (await sandbox.call(booking.quoteFares, { variant_id: OFFER.variantId })).data?.seatsLeft;
  expect(await seatsLeft()).toBe(9);
  const purchase = await new Purchase(sandbox, OFFER).prepare();
  await purchase.pay(CARDS.paid);
  await sandbox.advance(60);
  expect(await seatsLeft()).toBe(8);
  const refunded = await sandbox.call(afterSale.refund, {
    token: purchase.token,
    kind: 'void',
    coupons: [],
    idempotency_key: 'the-key-of-the-refund',
    amount: OFFER.totalPrice,
    currency: 'EUR',
  });
  expect(refunded.data?.state).toBe('pending_void');
  await sandbox.advance(60);
  expect(await seatsLeft()).toBe(9);
  await sandbox.restart();
  expect(await seatsLeft()).toBe(9);
});
