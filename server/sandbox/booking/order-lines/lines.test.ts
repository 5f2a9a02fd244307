import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeOffer } from '../../testing/offers';
import { catalogueOf } from '../catalogue/catalogue';
import { repriced, sumOf, withLines, withoutLines, withPacket, type OrderLine } from './lines';
import { packetLines, packetsOf } from './packets';
import { priceOf, type Product } from './product';
import { tripFacts } from '../catalogue/trip-facts';
import type { BookingRecord } from '../records/records';
import type { Offer } from '../../search/offers/offer';
import type { CurrencyCode } from '~/market/currencies';

const NOW = Date.parse('2031-05-01T10:00:00Z');

function bookingOf(offer: Offer, currency: CurrencyCode): BookingRecord {
  const [fare] = offer.fares;
  if (!fare) throw new Error('an offer without fares');
  return {
    token: 'token',
    offer: { ...offer, session: { ...offer.session, currency } },
    fare,
    language: 'en',
    country: null,
    agent: null,
    createdAt: NOW,
    expiresAt: NOW + 1_200_000,
    fareFoundAt: NOW,
    hasPriceMoved: false,
    reservedAt: null,
    fault: null,
    passengers: null,
    contacts: null,
    orderNumber: null,
    timeline: null,
    refund: null,
    returnedAt: null,
    changes: [],
    exchanges: [],
    railPlaces: [],
  };
}

const travelers = { adult: 2, child: 1, infant: 1, childrenAges: [7] };
function shelf(currency: CurrencyCode) {
  const catalogue = catalogueOf(tripFacts(bookingOf(makeOffer({ travelers }), currency), 'ru', NOW));
  return { catalogue, packets: packetsOf(catalogue) };
}
const lineOf = (product: Product): OrderLine => ({ product, packetToken: null, price: priceOf(product) });
const get = (catalogue: Product[], token: string) => {
  const product = catalogue.find((one) => one.token === token);
  if (!product) throw new Error(`nothing is ${token}`);
  return product;
};

describe.each<CurrencyCode>(['RUB', 'EUR', 'UZS', 'KRW'])('an order in %s', (currency) => {
  const { catalogue, packets } = shelf(currency);

  it('costs the sum of its lines, with one product per slot, after any additions and removals', () => {
    const product = fc.constantFrom(...catalogue);
    const step = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), products: fc.array(product, { minLength: 1, maxLength: 4 }) }),
      fc.record({ kind: fc.constant('remove' as const), products: fc.array(product, { minLength: 1, maxLength: 4 }) }),
      fc.record({ kind: fc.constant('packet' as const), packet: fc.constantFrom(...packets), share: fc.nat(7) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let lines: OrderLine[] = [];
        for (const one of steps) {
          if (one.kind === 'add') lines = withLines(lines, one.products.map(lineOf));
          else if (one.kind === 'remove') {
            lines = withoutLines(
              lines,
              one.products.map(({ token }) => token),
            );
          } else {
            const chosen = one.packet.products.filter((_, place) => (one.share >> place) % 2 === 0);
            const added = packetLines(
              one.packet,
              chosen.map(({ token }) => token),
            );
            if (added) lines = withPacket(lines, added);
          }
          lines = repriced(lines, packets, currency);
        }
        const slots = lines.map(({ product: { slot } }) => slot);
        expect(new Set(slots).size).toBe(slots.length);
        for (const line of lines) {
          const full = priceOf(line.product);
          expect(Number.isInteger(line.price)).toBe(true);
          expect(line.price).toBeGreaterThanOrEqual(0);
          if (line.packetToken === null) expect(line.price).toBe(full);
          else expect(line.price).toBeLessThanOrEqual(full);
        }
        // Repricing changes nothing, and an empty order costs nothing.
        expect(repriced(lines, packets, currency)).toEqual(lines);
        const tokens = lines.map(({ product: { token } }) => token);
        expect(sumOf(withoutLines(lines, tokens))).toBe(0);
      }),
      { seed: 20310501, numRuns: 200 },
    );
  });

  it('keeps a packet’s discount only while the packet is complete', () => {
    const light = packets.find(({ name }) => name === 'light');
    const added = light && packetLines(light, null);
    if (!light || !added) throw new Error('no packet');
    const full = sumOf(added);
    const lines = repriced(withPacket([], added), packets, currency);
    expect(sumOf(lines)).toBeLessThan(full);
    const [first, ...rest] = light.products;
    const broken = repriced(withoutLines(lines, [first?.token ?? '']), packets, currency);
    expect(sumOf(broken)).toBe(sumOf(rest.map(lineOf)));
    expect(broken.every(({ packetToken }) => packetToken === null)).toBe(true);
  });

  it('accepts a constructor of two or more products, with a discount by their number', () => {
    const own = packets.find(({ name }) => name === 'own');
    if (!own) throw new Error('no constructor');
    const tokens = own.products.map(({ token }) => token);
    expect(packetLines(own, tokens.slice(0, 1))).toBeNull();
    expect(packetLines(own, [...tokens.slice(0, 2), 'unknown'])).toBeNull();
    expect(packetLines(own, null)).toBeNull();
    const two = repriced(withPacket([], packetLines(own, tokens.slice(0, 2)) ?? []), packets, currency);
    const three = repriced(withPacket(two, packetLines(own, tokens.slice(0, 3)) ?? []), packets, currency);
    expect(three).toHaveLength(3);
    const shareOf = (lines: OrderLine[]) => sumOf(lines) / sumOf(lines.map(({ product }) => lineOf(product)));
    expect(shareOf(two)).toBeCloseTo(0.95, 1);
    expect(shareOf(three)).toBeLessThan(shareOf(two));
  });
});

it('a product replaces only the other product of its slot', () => {
  const { catalogue } = shelf('RUB');
  const before = withLines(
    [],
    [
      lineOf(get(catalogue, 'baggage.0.p0.1x23')),
      lineOf(get(catalogue, 'baggage.1.p0.1x23')),
      lineOf(get(catalogue, 'refund.90')),
    ],
  );
  const after = withLines(before, [
    lineOf(get(catalogue, 'baggage.0.p0.2x23')),
    lineOf(get(catalogue, 'variant_refund.50')),
  ]);
  expect(after.map(({ product }) => product.token)).toEqual([
    'baggage.1.p0.1x23',
    'baggage.0.p0.2x23',
    'variant_refund.50',
  ]);
});
