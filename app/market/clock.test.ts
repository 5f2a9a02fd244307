import { describe, expect, it } from 'vitest';
import { formatClock, formatTime, hasTwelveHours } from './clock';
import { COUNTRY_CODES, countryOf } from './countries';
import { LOCALES } from './locales';
import type { Market } from './market';

const market = (locale: Market['locale'], country: Market['country']) => ({ locale, country });

describe('hasTwelveHours', () => {
  const spoken = COUNTRY_CODES.flatMap((country) =>
    countryOf(country)
      .languages.filter((locale) => locale !== 'en' || isNamedByIntl(country))
      .map((locale) => ({ locale, country })),
  );

  it.each(spoken)('$locale in $country is what Intl knows of the country', ({ locale, country }) => {
    const { hourCycle } = new Intl.DateTimeFormat(`${locale}-${country}`, { hour: 'numeric' }).resolvedOptions();
    expect(hasTwelveHours({ locale, country })).toBe(hourCycle === 'h12');
  });

  it('is true for no language that counts 24 hours at home, but English and Spanish', () => {
    const twelve = LOCALES.filter((locale) => COUNTRY_CODES.some((country) => hasTwelveHours({ locale, country })));
    expect(twelve.toSorted()).toEqual(['en', 'es']);
  });
});

/** Intl has no English of Turkey: it answers with that of the USA. */
function isNamedByIntl(country: Market['country']): boolean {
  return country !== 'TR';
}

describe('formatTime', () => {
  it.each([
    ['2031-05-04T18:30:00+01:00', market('en', 'GB'), '18:30'],
    ['2031-05-04 06:05', market('ru', 'RU'), '06:05'],
    ['2031-05-04T18:30', market('en', 'US'), '6:30\u202fPM'],
    ['2031-05-04T00:05', market('en', 'US'), '12:05\u202fAM'],
    ['2031-05-04T12:00', market('en', 'US'), '12:00\u202fPM'],
    ['2031-05-04T09:00', market('en', 'AU'), '9:00\u202fam'],
    ['2031-05-04T18:30', market('en', 'CA'), '6:30\u202fpm'],
    ['2031-05-04T18:30', market('fr', 'CA'), '18:30'],
    ['2031-05-04T18:30', market('es', 'US'), '6:30\u202fpm'],
    ['2031-05-04T18:30', market('de', 'US'), '18:30'],
    ['2031-05-04T18:30', market('en', 'TR'), '18:30'],
  ])('%s in %j → %s', (at, place, expected) => expect(formatTime(at, place)).toBe(expected));

  it.each(['', '2031-05-04', '2031-05-04 24:00', '2031-05-04 7:30'])('rejects %j', (at) => {
    expect(() => formatTime(at, market('en', 'US'))).toThrow(RangeError);
  });
});

it('formatClock takes minutes of a day', () => {
  expect(formatClock(375, market('de', 'DE'))).toBe('06:15');
  expect(formatClock(1439, market('en', 'US'))).toBe('11:59\u202fPM');
});
