import { expect, it } from 'vitest';
import { bookingWith, segment } from '#tests/fixtures/booking';
import { getTranslator } from '~/i18n/translator.server';
import { needsPassport } from './passport-trip';
import { documentName } from './ticket-document';

it.each<[string, string[], boolean]>([
  ['London to New York', ['GB', 'US'], true],
  ['Moscow to Bangkok by Dubai', ['RU', 'AE', 'TH'], true],
  ['Toronto to New York: NEXUS cards', ['CA', 'US'], false],
  ['Toronto to New York and on to London', ['CA', 'US', 'GB'], true],
  ['New York to San Juan', ['US', 'PR'], false],
  ['Shanghai to Hong Kong', ['CN', 'HK'], false],
  ['within the USA', ['US', 'US'], false],
  ['London to Paris: settled Europeans', ['GB', 'FR'], false],
  ['Berlin to Paris', ['DE', 'FR'], false],
  ['Moscow to Astana', ['RU', 'KZ'], false],
  ['New York to a port of unknown country', ['US', ''], false],
])('needsPassport: %s', (_, countries, expected) => {
  expect(needsPassport(countries)).toBe(expected);
});

it('documentName calls a passport a passport where nothing else is accepted', () => {
  const t = getTranslator('en', 'booking');
  const across = bookingWith({
    segments: [segment(0, 'LHR', 'JFK', '2031-05-04 06:50', '2031-05-04 09:10')],
    anyports: {
      LHR: { name: 'Heathrow', city_code: 'LON', kind: 'airport' },
      JFK: { name: 'John F. Kennedy', city_code: 'NYC', kind: 'airport' },
    },
    cities: {
      LON: { name: 'London', country_code: 'GB' },
      NYC: { name: 'New York', country_code: 'US' },
    },
  });
  expect(documentName('passport_or_id_number', across, t)).toBe('Passport');
  expect(documentName('passport_or_id_number', bookingWith(), t)).toBe('Passport or ID card');
});
