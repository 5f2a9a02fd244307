import { describe, expect, it } from 'vitest';
import { distinctDirections, someDay } from './directions.server';
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
});

describe('someDay', () => {
  it('starts some weeks ahead, and moves a few days with each index', () => {
    const now = new Date('2031-04-10T12:00:00Z');
    expect([someDay(now), someDay(now, 1)]).toEqual(['2031-05-04', '2031-05-08']);
  });
});
