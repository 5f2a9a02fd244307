import { describe, expect, it } from 'vitest';
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
    ['1', '2', '90', 'wrongDate'],
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
