import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints as afterSale, type CouponIdWire } from '~/upstream/after-sale/contract';
import type { TrainPlace } from '~/upstream/rail-cars/contract';
import type { Offer } from '../../search/offers/offer';
import { readLedger } from '../../testing/purchase';
import { TestSandbox } from '../../testing/test-sandbox';
import { trainNamed } from '../../testing/train-offers';
import { carWith, found, freeSeats, isUndivided, TrainPurchase, wantedSeats } from '../../testing/train-purchase';

const single = trainNamed('one', { seatsOnSale: 100_000 });
const pair = trainNamed('two', { travelers: { adult: 2 }, seatsOnSale: 100_000 });
const both = trainNamed('three', { isReturn: true, seatsOnSale: 100_000 });

let sandbox: TestSandbox;
let keys = 0;
beforeAll(async () => {
  sandbox = await TestSandbox.start([single, pair, both]);
});
afterAll(() => sandbox.stop());

const begin = (offer: Offer) => new TrainPurchase(sandbox, offer, `customer ${keys++}`).create();

const coupon = (passenger_index = 0, trip_index = 0): CouponIdWire => ({
  record_index: 0,
  passenger_index,
  trip_index,
});

function quote(token: string, kind: 'voluntary' | 'compelled', coupons: CouponIdWire[] = [coupon()]) {
  const reason = kind === 'compelled' ? { reason: 'passenger_illness' as const } : {};
  return sandbox.call(afterSale.quoteRefund, { token, kind, ...reason, coupons });
}

/** Buys a place of a car without genders. */
async function bought(offer: Offer, isWanted: (place: TrainPlace) => boolean, isRefundable = true) {
  const purchase = await begin(offer);
  const all = (await purchase.cars()).cars
    .filter((car) => car.kind === 'coupe' && isUndivided(car))
    .flatMap((car) => freeSeats(car).map((place) => ({ car, place })));
  const chosen = found(all.find(({ place }) => isWanted(place)));
  await purchase.reserve([wantedSeats(chosen.car, [chosen.place.seat])], [{ refundable: isRefundable }]);
  await purchase.pay();
  await sandbox.advance(60);
  return { purchase, ...chosen };
}

describe('a refund of a train', () => {
  it('is of the price of the place', async () => {
    const { purchase, place } = await bought(single, ({ type }) => type === 'lower');
    const { data } = await quote(purchase.token, 'voluntary');
    expect(data?.lines).toContainEqual(expect.objectContaining({ code: 'tickets', amount: place.price }));
    expect(data?.lines.some(({ code }) => code === 'fare_kept')).toBe(false);
  });

  it('gives nothing back of a place without a refund, and all of it when the traveller has to', async () => {
    const isCheaper = ({ nonRefundablePrice }: TrainPlace) => nonRefundablePrice !== null;
    const { purchase, place } = await bought(single, isCheaper, false);
    const paid = found(place.nonRefundablePrice ?? undefined);
    expect((await quote(purchase.token, 'voluntary')).data).toMatchObject({ total: 0 });
    expect((await quote(purchase.token, 'compelled')).data).toMatchObject({ total: paid });
  });

  it('is of the train that goes back, and of the place on it', async () => {
    const purchase = await begin(both);
    const car = carWith((await purchase.cars(1)).cars, 'coupe', isUndivided);
    const place = found(freeSeats(car).find(({ type }) => type === 'lower'));
    await purchase.reserve([null, wantedSeats(car, [place.seat])]);
    await purchase.pay();
    await sandbox.advance(60);
    const share = found(both.fares.find(({ key }) => key === 'coupe')).prices.adult / 2;
    const ofTrip = async (trip: number) =>
      (await quote(purchase.token, 'compelled', [coupon(0, trip)])).data?.lines.find(({ code }) => code === 'tickets')
        ?.amount;
    expect(await ofTrip(1)).toBe(place.price);
    // The way back goes with the way out.
    expect(await ofTrip(0)).toBe(share + place.price);
  });

  it('takes a whole compartment together, and frees its places', async () => {
    const purchase = await begin(pair);
    const { cars } = await purchase.cars();
    const car = carWith(cars, 'coupe', isUndivided);
    const whole = found(car.wholeCompartments[0]);
    await purchase.reserve([wantedSeats(car, whole.seats, { reservation_type: 'kupek' })]);
    await purchase.pay();
    await sandbox.advance(60);
    const { data } = await quote(purchase.token, 'voluntary');
    expect(data?.coupons).toHaveLength(2);
    const isFree = async () =>
      found((await (await begin(pair)).cars()).cars.find(({ number }) => number === car.number)).places.filter(
        ({ seat, isFree: free }) => whole.seats.includes(seat) && free,
      ).length;
    expect(await isFree()).toBe(0);
    const refunded = await sandbox.call(afterSale.refund, {
      token: purchase.token,
      kind: 'voluntary',
      coupons: [coupon()],
      idempotency_key: 'the-key-of-the-refund',
      amount: data?.total,
      currency: 'RUB',
    });
    expect(refunded.error).toBeUndefined();
    await sandbox.advance(24 * 3_600);
    expect(await isFree()).toBe(4);
  });

  it('leaves the ledger balanced', async () => {
    const ledger = (await readLedger(sandbox)) as unknown as { unbalanced: unknown[] };
    expect(ledger.unbalanced).toEqual([]);
  });
});
