import { describe, expect, it } from 'vitest';
import { parseLegacyQuery } from './legacy-query';

const TODAY = '2031-04-10';
const tripsOf = (text: string, today = TODAY) =>
  parseLegacyQuery(text, today)?.trips.map(({ departure, arrival, date }) => `${date} ${departure} ${arrival}`) ?? null;

describe('parseLegacyQuery', () => {
  it.each([
    ['04MAYMOWAER', ['2031-05-04 MOW AER']],
    ['Y10004MAYMOWAER', ['2031-05-04 MOW AER']],
    ['y10004maymowaer', ['2031-05-04 MOW AER']],
    ['10APRMOWAER', ['2031-04-10 MOW AER']],
    ['09APRMOWAER', ['2032-04-09 MOW AER']],
    ['Y10004MAYMOWAER11MAY', ['2031-05-04 MOW AER', '2031-05-11 AER MOW']],
    ['28DECMOWAER05JAN', ['2031-12-28 MOW AER', '2032-01-05 AER MOW']],
    ['04MAYMOWAER11MAYAERIST', ['2031-05-04 MOW AER', '2031-05-11 AER IST']],
    ['29FEBMOWAER', ['2032-02-29 MOW AER']],
    ['/search/04MAYMOWAER', ['2031-05-04 MOW AER']],
    ['/04MAYMOWAER', ['2031-05-04 MOW AER']],
    ['Y04MAYMOWAER', ['2031-05-04 MOW AER']],
    ['04MAYMOWAER[11MAY]', ['2031-05-04 MOW AER', '2031-05-11 AER MOW']],
  ])('reads %s', (text, trips) => {
    expect(tripsOf(text)).toEqual(trips);
  });

  it('reads the cabin and the passengers', () => {
    expect(parseLegacyQuery('C21104MAYMOWAER', TODAY)).toMatchObject({
      cabin: 'C',
      adults: 2,
      childrenAges: [7],
      infants: 1,
    });
    expect(parseLegacyQuery('04MAYMOWAER', TODAY)).toMatchObject({
      cabin: 'Y',
      adults: 1,
      childrenAges: [],
      infants: 0,
    });
  });

  it.each([
    '',
    'MOWAER',
    '31FEBMOWAER',
    '00MAYMOWAER',
    '04MEIMOWAER',
    'Y00004MAYMOWAER',
    'Y10204MAYMOWAER',
    'Y95504MAYMOWAER',
    'Q10004MAYMOWAER',
    '04MAYMOWMOW',
    '04MAYMOWAER11MAYAERIST20MAY',
    '04MAYMOWAER'.repeat(7),
    'agreement',
  ])('rejects %s', (text) => {
    expect(parseLegacyQuery(text, TODAY)).toBeNull();
  });

  it.each([
    ['2028-02-01', ['2028-02-29 MOW AER']],
    ['2028-03-01', null],
    ['2029-03-01', null],
  ])('resolves 29FEB on %s', (today, trips) => {
    expect(tripsOf('29FEBMOWAER', today)).toEqual(trips);
  });
});
