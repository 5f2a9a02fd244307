import { describe, expect, it } from 'vitest';
import { bookingWith, segment } from '#tests/fixtures/booking';
import { getTranslator } from '~/i18n/translator.server';
import { mayLackExpiryOnTrip, offersNoExpiry, takesIdCard } from './documents';
import { idCardCitizens } from './passport-trip';
import { documentName } from './ticket-document';

describe('idCardCitizens', () => {
  it.each<[string, string[], string[], string[]]>([
    ['Berlin to Paris', ['DE', 'FR'], ['DE', 'FR', 'NO', 'CH'], ['GB', 'US', 'RU', 'TR']],
    ['Zurich to Oslo by Frankfurt', ['CH', 'DE', 'NO'], ['CH', 'NO', 'PL'], ['GB', 'KZ']],
    ['Paris to Réunion', ['FR', 'RE'], ['FR', 'DE'], ['GB']],
    ['Vienna to Belgrade', ['AT', 'RS'], ['AT', 'DE'], ['RS', 'GB']],
    ['Frankfurt to Antalya', ['DE', 'TR'], ['DE', 'NL', 'ES'], ['TR', 'GB', 'SE']],
    ['Istanbul to Tbilisi', ['TR', 'GE'], ['TR', 'GE', 'DE'], ['GB', 'RU']],
    ['London to Dublin: Common Travel Area', ['GB', 'IE'], ['GB', 'IE'], ['FR', 'DE', 'US']],
    ['Moscow to Astana', ['RU', 'KZ'], ['KZ', 'BY', 'AM'], ['UZ', 'TJ', 'DE']],
    ['Riyadh to Dubai', ['SA', 'AE'], ['SA', 'OM'], ['IN', 'GB']],
    ['São Paulo to Buenos Aires', ['BR', 'AR'], ['BR', 'AR', 'UY'], ['US', 'ES']],
    ['Toronto to New York: NEXUS cards', ['CA', 'US'], ['CA', 'US'], ['GB', 'MX']],
    ['New York to San Juan', ['US', 'PR'], ['US'], ['GB']],
    ['Shanghai to Hong Kong', ['CN', 'HK'], ['CN', 'HK'], ['GB']],
    ['Delhi to Kathmandu', ['IN', 'NP'], ['IN', 'NP'], ['BT', 'GB']],
  ])('%s', (_, countries, admitted, refused) => {
    const trip = { idCardCitizens: idCardCitizens(countries) };
    expect(admitted.filter((citizenship) => !takesIdCard(trip, citizenship))).toEqual([]);
    expect(refused.filter((citizenship) => takesIdCard(trip, citizenship))).toEqual([]);
    expect(idCardCitizens(countries.toReversed())).toEqual(trip.idCardCitizens);
  });

  it.each<[string, string[]]>([
    ['London to Paris', ['GB', 'FR']],
    ['London to Madrid', ['GB', 'ES']],
    ['Frankfurt to London', ['DE', 'GB']],
    ['Berlin to Paris by London', ['DE', 'GB', 'FR']],
    ['Frankfurt to Moscow by Istanbul', ['DE', 'TR', 'RU']],
    ['London to New York', ['GB', 'US']],
    ['Moscow to Istanbul', ['RU', 'TR']],
    ['Moscow to Bangkok by Dubai', ['RU', 'AE', 'TH']],
    ['Toronto to New York and on to London', ['CA', 'US', 'GB']],
    ['Kathmandu to Thimphu by Delhi', ['NP', 'IN', 'BT']],
    ['Tokyo to Seoul', ['JP', 'KR']],
  ])('admits a passport alone: %s', (_, countries) => {
    expect(idCardCitizens(countries)).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['within the USA', ['US', 'US']],
    ['New York to a port of unknown country', ['US', '']],
  ])('asks nobody for a passport: %s', (_, countries) => {
    expect(idCardCitizens(countries)).toBeNull();
  });
});

it('a passport may lack its date only where an identity card would do', () => {
  const toMadrid = { idCardCitizens: [] };
  const toParis = { idCardCitizens: ['DE'] };
  expect(mayLackExpiryOnTrip('passport_or_id_number', 'DE', toParis)).toBe(true);
  expect(mayLackExpiryOnTrip('passport_or_id_number', 'GB', toParis)).toBe(false);
  expect(mayLackExpiryOnTrip('passport_or_id_number', 'DE', toMadrid)).toBe(false);
  expect(mayLackExpiryOnTrip('sailor_passport', 'DE', toMadrid)).toBe(true);
  expect(offersNoExpiry(['international_passport', 'internal_passport'], toMadrid)).toBe(false);
  expect(offersNoExpiry(['international_passport'], toParis)).toBe(true);
  expect(offersNoExpiry(['international_passport', 'sailor_passport'], toMadrid)).toBe(true);
  expect(offersNoExpiry(['internal_passport'], { idCardCitizens: null })).toBe(false);
});

const t = getTranslator('en', 'booking');
const between = (from: string, to: string) =>
  bookingWith({
    segments: [segment(0, 'AAA', 'BBB', '2031-05-04 06:50', '2031-05-04 09:10')],
    anyports: {
      AAA: { name: 'A', city_code: 'AAA', kind: 'airport' },
      BBB: { name: 'B', city_code: 'BBB', kind: 'airport' },
    },
    cities: { AAA: { name: 'A', country_code: from }, BBB: { name: 'B', country_code: to } },
  });

it.each<[string, string, string | null, string]>([
  ['GB', 'US', 'GB', 'Passport'],
  ['GB', 'US', null, 'Passport'],
  ['GB', 'FR', 'GB', 'Passport'],
  ['DE', 'FR', 'GB', 'Passport'],
  ['DE', 'FR', 'DE', 'Passport or ID card'],
  ['DE', 'FR', null, 'Passport or ID card'],
  ['DE', 'DE', 'GB', 'Passport or ID card'],
])('documentName from %s to %s calls the document of a citizen of %s "%s"', (from, to, citizenship, name) => {
  expect(documentName('passport_or_id_number', citizenship, between(from, to), t)).toBe(name);
});
