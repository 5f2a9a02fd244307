import { describe, expect, it } from 'vitest';
import { nightChoices } from './dates';
import { formMonths, withMonths } from './form-months.server';
import { searchFormParams } from './form-params';
import { EMPTY_FORM } from './form-values';
import { readSearchForm } from './read-form';
import { formState } from './search-form-state';

const BRITISH = { locale: 'en', country: 'GB' } as const;
const monthsOn = (today: string) => formMonths(new Date(`${today}T13:00:00Z`), BRITISH);

describe('the months of the form', () => {
  it('are those on sale, from today', () => {
    const months = monthsOn('2031-05-12');
    expect(months[0]).toEqual({ value: 'month:2031-05-12', label: 'May 2031' });
    expect(months[1]).toEqual({ value: 'month:2031-06-01', label: 'Jun 2031' });
    expect([months.length, months.at(-1)?.label]).toEqual([13, 'May 2032']);
  });

  it('begin with a capital', () => {
    const months = formMonths(new Date('2031-05-12T13:00:00Z'), { locale: 'ru', country: 'RU' });
    expect(months[1]?.label).toBe('Июнь 2031');
  });

  it('say that the last days of a month come with the next one', () => {
    expect(monthsOn('2031-05-25')[0]).toEqual({ value: 'month:2031-05-25', label: '25 May – 22 Jun' });
  });
});

describe('the first month', () => {
  it.each([
    ['begins today in the country, not where it is still yesterday', '2031-05-12T00:30:00Z', 'GB', 'month:2031-05-12'],
    ['begins yesterday where it is', '2031-05-12T00:30:00Z', 'US', 'month:2031-05-11'],
    ['is the next one after midnight', '2031-05-31T22:00:00Z', 'RU', 'month:2031-06-01'],
  ] as const)('%s', (_name, now, country, first) => {
    expect(formMonths(new Date(now), { locale: 'en', country })[0]?.value).toBe(first);
  });

  it('is not chosen from a day that is over in the country', () => {
    const now = new Date('2031-05-12T00:30:00Z');
    const values = {
      ...EMPTY_FORM,
      flexibility: 'month',
      departureDate: '2031-05-11',
      dateBack: '2031-05-18',
    } as const;
    expect(withMonths(formState(values, now), now, BRITISH).values).toMatchObject({
      departureDate: '2031-05-12',
      dateBack: '2031-05-19',
    });
  });
});

describe('a chosen month', () => {
  const read = (fields: Record<string, string>) => {
    const { flexibility, departureDate, dateBack } = readSearchForm(new URLSearchParams(fields));
    return [flexibility, departureDate, dateBack];
  };

  it.each([
    ['keeps a day of its own', { departureDate: '2031-06-20' }, ['month', '2031-06-20', '']],
    ['needs no day', {}, ['month', '2031-06-01', '']],
    ['replaces the day', { departureDate: '2031-05-20' }, ['month', '2031-06-01', '']],
    [
      'keeps the nights',
      { departureDate: '2031-05-20', dateBack: '2031-05-27' },
      ['month', '2031-06-01', '2031-06-08'],
    ],
    ['keeps a way back without a departure', { dateBack: '2031-06-27' }, ['month', '2031-06-01', '2031-06-27']],
  ])('%s', (_name, days, expected) => {
    expect(read({ flexibility: 'month:2031-06-01', ...days })).toEqual(expected);
  });

  it.each(['month:', 'month:2031-13-01', 'month:x'])('is ignored when wrong: %s', (flexibility) => {
    expect(read({ flexibility, departureDate: '2031-05-20' })).toEqual(['exact', '2031-05-20', '']);
  });

  it('is kept in links', () => {
    const values = readSearchForm(new URLSearchParams({ flexibility: 'month:2031-06-01' }));
    expect(searchFormParams(values).toString()).toBe('flexibility=month&departureDate=2031-06-01');
    expect(readSearchForm(searchFormParams(values))).toEqual(values);
  });
});

describe('the nights of a chosen month', () => {
  const SALE = { min: '2031-05-12', max: '2032-05-11' };
  const nightsOf = (departure: string, back: string) => nightChoices(departure, back, SALE).map(({ nights }) => nights);

  it('are the days of return after each of them', () => {
    const choices = nightChoices('2031-06-01', '2031-06-08', SALE);
    expect(choices).toHaveLength(30);
    expect(choices[6]).toEqual({ nights: 7, date: '2031-06-08' });
  });

  it.each([
    ['a longer stay that is chosen', '2031-07-16', [28, 29, 30, 45]],
    ['the same day', '2031-06-01', [27, 28, 29, 30]],
  ])('have %s', (_name, back, last) => {
    expect(nightsOf('2031-06-01', back).slice(-4)).toEqual(last);
    expect(nightChoices('2031-06-01', back, SALE).some(({ date }) => date === back)).toBe(true);
  });

  it('end with the sale', () => expect(nightsOf('2032-05-09', '')).toEqual([1, 2]));
});
