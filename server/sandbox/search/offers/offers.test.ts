import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hundredthsFromMajor } from '~/market/money';
import { totalOf } from './fare-families';
import { findOffer } from './offers';
import { request, TestSearch } from './test-search';

let test: TestSearch;
beforeEach(async () => {
  test = await TestSearch.open();
});
afterEach(() => test.close());

const family = { adult: 2, child: 1, infant: 1, childrenAges: [7] };

async function found(variantId: string) {
  const offer = await findOffer(variantId, test.context);
  if (typeof offer === 'string') throw new Error(`${variantId} is ${offer}`);
  return offer;
}

describe('findOffer', () => {
  it.each([
    ['one way', request(['MOW-AER'])],
    [
      'there and back, a family, in euros',
      request(['LON-NYC', 'NYC-LON'], { travelers: family, currency: 'EUR', lang: 'de' }),
    ],
    ['far away', request(['GOH-USH'], { currency: 'USD' })],
    ['several trips', request(['MOW-IST', 'IST-DXB', 'DXB-MOW'], { cabin: 'business' })],
  ])('matches every variant of its search: %s', async (_, body) => {
    const answer = await test.search(body);
    for (const variant of answer.variants) {
      const offer = await found(variant.id);
      expect(offer.totalPrice).toBe(hundredthsFromMajor(String(variant.price.amount)));
      const [own, ...others] = offer.fares;
      if (!own) throw new Error('an offer without fares');
      expect(totalOf(own, offer.session.travelers)).toBe(offer.totalPrice);
      expect([own.baggage, own.handLuggage]).toEqual([variant.baggage, variant.hand_luggage]);
      expect(others.every((fare) => fare.prices.adult > own.prices.adult)).toBe(true);
      expect(offer.trips.map((trip) => trip.map((segment) => segment.wire))).toEqual(
        variant.segments.map((segment) => segment.flights.map((key) => answer.flights[key])),
      );
      for (const segment of offer.trips.flat()) {
        expect(segment.inventoryKey).toMatch(
          /^([A-Z0-9]{2}\d{1,4}@\d{4}-\d{2}-\d{2}|[A-Z]{3,5}\d+[А-Я]?@\d{4}-\d{2}-\d{2}\/\d{7}-\d{7})#(economy|premium_economy|business|first)$/,
        );
        expect(segment.seatsOnSale).toBeGreaterThan(0);
        expect(offer.maps.anyports?.[segment.wire.departure]).toEqual(answer.anyports?.[segment.wire.departure]);
        expect(offer.maps.airlines?.[segment.wire.marketing_carrier]).toEqual(
          answer.airlines?.[segment.wire.marketing_carrier],
        );
      }
    }
  });

  it('increments the ticket index after each self-transfer', async () => {
    const answer = await test.search(request(['LON-SYD', 'SYD-LON']));
    let separate = 0;
    for (const variant of answer.variants) {
      const segments = (await found(variant.id)).trips.flat();
      expect(segments[0]?.recordIndex).toBe(0);
      segments.forEach((segment, index) => {
        const next = segments[index + 1];
        if (!next) return;
        const step = next.recordIndex - segment.recordIndex;
        expect([0, 1]).toContain(step);
        if (segment.wire.virtual_connection) expect(step).toBe(1);
        if (segment.wire.virtual_connection === false) expect(step).toBe(0);
        separate += step;
      });
    }
    expect(separate).toBeGreaterThan(0);
  });

  it('finds the same offer after a restart', async () => {
    const answer = await test.search(request(['MOW-AER', 'AER-MOW'], { travelers: family }));
    const id = answer.variants[37]?.id ?? '';
    const before = await found(id);
    vi.resetModules();
    const restarted = await import('./offers');
    expect(restarted.findOffer).not.toBe(findOffer);
    expect(await restarted.findOffer(id, test.context)).toEqual(before);
  });

  it('stays the same when others book in between', async () => {
    const answer = await test.search(request(['MOW-LED']));
    const last = answer.variants[answer.variants.length - 1];
    const before = await found(last?.id ?? '');
    for (const segment of (await found(answer.variants[0]?.id ?? '')).trips.flat())
      test.taken.set(segment.inventoryKey, 500);
    expect(await found(last?.id ?? '')).toEqual(before);
  });

  it('expires half an hour after the search', async () => {
    const answer = await test.search(request(['MOW-AER']));
    const id = answer.variants[0]?.id ?? '';
    const start = test.now.getTime();
    test.now = new Date(start + 30 * 60_000);
    expect(await findOffer(id, test.context)).toMatchObject({ variantId: id });
    test.now = new Date(start + 30 * 60_000 + 1000);
    expect(await findOffer(id, test.context)).toBe('expired');
  });

  it('deletes a search after two days, when the next one is made', async () => {
    const answer = await test.search(request(['MOW-AER']));
    const id = answer.variants[0]?.id ?? '';
    test.now = new Date(test.now.getTime() + 49 * 3_600_000);
    await test.search(request(['MOW-AER']));
    expect(await findOffer(id, test.context)).toBe('unknown');
  });

  it.each(['', '1', 'x'.repeat(33), '0123456789abcdef0123456789abcdef1', '0123456789abcdef0123456789abcdef'])(
    'rejects the unknown id "%s"',
    async (id) => {
      expect(await findOffer(id, test.context)).toBe('unknown');
    },
  );

  it('rejects a variant number that the search did not have', async () => {
    const answer = await test.search(request(['MOW-AER']));
    const session = (answer.variants[0]?.id ?? '').slice(0, 32);
    expect(await findOffer(`${session}99999`, test.context)).toBe('unknown');
    expect(await findOffer(`${session}0`, test.context)).toBe('unknown');
  });
});
