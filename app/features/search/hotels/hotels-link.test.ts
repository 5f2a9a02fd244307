import { describe, expect, it } from 'vitest';
import { hotelsLink, type Stay } from './hotels-link';

const EMPTY: Stay = {
  values: { departureDate: '', dateBack: '', adults: 1, childrenAges: [] },
  currency: 'EUR',
  label: 'home',
  otherwise: '2031-05-04',
};

/** Hotel deep link (specification 1 §7). */
describe('hotelsLink', () => {
  it.each<[string, Partial<Stay['values']>, Record<string, string | string[]>]>([
    ['no dates: the usual day, one night', {}, { checkin: '2031-05-04', checkout: '2031-05-05' }],
    ['one way: one night', { departureDate: '2031-06-30' }, { checkin: '2031-06-30', checkout: '2031-07-01' }],
    [
      'a way back ends the stay',
      { departureDate: '2031-06-30', dateBack: '2031-07-09' },
      { checkin: '2031-06-30', checkout: '2031-07-09' },
    ],
    [
      'back on the same day: one night',
      { departureDate: '2031-06-30', dateBack: '2031-06-30' },
      { checkout: '2031-07-01' },
    ],
    ['a date that is none', { departureDate: '2031-02-30' }, { checkin: '2031-05-04' }],
    ['children by their ages, infants are one', { childrenAges: [11, 0, 1] }, { children: ['11', '1', '1'] }],
    ['a child of unknown age is seven', { childrenAges: [-1] }, { children: ['7'] }],
    ['adults that are no number', { adults: -1 }, { adults: '1' }],
  ])('%s', (_, values, expected) => {
    const { searchParams } = new URL(
      hotelsLink('https://stay.example/hotels', { ...EMPTY, values: { ...EMPTY.values, ...values } }),
    );
    for (const [name, value] of Object.entries(expected)) {
      expect(searchParams.getAll(name), name).toEqual([value].flat());
    }
  });

  it('keeps the parameters of the partner’s address, and adds currency and label', () => {
    expect(hotelsLink('https://stay.example/?aid=1', EMPTY)).toBe(
      'https://stay.example/?aid=1&checkin=2031-05-04&checkout=2031-05-05&adults=1&currency=EUR&label=home',
    );
  });
});
