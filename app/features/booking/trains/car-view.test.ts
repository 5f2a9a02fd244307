import { describe, expect, it } from 'vitest';
import { fairwind } from '#tests/fixtures/market';
import { trainCar, trainPlace, trainPlaces } from '#tests/fixtures/train-car';
import { getTranslator } from '~/i18n/translator.server';
import type { TrainCar, TrainPlace } from '~/upstream/rail-cars/contract';
import { carView, type CarParts } from './car-view.server';

const t = getTranslator('en', 'trains');
const market = fairwind({ country: 'GB', currency: 'RUB' });

function view(car: Partial<TrainCar>, parts: Partial<CarParts> = {}) {
  const priceOf: CarParts['priceOf'] = ({ place }) => place.price;
  return carView(
    {
      car: trainCar(car),
      currency: 'RUB',
      fellows: new Map(),
      priceOf,
      totalWith: priceOf,
      differenceOf: () => null,
      refusalOf: () => null,
      ...parts,
    },
    { market, t },
  );
}

const seat = (number: number, row: number, column: number, type: string, more: Partial<TrainPlace> = {}) =>
  trainPlace(number, { row, column, type, ...more });

describe('berths', () => {
  it('name the tier of every row', () => {
    const { view: drawn } = view({
      type: 'reserved_seat',
      kind: 'platzkart',
      places: trainPlaces(1, 54, { type: 'new' }),
    });
    expect(drawn.storeys[0]?.groups[0]).toMatchObject({ label: '1', tiers: ['upper', 'lower'] });
    expect(drawn.storeys[0]?.ends).toEqual(['Attendant · toilet', 'Toilet']);
  });

  it('have no tiers where all are lower', () => {
    const { view: drawn } = view({ type: 'luxury', kind: 'lux', places: trainPlaces(1, 4, { type: 'lower' }) });
    expect(drawn.storeys[0]?.groups.map(({ tiers }) => tiers)).toEqual([null, null]);
  });

  it('that are all taken are one line for each run of compartments', () => {
    const places = [...trainPlaces(1, 12, { isFree: false }), ...trainPlaces(13, 36)].map((place) =>
      [20, 33, 34, 35, 36].includes(place.seat) ? { ...place, isFree: false } : place,
    );
    const { view: drawn } = view({ places }, { fellows: new Map([[33, 1]]) });
    const groups = drawn.storeys[0]?.groups.map(({ label, full, rows }) => full ?? `${label}: ${rows.flat().length}`);
    expect(groups, 'one with a companion in it stays').toEqual([
      '1–3: no places left',
      '4: 4',
      '5: 4',
      '6: 4',
      '7: 4',
      '8: 4',
      '9: 4',
    ]);
    const alone = view({ places: trainPlaces(1, 8).map((one) => ({ ...one, isFree: one.seat > 4 })) }).view;
    expect(alone.storeys[0]?.groups[0]?.full).toBe('1: no places left');
  });

  it('look different by tier, side and restroom', () => {
    const places = ['lower', 'upper', 'side_lower', 'side_upper', 'last_compartment_lower'].map((type, index) =>
      trainPlace(index + 1, { type, compartment: 1 }),
    );
    const { key } = view({ type: 'reserved_seat', places });
    const looks = key.map(({ look, sign }) => `${look} ${sign}`);
    expect(new Set(looks).size).toBe(5);
    expect(looks).toContain('lower wc');
  });
});

describe('seats', () => {
  const rows = [
    seat(1, 0, 0, 'no_table_forward'),
    seat(2, 1, 0, 'near_table_forward'),
    seat(3, 2, 0, 'near_table_backward'),
    seat(4, 3, 0, 'near_restroom_and_backward'),
  ];
  const { view: drawn } = view({ type: 'sedentary', kind: 'seat', places: rows });

  it('stand around a table, with their backs away from it', () => {
    const [before, behind] = drawn.storeys[0]!.groups;
    expect([before?.rows.length, before?.table, behind?.table]).toEqual([2, [true], null]);
    expect(drawn.kinds.map(({ look, back }) => [look, back])).toEqual([
      ['seat', 'top'],
      ['at_table', 'top'],
      ['at_table', 'bottom'],
      ['seat', 'bottom'],
    ]);
  });

  it('tell the direction of travel at the end that goes first', () => {
    expect(drawn.storeys[0]?.ends).toEqual([null, 'Toilet · ↓ direction of travel']);
  });

  it('have prices inside unless the car is wide', () => {
    const wide = Array.from({ length: 6 }, (_, column) => seat(column + 1, 0, column, 'usual'));
    expect([drawn.hasPrices, view({ type: 'sedentary', places: wide }).view.hasPrices]).toEqual([true, false]);
  });
});

describe('the key', () => {
  it('counts the free places of a group and tells the range of their prices', () => {
    const places = [
      trainPlace(1, { price: 250_050 }),
      trainPlace(3, { price: 260_000 }),
      trainPlace(5, { isFree: false }),
    ];
    expect(view({ places }).key.map(({ label, free, price }) => [label, free, price])).toEqual([
      ['Lower', '2 places free', '₽2,501 – ₽2,600'],
    ]);
  });

  it('lists last what the passenger may not have, with the reason', () => {
    const { key, view: drawn } = view(
      { places: [trainPlace(1), trainPlace(2)] },
      { refusalOf: ({ tier }) => (tier === 'lower' ? 'for women' : null) },
    );
    expect(key.map(({ label, price, refusal }) => [label, price, refusal])).toEqual([
      ['Upper', '₽4,000', null],
      ['Lower', null, 'for women'],
    ]);
    expect(drawn.kinds.find(({ refusal }) => refusal)?.note).toBe('lower, for women');
  });

  it('says how accessible places are sold', () => {
    const { key, view: drawn } = view({ places: [trainPlace(25, { type: 'invalids_lower' })] });
    expect(key[0]).toMatchObject({ look: 'special', sign: 'accessible', refusal: expect.stringContaining('railway') });
    expect(drawn.storeys[0]?.groups[0]?.rows.flat()).toEqual([[25, 0], null].filter(Boolean));
  });
});

it('draws nothing where places have no numbers', () => {
  expect(view({ hasPlaceNumbers: false }).view.storeys).toEqual([]);
});
