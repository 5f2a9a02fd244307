import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints as afterSale } from '~/upstream/after-sale/contract';
import { TRAIN_TICKET_STATUSES } from '~/upstream/booking/rail-contract';
import type { Offer } from '../../search/offers/offer';
import { TestSandbox } from '../../testing/test-sandbox';
import { trainNamed } from '../../testing/train-offers';
import { found, freeSeats, TrainPurchase, wantedSeats } from '../../testing/train-purchase';
import { electronicRegistration } from '../records/rail-tickets';
import { trainsOf } from '../records/train-segments';

const trains = Array.from({ length: 6 }, (_, index) => trainNamed(`ticket ${index}`, { seatsOnSale: 100_000 }));
const foreign = trainNamed('foreign', { train: { run: { train: 'foreign', from: 0, to: 631 }, isRzd: false } });

let sandbox: TestSandbox;
let keys = 0;
beforeAll(async () => {
  sandbox = await TestSandbox.start([...trains, foreign]);
});
afterAll(() => sandbox.stop());
beforeEach(() => sandbox.control({ settings: { railTickets: 'by_car' } }));

const begin = (offer: Offer) => new TrainPurchase(sandbox, offer, `holder ${keys++}`).create();

/** Buys a place in a car with, or without, electronic registration. */
async function bought(isRegistered: boolean | null, offers: readonly Offer[] = trains) {
  for (const offer of offers) {
    const purchase = await begin(offer);
    const car = (await purchase.cars()).cars.find(
      (one) => one.kind === 'coupe' && one.hasElectronicRegistration === isRegistered && freeSeats(one).length > 0,
    );
    if (!car) continue;
    await purchase.reserve([wantedSeats(car, [freeSeats(car)[0]!.seat])]);
    await purchase.pay();
    await sandbox.advance(60);
    return purchase;
  }
  throw new Error('no such car on these trains');
}

async function statuses(purchase: TrainPurchase) {
  return (await purchase.show()).tickets.flatMap(({ trainTickets }) => trainTickets.map(({ status }) => status));
}

describe('tickets for trains', () => {
  it('have or lack electronic registration as the list of cars said', async () => {
    expect(await statuses(await bought(true))).toEqual(['electronic_registration_present']);
    expect(await statuses(await bought(false))).toEqual(['electronic_registration_absent']);
  });

  it('tell nothing on railways that have none', async () => {
    expect(await statuses(await bought(null, [foreign]))).toEqual([]);
  });

  it('need paper where the train crosses a border', () => {
    const segment = found(trainsOf(trains[0]!)[0]);
    const { maps } = trains[0]!;
    const abroad = { ...maps, cities: { ...maps.cities, LED: { name: 'Minsk', country_code: 'BY' } } };
    expect(electronicRegistration(segment, { hasElectronicRegistration: true }, maps)).toBe(true);
    expect(electronicRegistration(segment, { hasElectronicRegistration: true }, abroad)).toBe(false);
  });

  it('take any status by the control', async () => {
    const purchase = await bought(true);
    for (const status of TRAIN_TICKET_STATUSES) {
      await sandbox.control({ settings: { railTickets: status } });
      expect(await statuses(purchase)).toEqual([status]);
    }
  });

  it('are returned with their refund, whatever is set', async () => {
    const purchase = await bought(true);
    const coupons = [{ record_index: 0, passenger_index: 0, trip_index: 0 }];
    const { token } = purchase;
    const quote = await sandbox.call(afterSale.quoteRefund, { token, kind: 'voluntary', coupons });
    await sandbox.call(afterSale.refund, {
      token,
      kind: 'voluntary',
      coupons,
      amount: found(quote.data ?? undefined).total,
      currency: 'RUB',
      idempotency_key: `refund ${'0'.repeat(16)}`,
    });
    expect(await statuses(purchase)).toEqual(['electronic_registration_present']);
    await sandbox.control({ settings: { railTickets: 'voucher_issued' } });
    await sandbox.advance(60);
    expect(await statuses(purchase)).toEqual(['returned']);
  });
});
