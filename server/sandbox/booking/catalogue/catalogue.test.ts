import { describe, expect, it } from 'vitest';
import type { BrandId } from '~/market/brands';
import { CURRENCIES, CURRENCY_CODES, type CurrencyCode } from '~/market/currencies';
import { GROUPS, type AncillaryGroup } from '~/upstream/ancillaries/contract';
import type { CarType } from '~/upstream/rail-cars/rail-words';
import type { RailPlace } from '../records/rail-records';
import type { BookingRecord } from '../records/records';
import { makeOffer } from '../../testing/offers';
import { catalogueOf } from './catalogue';
import { packetsOf } from '../order-lines/packets';
import { priceOf } from '../order-lines/product';
import { risksOf } from './insurance';
import { tripFacts } from './trip-facts';
import { LANGUAGES } from '../titles/languages';
import { titleOf, packetTitle } from '../titles/titles';

/** Departure of the test offer's first flight. */
const DEPARTURE = Date.parse('2031-06-04T08:30:00+03:00');
const HOUR = 3_600_000;

type Trip = {
  currency?: CurrencyCode;
  brand?: BrandId;
  hoursAhead?: number;
  travelers?: { adult: number; child: number; infant: number; childrenAges: number[] };
  carrier?: string;
  isSelfTransfer?: boolean;
  isOneWay?: boolean;
  railPlaces?: RailPlace[];
  /** `reserved`: the car of the first train, which may be another one than that of the fare; `bedding`: its price there. */
  byTrain?: { carKind: 'platzkart' | 'coupe' | null; reserved?: CarType; bedding?: number };
  isPaid?: boolean;
};

const placeIn = (carType: CarType, bedding?: number) =>
  ({ segmentIndex: 0, passengerIndex: 0, carType, placeType: 'lower', bedding }) as RailPlace;

function catalogueFor(trip: Trip) {
  const offer = makeOffer({ travelers: trip.travelers });
  const [fare] = offer.fares;
  if (!fare) throw new Error('an offer without fares');
  offer.session.currency = trip.currency ?? 'RUB';
  if (trip.byTrain) fare.carKind = trip.byTrain.carKind;
  if (trip.isOneWay) offer.trips.length = 1;
  for (const { wire } of offer.trips.flat()) {
    if (trip.carrier) wire.marketing_carrier = trip.carrier;
    if (trip.isSelfTransfer) wire.virtual_connection = true;
    if (trip.byTrain) wire.transport_kind = 'train';
  }
  const now = DEPARTURE - (trip.hoursAhead ?? 500) * HOUR;
  const booking = {
    token: 'token',
    offer,
    fare,
    hasPriceMoved: false,
    railPlaces:
      trip.railPlaces ?? (trip.byTrain?.reserved ? [placeIn(trip.byTrain.reserved, trip.byTrain.bedding)] : []),
    timeline: trip.isPaid ? ({} as BookingRecord['timeline']) : null,
  } as Partial<BookingRecord>;
  return catalogueOf(tripFacts(booking as BookingRecord, trip.brand ?? 'ru', now));
}

const groupsOf = (trip: Trip): AncillaryGroup[] => [...new Set(catalogueFor(trip).map(({ group }) => group))];

