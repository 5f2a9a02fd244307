import { describe, expect, it } from 'vitest';
import { LOCALES } from '~/market/locales';
import { ageOn, readTypedDate } from './typed-date';

describe('readTypedDate', () => {
  it.each([
    ['1', '2', '1990', '1990-02-01'],
    [' 05 ', '11', '2001', '2001-11-05'],
    ['29', '2', '2000', '2000-02-29'],
    ['9', 'мая', '1985', '1985-05-09'],
    ['9', 'Май', '1985', '1985-05-09'],
    ['1', 'сент.', '1985', '1985-09-01'],
    ['3', 'March', '1985', '1985-03-03'],
    ['3', 'AUG', '1985', '1985-08-03'],
    ['3', 'août', '1985', '1985-08-03'],
    ['1', '1', '1900', '1900-01-01'],
  ])('%s %s %s is %s', (day, month, year, date) => {
    expect(readTypedDate({ day, month, year }, 'fr')).toEqual({ date });
  });

  it.each([
    ['de', 'März', 3],
    ['de', 'marz', 3],
    ['nl', 'mrt', 3],
    ['nl', 'augustus', 8],
    ['pl', 'września', 9],
    ['pl', 'styczen', 1],
    ['pl', 'paź', 10],
    ['tr', 'KASIM', 11],
    ['tr', 'HAZİRAN', 6],
    ['tr', 'Şubat', 2],
    ['tr', 'agustos', 8],
    ['es', 'sept.', 9],
    ['fr', 'FÉVR.', 2],
    ['it', 'gennaio', 1],
  ])('in %s, reads %s as month %i', (locale, month, number) => {
    const date = `1985-${String(number).padStart(2, '0')}-05`;
    expect(readTypedDate({ day: '5', month, year: '1985' }, locale)).toEqual({ date });
  });

  it.each(LOCALES)('reads every month name of %s, in its standalone form and as written in a date', (locale) => {
    for (let number = 1; number <= 12; number += 1) {
      const date = new Date(Date.UTC(1985, number - 1, 5));
      for (const format of ['long', 'short'] as const) {
        const month = new Intl.DateTimeFormat(locale, { month: format, timeZone: 'UTC' }).format(date);
        if (month.length < 3) continue;
        expect([month, readTypedDate({ day: '5', month, year: '1985' }, locale)]).toEqual([
          month,
          { date: date.toISOString().slice(0, 10) },
        ]);
      }
    }
  });

  it.each([
    ['', '', '', 'dateRequired'],
    ['', '2', '1990', 'dayRequired'],
    ['1', '', '1990', 'monthRequired'],
    ['1', '2', ' ', 'yearRequired'],
    ['31', '2', '1990', 'wrongDate'],
    ['29', '2', '1900', 'wrongDate'],
    ['0', '2', '1990', 'wrongDate'],
    ['1', '13', '1990', 'wrongDate'],
    ['1', 'xy', '1990', 'wrongDate'],
    ['1', 'xyz', '1990', 'wrongDate'],
    ['1', '2', '90', 'yearRequired'],
    ['1', '2', '０１９９', 'wrongDate'],
    ['1', '2', '0026', 'yearTooEarly'],
    ['1', '2', '1899', 'yearTooEarly'],
  ])('"%s" "%s" "%s" is %s', (day, month, year, fault) => {
    expect(readTypedDate({ day, month, year }, 'en')).toEqual({ fault });
  });
});

describe('ageOn', () => {
  it.each([
    ['2029-05-04', '2031-05-03', 1],
    ['2029-05-04', '2031-05-04', 2],
    ['2028-02-29', '2030-02-28', 1],
    ['2028-02-29', '2030-03-01', 2],
    ['2031-05-05', '2031-05-04', -1],
  ])('born %s, on %s: %i', (birthday, date, age) => expect(ageOn(birthday, date)).toBe(age));
});
