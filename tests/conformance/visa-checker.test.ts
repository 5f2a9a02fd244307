import { describe, expect, it } from 'vitest';
import { GERMAN, RUSSIAN, wholeSandbox } from './whole-sandbox';

const { clients } = wholeSandbox();
const entryOf = async (citizenship: string, destination: string) =>
  (await clients().visaChecker.findRule(citizenship, destination))?.entry ?? null;

describe('visaChecker.findRule', () => {
  it.each([
    ['RU', 'RU', 'own'],
    ['RU', 'TR', 'free'],
    ['RU', 'EG', 'on_arrival'],
    ['RU', 'DE', 'required'],
    ['TR', 'DE', 'required'],
    ['DE', 'US', 'electronic'],
    ['US', 'GB', 'electronic'],
    ['IE', 'GB', 'free'],
    ['CA', 'US', 'free'],
    ['RU', 'US', 'required'],
    ['DE', 'IN', 'electronic'],
    ['NG', 'TR', null],
    ['DE', 'SO', null],
    ['NG', 'NG', 'own'],
  ] as const)('tells citizens of %s about %s: %s', async (citizenship, destination, entry) => {
    expect(await entryOf(citizenship, destination)).toBe(entry);
  });

  it('names the permit that is asked for on-line', async () => {
    expect(await clients().visaChecker.findRule('DE', 'US')).toMatchObject({ permit: 'ESTA' });
    expect(await clients().visaChecker.findRule('DE', 'TR')).toMatchObject({ permit: null });
  });

  it('names the source, the day and the site of the country', async () => {
    const rule = await clients(RUSSIAN).visaChecker.findRule('RU', 'TR');
    expect(rule).toMatchObject({ maxDays: 90, withinDays: 180, officialUrl: 'https://www.evisa.gov.tr' });
    expect(rule?.source).toMatch(/демонстрац/);
    expect(rule?.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('lets neighbours travel with the document of their country', async () => {
    const rules = clients().visaChecker;
    expect(await rules.findRule('RU', 'KZ')).toMatchObject({ takesNationalId: true, passportMonths: null });
    expect(await rules.findRule('DE', 'FR')).toMatchObject({ takesNationalId: true, maxDays: null });
  });

  it.each([
    [GERMAN, 'BER'],
    [RUSSIAN, 'MOW'],
  ] as const)('agrees with the destinations without a visa: %j', async (market, fromCity) => {
    const { landings } = clients(market);
    const { cities } = await landings.listPopularCities({ fromCity, tagCodes: ['visa_free'] });
    expect(cities.length).toBeGreaterThan(5);
    for (const { country } of cities) {
      expect([country.code, await entryOf(market.country, country.code)]).not.toEqual([country.code, 'required']);
    }
  });
});
