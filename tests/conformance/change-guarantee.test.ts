/** The trip guarantee: a connection between two tickets that a carrier breaks gives the whole order back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { movedBy } from '#server/sandbox/booking/records/change-plan';
import type { OfferFlight } from '#server/sandbox/search/offers/offer';
import { makeOffer } from '#server/sandbox/testing/offers';
import { TestSandbox } from '#server/sandbox/testing/test-sandbox';
import { clientsOf } from './clients';
import { card, orderFor } from './payments-sandbox';
import { RUSSIAN } from './whole-sandbox';

/** Two flights on two tickets, one after the other. */
const SMART = (() => {
  const made = makeOffer({ variantId: `${'9f8e7d6c5b4a3021'.repeat(2)}1`, seatsOnSale: 100_000 });
  const [[out]] = made.trips as [[OfferFlight]];
  const second = movedBy(out, 190 + 200);
  const first = { ...out, wire: { ...out.wire, virtual_connection: true, transfer_duration: 200 } };
  return {
    ...made,
    trips: [[first, { ...second, recordIndex: 1, inventoryKey: 'XX103@2031-06-04#economy' }]],
    session: { ...made.session, trips: made.session.trips.slice(0, 1) },
  };
})();

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await TestSandbox.start([SMART]);
});
afterAll(() => sandbox.stop());

async function buy(withGuarantee: boolean): Promise<string> {
  const { booking, ancillaries } = clientsOf(sandbox.url, { market: RUSSIAN });
  const { token } = await booking.createBooking({
    variantId: SMART.variantId,
    fareKey: 'light',
    idempotencyKey: `guarantee-${randomUUID()}`,
  });
  await sandbox.advance(1);
  if (withGuarantee) {
    const products = (await ancillaries.listProducts(token)).filter(({ group }) => group === 'warranty');
    expect(products).toHaveLength(1);
    await ancillaries.createOrder(token);
    await ancillaries.addItems(
      token,
      products.map((product) => ({ token: product.token })),
    );
  }
  await booking.reserveSeats(token, await booking.getBooking(token));
  await booking.bookAndIssue(orderFor(await booking.getBooking(token), card('4242424242424242')));
  await sandbox.advance(60);
  return token;
}

describe('a broken connection between two tickets', () => {
  it.each([
    [true, 'order', 'autorefund'],
    [false, 'tickets', 'support_request'],
  ] as const)('with the guarantee: %s', async (withGuarantee, covers, resolution) => {
    await sandbox.control({ settings: { scheduleChanges: 'cancelled' } });
    const token = await buy(withGuarantee);
    const { afterSale } = clientsOf(sandbox.url, { market: RUSSIAN });
    const [change] = await afterSale.listChanges(token);
    expect(change?.refund).toEqual({ reason: 'flight_cancellation', covers });
    const { coupons } = await afterSale.getRefundOptions(token);
    expect(coupons).toHaveLength(2);
    const quote = await afterSale.quoteRefund(token, { kind: 'compelled', reason: 'flight_cancellation', coupons });
    expect(quote.resolution).toBe(resolution);
  });

  it('is told with both flights and the minutes between them', async () => {
    await sandbox.control({ settings: { scheduleChanges: 'moved_day' } });
    const token = await buy(false);
    const [change] = await clientsOf(sandbox.url, { market: RUSSIAN }).afterSale.listChanges(token);
    if (change?.segmentIndex === 0) {
      const minutes = 200 - 24 * 60;
      expect(change.brokenConnection).toEqual({ arrivingSegmentIndex: 0, leavingSegmentIndex: 1, minutes });
    } else {
      expect(change?.brokenConnection).toBeNull();
    }
    expect(change?.refund?.reason).toBe('flight_delay');
  });
});
