import { describe, expect, it } from 'vitest';
import { NO_FILTER } from '../filters/filter';
import { parseSearchUrl } from '../query/search-url';
import type { PricedDestination } from '~/upstream/price-map/contract';
import { cheaperDays, otherDaysQuestion } from './other-days';

const TODAY = '2031-05-02';

function questionOf(...routes: string[]) {
  const parameters = routes.map((route, index) => `route[${index}]=${route}`).join('&');
  const parsed = parseSearchUrl(new URL(`http://shop/search?${parameters}&adult=1`), '2031-04-01');
  if ('malformed' in parsed) throw new Error(parsed.malformed);
  return otherDaysQuestion(parsed.query, NO_FILTER, [{ code: 'IST' }, { code: 'AYT' }], TODAY);
}

describe('the days around a search', () => {
  it('are three on each side, none of them past, to the cities shown', () => {
    expect(questionOf('MOW_2031-05-04_date_2031-05-04_TR')).toMatchObject({
      arrivals: ['IST', 'AYT'],
      departures: { from: TODAY, to: '2031-05-07' },
      returns: null,
      limit: 2,
    });
  });

  it('keep the length of a stay', () => {
    const question = questionOf('MOW_2031-05-14_date_2031-05-14_ANYW', 'ANYW_2031-05-21_date_2031-05-21_MOW');
    expect(question).toMatchObject({
      departures: { from: '2031-05-11', to: '2031-05-17' },
      returns: { nights: { from: 7, to: 7 } },
    });
  });

  it('are not asked for when the search is flexible', () => {
    expect(questionOf('MOW_2031-05-04_range_2031-05-09_TR')).toBeNull();
  });
});

describe('cheaper days', () => {
  const on = (departureDate: string, amount: number) =>
    ({ departureDate, returnDate: null, price: { amount, currency: 'RUB' } }) as const;
  const city = { code: 'IST', ...on('2031-05-04', 900), otherDates: [] } as unknown as PricedDestination;
  const found = { ...city, ...on('2031-05-06', 700), otherDates: [on('2031-05-05', 800), on('2031-05-07', 950)] };

  it('are those below the price of the wanted day, in order', () => {
    expect(cheaperDays(city, [found]).map(({ departureDate }) => departureDate)).toEqual(['2031-05-05', '2031-05-06']);
  });

  it('are none for a city without an answer', () => expect(cheaperDays(city, [])).toEqual([]));
});
