import { describe, expect, it } from 'vitest';
import { bookingWith } from '#tests/fixtures/booking';
import { poputny } from '#tests/fixtures/market';
import { UpstreamError } from '~/upstream/error';
import type { VisaRule } from '~/upstream/visa-checker/contract';
import { countriesEntered, entryHints, readEntryRules } from './entry-rules.server';

const RULE: VisaRule = {
  entry: 'electronic',
  permit: 'ESTA',
  maxDays: 90,
  withinDays: null,
  passportMonths: null,
  takesNationalId: false,
  checkedOn: '2031-05-04',
  source: 'the test',
  officialUrl: null,
};
const market = poputny();
const german = { ...market, brand: 'intl', country: 'DE', locale: 'en' } as const;
const to = (country_code: string) =>
  bookingWith({ cities: { MOW: { name: 'From', country_code: 'DE' }, AER: { name: 'To', country_code } } });
const hint = (rule: Partial<VisaRule>) =>
  entryHints([{ citizenship: 'DE', destination: 'US', rule: { ...RULE, ...rule } }], german).map(({ text }) => text);

describe('countriesEntered', () => {
  it('lists the countries that the ways lead to, not the one where it begins', () => {
    expect(countriesEntered(to('US'))).toEqual(['US']);
  });

  it.each(['DE', ''])('is empty for a trip to %j, within one country or to an unknown one', (country) => {
    expect(countriesEntered(to(country))).toEqual([]);
  });
});

describe('readEntryRules', () => {
  const read = (findRule: (citizenship: string, country: string) => Promise<VisaRule | null>, typed: string[] = []) =>
    readEntryRules({ upstream: { visaChecker: { findRule } } as never, market: german }, to('US'), typed);

  it('asks for the passports that were typed, and first for that of the visitor’s country', async () => {
    const found = await read(() => Promise.resolve(RULE));
    expect(found.map((one) => [one.citizenship, one.destination])).toEqual([['DE', 'US']]);
    const typed = await read(() => Promise.resolve(RULE), ['FR', 'FR', 'US']);
    expect(typed.map((one) => [one.citizenship, one.destination])).toEqual([['FR', 'US']]);
  });

  it('leaves out rules that nobody knows, and all while the service fails', async () => {
    expect(await read(() => Promise.resolve(null))).toEqual([]);
    expect(
      await read(() =>
        Promise.reject(
          new UpstreamError({ kind: 'unavailable', service: 'visaChecker', operation: 'findRule', requestId: 'r' }),
        ),
      ),
    ).toEqual([]);
  });
});

describe('entryHints', () => {
  it.each([
    [{}, 'You need an electronic visa or permit (ESTA). With a passport of: Germany.'],
    [{ permit: null }, 'You need an electronic visa or permit. With a passport of: Germany.'],
    [{ entry: 'required' }, 'You need a visa. With a passport of: Germany.'],
    [{ entry: 'on_arrival' }, 'Visa on arrival. With a passport of: Germany.'],
    [
      { entry: 'free', passportMonths: 6 },
      'The passport has to be valid for 6 months after the trip. With a passport of: Germany.',
    ],
  ] as const)('says what the country asks: %j', (rule, text) => {
    expect(hint(rule)).toEqual([text]);
  });

  it.each([{ entry: 'free' }, { entry: 'own' }] as const)('is silent where a passport is enough: %j', (rule) => {
    expect(hint(rule)).toEqual([]);
  });

  it('leads to the checker with the passport and the country filled in', () => {
    const [found] = entryHints([{ citizenship: 'DE', destination: 'US', rule: RULE }], german);
    expect(found).toMatchObject({
      title: 'Entry and visa: United States',
      href: '/visa-checker?destination=US&citizenship=DE&days=14',
    });
  });
});