describe('the catalogue', () => {
  it.each(CURRENCY_CODES)('follows the rules of the currency: %s', (currency) => {
    // Seats are on the maps, bedding is for trains.
    const everything = GROUPS.filter((group) => group !== 'seat_selection' && group !== 'bedding');
    // A low-cost carrier sells meals on a three-hour flight.
    const groups = groupsOf({ currency, carrier: 'DP', isSelfTransfer: true });
    expect(groups).toEqual(
      everything.filter(
        (group) =>
          currency === 'RUB' || !['refund', 'variant_refund', 'insurance', 'insurance_packets', 'vip'].includes(group),
      ),
    );
  });

  it.each([
    ['refunds', 49, ['refund', 'variant_refund'], true],
    ['no refunds', 48, ['refund', 'variant_refund'], false],
    ['meals', 24, ['meal'], true],
    ['no meals', 23, ['meal'], false],
    ['registration', 5, ['online_registration'], true],
    ['no registration', 3, ['online_registration'], false],
  ])('sells %s %i hours ahead', (_, hoursAhead, groups, isThere) => {
    const sold = groupsOf({ hoursAhead, carrier: 'DP' });
    for (const group of groups) expect(sold.includes(group as AncillaryGroup)).toBe(isThere);
  });

  it.each([
    ['platzkart', ['bedding.0.p0', 'bedding.0.p1', 'bedding.1.p0', 'bedding.1.p1']],
    ['coupe', []],
    [null, []],
  ] as const)('sells bedding for everybody with a berth on trains: %s', (carKind, tokens) => {
    const travelers = { adult: 1, child: 1, infant: 1, childrenAges: [7] };
    const sold = catalogueFor({ travelers, byTrain: { carKind } });
    expect(sold.filter(({ group }) => group === 'bedding').map(({ token }) => token)).toEqual(tokens);
  });

  it.each([
    ['a compartment on the fare of an open sleeper', 'platzkart', 'compartment', ['bedding.1.p0']],
    ['a place chosen in an open sleeper', 'platzkart', 'reserved_seat', ['bedding.1.p0']],
    ['a place chosen on another fare', 'coupe', 'reserved_seat', []],
  ] as const)('sells no bedding with chosen places, which have their own: %s', (_title, carKind, reserved, tokens) => {
    const sold = catalogueFor({
      travelers: { adult: 1, child: 0, infant: 0, childrenAges: [] },
      byTrain: { carKind, reserved },
    });
    expect(sold.filter(({ group }) => group === 'bedding').map(({ token }) => token)).toEqual(tokens);
  });

  it.each([
    ['sells it where the place was bought without', 'reserved_seat', 0, ['bedding.0.p0', 'bedding.1.p0']],
    ['sells none where it was bought with the place', 'reserved_seat', 23_000, ['bedding.1.p0']],
    ['sells none where the price includes it', 'compartment', 0, ['bedding.1.p0']],
  ] as const)('after the sale of a chosen place: %s', (_title, reserved, bedding, tokens) => {
    const sold = catalogueFor({
      travelers: { adult: 1, child: 0, infant: 0, childrenAges: [] },
      byTrain: { carKind: 'platzkart', reserved, bedding },
      isPaid: true,
    });
    expect(sold.filter(({ group }) => group === 'bedding').map(({ token }) => token)).toEqual(tokens);
  });

  it('sells bedding where the railway chose the places, also beside a child who travels free', () => {
    const assigned = [
      { segmentIndex: 0, passengerIndex: 0, carType: 'reserved_seat', placeType: 'lower', price: null },
      { segmentIndex: 0, passengerIndex: 1, carType: 'reserved_seat', placeType: null, price: 0 },
    ] as RailPlace[];
    const sold = catalogueFor({
      travelers: { adult: 1, child: 1, infant: 0, childrenAges: [3] },
      byTrain: { carKind: 'platzkart' },
      railPlaces: assigned,
      isOneWay: true,
    });
    expect(sold.map(({ token }) => token)).toContain('bedding.0.p0');
  });

  it('sells no warranty without a connection between tickets', () => {
    expect(groupsOf({})).not.toContain('warranty');
  });

  it.each(CURRENCY_CODES)('prices in whole units where %s has no decimals', (currency) => {
    for (const product of catalogueFor({ currency, isSelfTransfer: true, carrier: 'DP' })) {
      if (CURRENCIES[currency].decimals === 0) expect(priceOf(product) % 100).toBe(0);
      expect(Number.isInteger(priceOf(product))).toBe(true);
    }
  });

  it('gives each product its own token, the same each time', () => {
    const trip = { travelers: { adult: 2, child: 1, infant: 1, childrenAges: [7] }, carrier: 'DP' };
    const tokens = catalogueFor(trip).map(({ token }) => token);
    expect(new Set(tokens).size).toBe(tokens.length);
    expect(catalogueFor(trip).map(({ token }) => token)).toEqual(tokens);
  });
});

describe('baggage', () => {
  const family = { adult: 1, child: 1, infant: 1, childrenAges: [7] };

  it('offers one bag or two alike, to passengers with a seat, on each trip', () => {
    const bags = catalogueFor({ travelers: family }).filter(({ group }) => group === 'baggage');
    expect(bags.map(({ token }) => token)).toEqual(
      [0, 1].flatMap((trip) => [0, 1].flatMap((who) => [1, 2].map((count) => `baggage.${trip}.p${who}.${count}x23`))),
    );
  });

  it('has a price by weight, and a second bag costs no more than the first', () => {
    const price = (token: string) => {
      const product = catalogueFor({ carrier: 'DP' }).find((one) => one.token === token);
      return product ? priceOf(product) : NaN;
    };
    expect(price('baggage.0.p0.1x20')).toBeGreaterThan(price('baggage.0.p0.1x10'));
    expect(price('baggage.0.p0.2x20')).toBeGreaterThan(price('baggage.0.p0.1x20'));
    expect(price('baggage.0.p0.2x20')).toBeLessThan(2 * price('baggage.0.p0.1x20'));
  });
});

