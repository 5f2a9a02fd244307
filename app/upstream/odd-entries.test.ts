import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { directionsAnswer } from './directions/contract';
import { popularCitiesAnswer, tagsAnswer } from './landings/contract';
import { pricesAnswer } from './price-map/contract';
import { specialOffersAnswer } from './sales/contract';
import { placeCode } from './search/contract';
import { networksAnswer } from './social/contract';

const CITY = { code: 'ROM', name: 'Rome', country: { code: 'IT', name: 'Italy' } };
const PLACE = { code: 'ROM', name: { en: 'Rome' }, country_code: 'IT' };
const PRICE = { amount: 4_000, currency: 'EUR' };
const POINT = { code: 'ROM', airport_code: 'FCO', name: 'Rome' };
const OFFER = {
  id: '1',
  departure: POINT,
  arrival: { ...POINT, code: 'OSL' },
  departure_datetime: '2031-05-04T18:30:00+01:00',
  carrier: { code: 'XX', name: 'Example Air' },
  transfers: 0,
  price: PRICE,
};
const PRICED = { ...CITY, latitude: 41.9, longitude: 12.5, price: PRICE, departure_date: '2031-05-04' };
const TRICKY = 'LON&adult=9';

type Row = [name: string, answer: z.ZodType, wrap: (list: unknown[]) => object, good: object, odd: unknown[]];

describe('one odd entry is left out of', () => {
  it.each<Row>([
    [
      'directions',
      directionsAnswer,
      (directions) => ({ directions }),
      { departure: PLACE, arrival: PLACE },
      [null, { departure: PLACE }, { departure: PLACE, arrival: { ...PLACE, code: TRICKY } }],
    ],
    [
      'popular cities',
      popularCitiesAnswer,
      (cities) => ({ cities, total: 9 }),
      CITY,
      [{}, { ...CITY, code: TRICKY }, { ...CITY, price: { amount: -1, currency: 'EUR' } }],
    ],
    ['tags', tagsAnswer, (tags) => ({ tags }), { code: 'beach', name: { en: 'Beach' } }, [{ code: 'beach' }]],
    [
      'special offers',
      specialOffersAnswer,
      (offers) => ({ offers }),
      OFFER,
      [
        { ...OFFER, departure_datetime: 'soon' },
        { ...OFFER, arrival: { ...POINT, code: TRICKY } },
      ],
    ],
    [
      'destinations of the price map',
      pricesAnswer,
      (destinations) => ({ destinations }),
      PRICED,
      [
        { ...PRICED, latitude: 900 },
        { ...PRICED, code: TRICKY },
      ],
    ],
    [
      'other dates of the price map',
      { parse: (wire: unknown) => pricesAnswer.parse(wire).destinations[0]?.otherDates } as unknown as z.ZodType,
      (other_dates) => ({ destinations: [{ ...PRICED, other_dates }] }),
      { departure_date: '2031-05-05', amount: 1 },
      [{ departure_date: 'soon', amount: 1 }],
    ],
    [
      'social networks',
      networksAnswer,
      (social_networks) => ({ social_networks }),
      { code: 'x', title: 'X', url: 'https://x.example/' },
      [{ code: 'x', title: 'X', url: 'javascript:alert(1)' }],
    ],
  ])('%s', (_name, answer, wrap, good, odd) => {
    expect(answer.parse(wrap([odd[0], good, ...odd.slice(1)]))).toEqual(answer.parse(wrap([good])));
  });
});

describe('placeCode', () => {
  it.each(['LON', 'B5A', '2004001', '70144'])('accepts %j', (code) => {
    expect(placeCode.safeParse(code).success).toBe(true);
  });

  it.each(['', 'lon', 'LOND', '1234', '12345678901', TRICKY, 'LO/', '../'])('refuses %j', (code) => {
    expect(placeCode.safeParse(code).success).toBe(false);
  });
});
