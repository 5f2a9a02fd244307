import { describe, expect, it } from 'vitest';
import { readSearchForm } from '~/features/search/form/read-form';
import { typedDay } from './typed-day';

describe('typedDay', () => {
  it.each([
    ['2031-05-04', '2031-05-04'],
    ['2031-5-4', '2031-05-04'],
    ['2031/05/04', '2031-05-04'],
    ['04.05.2031', '2031-05-04'],
    ['4.5.2031', '2031-05-04'],
    ['25/05/2031', '2031-05-25'],
    ['05/25/2031', '2031-05-25'],
    ['5-5-2031', '2031-05-05'],
    ['29.02.2032', '2032-02-29'],
  ])('%s is %s', (text, date) => expect(typedDay(text)).toBe(date));

  it.each([
    ['two days are meant', '04/05/2031'],
    ['no such day', '31.02.2031'],
    ['nor with the year first', '2031-02-31'],
    ['no such month either way', '13/13/2031'],
    ['a year of two digits', '4.5.31'],
    ['signs are mixed', '4.5/2031'],
    ['words', 'tomorrow'],
    ['nothing', ''],
  ])('keeps the text as typed: %s', (_, text) => expect(typedDay(text)).toBe(text));

  it('applies to every date of the search form', () => {
    const form = readSearchForm(
      new URLSearchParams({
        departureDate: '04.05.2031',
        dateBack: '11.05.2031',
        'legs[0].departure': 'Rome',
        'legs[0].date': '6.5.2031',
      }),
    );
    expect([form.departureDate, form.dateBack, form.legs[0]?.date]).toEqual(['2031-05-04', '2031-05-11', '2031-05-06']);
  });
});