describe('registration', () => {
  const registrations = (carrier?: string) =>
    catalogueFor({ carrier })
      .filter(({ group }) => group === 'online_registration')
      .map(({ token }) => token);

  it('starts with cabin 1, place 0 where seat wishes are offered', () => {
    const tokens = registrations();
    expect(tokens[0]).toBe('registration.lowered_price');
    expect(tokens[1]).toBe('registration.full_price.1.0');
    expect(tokens).toHaveLength(10);
  });

  it('is at the airport for a carrier that charges there', () => {
    expect(registrations('DP')).toEqual(['registration.airport_registration']);
    expect(registrations('U2')[0], 'a low-cost carrier whose desk is free').toBe('registration.lowered_price');
  });
});

describe('insurance', () => {
  const insurances = (trip: Trip) => catalogueFor(trip).filter(({ group }) => group.startsWith('insurance'));

  it('comes in families where a brand sells several, otherwise as one product', () => {
    expect(new Set(insurances({ brand: 'ru' }).map(({ slot }) => slot)).size).toBeGreaterThan(2);
    expect(new Set(insurances({ brand: 'intl' }).map(({ slot }) => slot))).toEqual(new Set(['insurance']));
  });

  it.each([true, false])('shares a slot with whatever pays for the same, one way: %s', (isOneWay) => {
    const policies = insurances({ brand: 'ru', isOneWay }).flatMap(({ slot, details }) =>
      details.kind === 'insurance' ? [{ slot, risks: risksOf(details.code) }] : [],
    );
    const overlapping = policies.flatMap((one) =>
      policies.filter((other) => other.slot !== one.slot && other.risks.some((risk) => one.risks.includes(risk))),
    );
    expect(policies.length).toBeGreaterThan(6);
    expect(overlapping).toEqual([]);
  });

  it('covers everyone; medical cover lasts for the trip, seven days one way', () => {
    const trip = { travelers: { adult: 2, child: 0, infant: 1, childrenAges: [] } };
    const abroad = (more: Trip) => insurances({ ...trip, ...more }).find(({ token }) => token === 'insurance.KBV-0');
    expect(abroad({})?.count).toBe(3);
    expect(abroad({ isOneWay: true })?.unitPrice).toBe(7 * 9500);
    expect(abroad({})?.unitPrice).toBe(8 * 9500);
    expect(insurances(trip).some(({ token }) => token === 'insurance.KBR-0')).toBe(false);
  });
});

describe('titles', () => {
  const products = ['DP', 'XX'].flatMap((carrier) =>
    catalogueFor({
      carrier,
      isSelfTransfer: true,
      travelers: { adult: 1, child: 1, infant: 0, childrenAges: [7] },
    }),
  );

  it.each(Object.keys(LANGUAGES))('exist for every product in %s', (language) => {
    for (const { details } of products) {
      const title = titleOf(details, { language, country: null });
      expect(title).not.toMatch(/undefined|^[A-Z]{4}$/);
      expect(title.length).toBeGreaterThan(3);
    }
    for (const { name } of packetsOf(products)) expect(packetTitle(name, language)).toBeTruthy();
  });

  it('distinguish the products of a group', () => {
    const key = ({ group, slot, details }: (typeof products)[number]) =>
      `${group} ${slot} ${titleOf(details, { language: 'en', country: 'US' })}`;
    const unique = new Map(products.map((product) => [product.token, product]));
    expect(new Set([...unique.values()].map(key)).size).toBe(unique.size);
  });
});

it('sells and insures nothing of a flight on a trip by train alone', () => {
  const offer = makeOffer();
  offer.session.currency = 'RUB';
  for (const { wire } of offer.trips.flat()) wire.transport_kind = 'train';
  const booking = { token: 'token', offer, fare: offer.fares[1], hasPriceMoved: false, railPlaces: [], timeline: null };
  const products = catalogueOf(tripFacts(booking as unknown as BookingRecord, 'ru', DEPARTURE - 500 * HOUR));
  expect([...new Set(products.map(({ group }) => group))]).toEqual([
    'refund',
    'variant_refund',
    'insurance',
    'support',
    'vip',
    'sms_info',
  ]);
  expect(products.some(({ token }) => /KB[PB]-/.test(token))).toBe(false);
});

it('never puts products that exclude each other into one constructor', () => {
  for (const carrier of ['DP', 'XX']) {
    const own = packetsOf(catalogueFor({ carrier, isSelfTransfer: true })).find(({ name }) => name === 'own');
    const slots = own?.products.map(({ slot }) => slot) ?? [];
    expect(slots.length).toBeGreaterThan(4);
    expect(new Set(slots).size).toBe(slots.length);
  }
});
