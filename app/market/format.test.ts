import { describe, expect, it } from 'vitest';
import { CURRENCIES, CURRENCY_CODES } from './currencies';
import {
  formatDate,
  formatDateRange,
  formatDateTimeInZone,
  formatDayOffset,
  formatCompactDuration,
  formatDuration,
  formatLeadTime,
  formatMoney,
  formatWholeUnits,
} from './format';
import { LOCALES, type Locale } from './locales';

/** Tests use ordinary spaces; the code puts no-break spaces inside a price. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('formatMoney', () => {
  const inEveryLocale: Record<Locale, [roubles: string, dollars: string]> = {
    ru: ['1 045 050 ₽', '1 104,05 $'],
    en: ['₽1,045,050', '$1,104.05'],
    nl: ['₽ 1.045.050', '$ 1.104,05'],
    pl: ['1 045 050 ₽', '1 104,05 $'],
    es: ['1.045.050 ₽', '1.104,05 $'],
    fr: ['1 045 050 ₽', '1 104,05 $'],
    de: ['1.045.050 ₽', '1.104,05 $'],
    it: ['1.045.050 ₽', '1.104,05 $'],
    tr: ['₽1.045.050', '$1.104,05'],
  };
  it.each(Object.entries(inEveryLocale))(
    '%s groups digits and places the currency sign correctly',
    (locale, expected) => {
      const [roubles, dollars] = expected;
      expect(plain(formatMoney({ amount: 104505000, currency: 'RUB' }, locale as Locale))).toBe(roubles);
      expect(plain(formatMoney({ amount: 110405, currency: 'USD' }, locale as Locale))).toBe(dollars);
    },
  );

  it.each(CURRENCY_CODES)('%s shows the decimals of its table, for whole amounts too', (currency) => {
    const { decimals, symbol } = CURRENCIES[currency];
    const digits = decimals === 0 ? '4,500' : '4,500.00';
    expect(plain(formatMoney({ amount: 450000, currency }, 'tr')).replace(/^\D+/, '')).toBe(
      digits.replaceAll(/[,.]/g, (sign) => (sign === ',' ? '.' : ',')),
    );
    expect(plain(formatMoney({ amount: 450000, currency }, 'en'))).toMatch(new RegExp(`^\\D+${digits}$`));
    expect(plain(formatMoney({ amount: 450000, currency }, 'ru'))).toBe(
      `${decimals === 0 ? '4 500' : '4 500,00'} ${symbol}`,
    );
  });

  it.each([
    [0, 'EUR', 'en', '€0.00'],
    [29, 'EUR', 'en', '€0.29'],
    [100000, 'EUR', 'es', '1.000,00 €'],
    [-50000, 'RUB', 'ru', '−500 ₽'],
    [9007199254740900, 'USD', 'en', '$90,071,992,547,409.00'],
    [123450, 'AED', 'en', 'AED 1,234.50'],
    [123450, 'AUD', 'en', 'A$1,234.50'],
    [-123450, 'GBP', 'en', '−£1,234.50'],
    [123450, 'EUR', 'de', '1.234,50 €'],
  ] as const)('%d %s in %s is %s', (amount, currency, locale, expected) => {
    expect(plain(formatMoney({ amount, currency }, locale))).toBe(expected);
  });

  it.each(LOCALES)('%s keeps a price on one line', (locale) => {
    expect(formatMoney({ amount: 123456789, currency: 'EUR' }, locale)).not.toMatch(/[ \u202f]/);
  });
});

describe('formatDate', () => {
  it.each([
    ['ru', 'RU', '4 мая', 'вс, 4 мая', '4 мая 2031'],
    ['en', 'GB', '4 May', 'Sun 4 May', '4 May 2031'],
    ['en', 'US', 'May 4', 'Sun, May 4', 'May 4, 2031'],
    ['en', 'SG', '4 May', 'Sun 4 May', '4 May 2031'],
    ['nl', 'NL', '4 mei', 'zo 4 mei', '4 mei 2031'],
    ['pl', 'PL', '4 maj', 'niedz., 4 maj', '4 maja 2031'],
    ['es', 'ES', '4 may', 'dom, 4 may', '4 de mayo de 2031'],
    ['fr', 'FR', '4 mai', 'dim. 4 mai', '4 mai 2031'],
    ['de', 'DE', '4. Mai', 'So., 4. Mai', '4. Mai 2031'],
    ['it', 'IT', '4 mag', 'dom 4 mag', '4 maggio 2031'],
    ['tr', 'TR', '4 May', '4 May Paz', '4 Mayıs 2031'],
  ] as const)('%s in %s', (locale, country, short, weekday, long) => {
    const market = { locale, country };
    expect(formatDate('2031-05-04', market, 'short')).toBe(short);
    // ICU versions differ on the comma after a weekday.
    expect(formatDate('2031-05-04', market, 'weekday').replace(',', '')).toBe(weekday.replace(',', ''));
    expect(formatDate('2031-05-04 23:55', market, 'long')).toBe(long);
  });

  it('rejects anything but a date', () => {
    expect(() => formatDate('soon', { locale: 'en', country: 'US' }, 'short')).toThrow(RangeError);
  });
});

describe('formatDuration', () => {
  it.each([
    ['ru', '3 ч 15 мин'],
    ['de', '3 Std. 15 Min.'],
    ['pl', '3 godz. 15 min'],
    ['fr', '3 h 15 min'],
    ['en', '3h 15m'],
  ] as const)('writes running text in %s', (locale, expected) => {
    expect(plain(formatDuration(195, locale))).toBe(expected);
  });

  it.each([
    [195, '3ч 15м', '3h 15m'],
    [45, '45м', '45m'],
    [120, '2ч', '2h'],
    [0, '0м', '0m'],
    [1439, '23ч 59м', '23h 59m'],
    [1440, '1 дн.', '1d'],
    [3005, '2 дн. 2ч 5м', '2d 2h 5m'],
  ])('%d minutes in the narrow lines of results', (minutes, russian, english) => {
    expect(plain(formatCompactDuration(minutes, 'ru'))).toBe(russian);
    expect(formatCompactDuration(minutes, 'en')).toBe(english);
  });

  it.each(LOCALES)('%s has a symbol for each unit', (locale) => {
    for (const format of [formatDuration, formatCompactDuration]) {
      expect(format(1501, locale)).toMatch(/^1\D+ 1\D+ 1\D+$/);
    }
  });
});

describe('formatLeadTime', () => {
  it.each([
    [40, '40 минут', '40 minutes'],
    [60, '1 час', '1 hour'],
    [90, '90 минут', '90 minutes'],
    [180, '3 часа', '3 hours'],
  ])('%d minutes', (minutes, russian, english) => {
    expect(plain(formatLeadTime(minutes, 'ru'))).toBe(russian);
    expect(formatLeadTime(minutes, 'en')).toBe(english);
  });
});

describe('formatDayOffset', () => {
  it.each([
    [0, null],
    [1, '+1'],
    [2, '+2'],
    [-1, '−1'],
  ])('%d → %s', (days, expected) => expect(formatDayOffset(days)).toBe(expected));
});

describe('formatDateRange', () => {
  it.each([
    ['en', 'US', 'May 4–10', 'Apr 28 – May 3'],
    ['en', 'GB', '4–10 May', '28 Apr – 3 May'],
    ['ru', 'RU', '4–10 мая', '28 апр. – 3 мая'],
    ['de', 'DE', '4.–10. Mai', '28. Apr. – 3. Mai'],
    ['it', 'IT', '4–10 mag', '28 apr – 3 mag'],
    ['tr', 'TR', '4–10 May', '28 Nis – 3 May'],
  ] as const)('%s-%s', (locale, country, oneMonth, twoMonths) => {
    const range = (from: string, to: string) => formatDateRange(from, to, { locale, country }).replace(/\u00a0/g, ' ');
    expect([range('2031-05-04', '2031-05-10'), range('2031-04-28', '2031-05-03')]).toEqual([oneMonth, twoMonths]);
    expect(range('2031-12-28', '2032-01-03')).not.toMatch(/20\d\d/);
  });
});

describe('formatDateTimeInZone', () => {
  it.each([
    ['2031-05-04T22:30:00+01:00', 'Europe/Moscow', 'RU', 'ru', '5 мая, 00:30'],
    ['2031-05-04T22:30:00Z', 'America/New_York', 'US', 'en', 'May 4, 6:30\u202fPM'],
    ['2031-12-31T23:30:00Z', 'Asia/Tokyo', 'GB', 'en', '1 Jan, 08:30'],
  ] as const)('%s in %s', (instant, zone, country, locale, expected) => {
    expect(formatDateTimeInZone(instant, zone, { country, locale })).toBe(expected);
  });
});

describe('formatWholeUnits', () => {
  it.each([
    [104_50, 'en', '105'],
    [196_33, 'en', '196'],
    [104_00, 'en', '104'],
    [1_234_50, 'en', '1,235'],
    [1_234_50, 'de', '1.235'],
    [1_234_50, 'es', '1.235'],
    [12_345_00, 'ru', '12 345'],
    [123_456_00, 'en', '123K'],
    [1_234_567_00, 'ru', '1,23 млн'],
  ] as const)('%i in %s: %s', (amount, locale, expected) => {
    expect(formatWholeUnits({ amount, currency: 'USD' }, locale).replace(/\u00a0/g, ' ')).toBe(expected);
  });
});
