import { describe, expect, it } from 'vitest';
import { distinctDirections, someDay, withoutPassedDay } from './directions.server';
import { LONDON, OSLO, ROME } from './testing/sources';

const way = (departure: typeof LONDON, arrival: typeof LONDON) => ({
  departure,
  arrival,
  price: null,
  departureDate: null,
});

describe('distinctDirections', () => {
  it('drops reverse directions, and stops at the limit', () => {
    const list = [way(LONDON, ROME), way(ROME, LONDON), way(LONDON, OSLO), way(OSLO, ROME)];
    expect(distinctDirections(list, 2)).toEqual([list[0], list[2]]);
    expect(distinctDirections(list, 9)).toEqual([list[0], list[2], list[3]]);
  });

  it('drops the same direction, and one that leads nowhere', () => {
    const list = [way(LONDON, ROME), way(OSLO, OSLO), way(LONDON, ROME), way(OSLO, ROME)];
    expect(distinctDirections(list, 9)).toEqual([list[0], list[3]]);
  });
});

describe('withoutPassedDay', () => {
  const price = { amount: 4_000, currency: 'EUR' } as const;
  const now = new Date('2031-04-10T12:30:00Z');

  it.each([
    ['2031-04-09', { price: null, departureDate: null }],
    // Here it is still the tenth somewhere.
    ['2031-04-10', { price, departureDate: '2031-04-10' }],
    [null, { price, departureDate: null }],
  ])('%s', (departureDate, left) => expect(withoutPassedDay({ price, departureDate }, now)).toEqual(left));
});

describe('someDay', () => {
  it('starts some weeks ahead, and moves a few days with each index', () => {
    const now = new Date('2031-04-10T12:00:00Z');
    expect([someDay(now), someDay(now, 1)]).toEqual(['2031-05-04', '2031-05-08']);
  });
});
