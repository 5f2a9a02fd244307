import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from './countries';
import { formatSaleDay } from './sale-day';

describe('formatSaleDay', () => {
  it.each([
    ['2031-11-23T23:44:00Z', 'ru', 'RU', '24 ноября 2031'],
    ['2031-11-23T20:59:59Z', 'ru', 'RU', '23 ноября 2031'],
    ['2031-11-23T21:00:00Z', 'ru', 'RU', '24 ноября 2031'],
    ['2031-11-23T23:44:00Z', 'en', 'GB', '23 November 2031'],
    ['2031-06-23T23:44:00Z', 'en', 'GB', '24 June 2031'],
    ['2031-11-23T23:44:00Z', 'de', 'DE', '24. November 2031'],
    ['2031-11-24T03:30:00Z', 'en', 'US', 'November 23, 2031'],
    ['2031-12-31T22:30:00Z', 'tr', 'TR', '1 Ocak 2032'],
    ['2031-11-24T02:44:00+03:00', 'ru', 'RU', '24 ноября 2031'],
    ['2031-11-24', 'en', 'US', 'November 24, 2031'],
  ] as const)('%s in %s-%s is %s', (instant, locale, country, expected) => {
    expect(formatSaleDay(instant, { locale, country })).toBe(expected);
  });

  it.each(COUNTRY_CODES)('%s has a zone that Intl knows', (country) => {
    expect(formatSaleDay('2031-05-04T12:00:00Z', { locale: 'en', country })).toMatch(/2031/);
  });
});
