import { describe, expect, it } from 'vitest';
import { bookingWith } from '#tests/fixtures/booking';
import { poputny } from '#tests/fixtures/market';
import { DEFAULT_FEATURES } from '~/bff/request/features';
import { getTranslator } from '~/i18n/translator.server';
import { step1Screen, type Step1Parts } from './screen.server';

const market = poputny();
const words = {
  market,
  t: getTranslator('ru', 'booking'),
  tSearch: getTranslator('ru', 'search'),
  tErrors: getTranslator('ru', 'errors'),
};
const parts: Step1Parts = {
  booking: bookingWith(),
  sale: { products: [], packets: [], seatSegments: [], order: null, orders: [] },
  features: DEFAULT_FEATURES,
  addonRefusal: null,
  hasAddons: false,
  trains: [],
  trainFaults: [],
  citizenships: [{ value: 'RU', label: 'Россия' }],
  entryRules: [],
  values: null,
  clearedIndex: null,
  notebook: null,
  faults: {},
  failure: null,
  isToBeSentAgain: false,
  isElsewhere: false,
  now: new Date('2031-04-01T12:00:00Z'),
};

describe('step1Screen', () => {
  it('has a block for each passenger, adults first, with the documents of the trip', () => {
    const { blocks } = step1Screen(parts, words);
    expect(blocks.map(({ title, asksMiddleName }) => [title, asksMiddleName])).toEqual([
      ['Пассажир 1', true],
      ['Пассажир 2', true],
      ['Пассажир 3', true],
    ]);
    expect(blocks[0]?.ageRule).toContain('4 мая 2031');
    expect(blocks[2]?.ageRule).toContain('18 мая 2031');
    expect(blocks[0]?.documents.map(({ value }) => value)).toEqual([
      'internal_passport',
      'international_passport',
      'birth_certificate',
      'passport_or_id_number',
    ]);
    expect(blocks[2]?.documents[0]?.value).toBe('birth_certificate');
  });

  it('suggests the citizenship, and within Russia the usual document of each age', () => {
    expect(step1Screen(parts, words).values).toEqual({
      'passengers[0].citizenship': 'RU',
      'passengers[0].documentType': 'internal_passport',
      'passengers[1].citizenship': 'RU',
      'passengers[1].documentType': 'internal_passport',
      'passengers[2].citizenship': 'RU',
      'passengers[2].documentType': 'birth_certificate',
    });
  });

  it('also suggests the document when the citizenship leaves no choice', () => {
    const wire = { available_document_types: ['international_passport'], abroad: true };
    const guessed = (country: 'RU' | 'KZ', changes = {}) =>
      step1Screen(
        { ...parts, booking: bookingWith({ ...wire, ...changes }) },
        { ...words, market: { ...market, country } },
      ).values;
    expect(guessed('RU')).toMatchObject({ 'passengers[2].documentType': 'international_passport' });
    expect(guessed('KZ')).toMatchObject({ 'passengers[0].documentType': 'passport_or_id_number' });
    expect(guessed('KZ')).not.toHaveProperty('passengers[0].noPassportExpdate');
    expect(guessed('KZ', { abroad: false })).toMatchObject({ 'passengers[0].noPassportExpdate': 'on' });
  });

  it('names one passport where no identity card is accepted, also over a draft that says otherwise', () => {
    const booking = bookingWith({
      available_document_types: ['international_passport'],
      abroad: true,
      cities: { MOW: { name: 'New York', country_code: 'US' }, AER: { name: 'London', country_code: 'GB' } },
    });
    const typed = { passengers: [{ documentType: 'passport_or_id_number' }, {}, {}] };
    for (const values of [null, typed]) {
      const screen = step1Screen(
        { ...parts, booking, values },
        { ...words, market: { ...market, country: 'US' }, t: getTranslator('en', 'booking') },
      );
      expect(screen.blocks[0]?.documents.map(({ label, group }) => [label, group])).toEqual([['Passport', undefined]]);
      expect(screen.values['passengers[0].documentType']).toBe('international_passport');
    }
  });

  it('says whose fields were cleared, and which carriers credit no miles', () => {
    const booking = bookingWith({ requirements: { carriers_without_miles: ['SU'] } });
    const screen = step1Screen({ ...parts, booking, clearedIndex: 1 }, words);
    expect(screen.cleared).toEqual({ index: 1, text: expect.stringMatching(/^Пассажир 2: /) as string });
    expect(screen.blocks[0]).toMatchObject({ takesMileageCard: true, mileageHint: 'Не начисляют мили: Skyways.' });
    expect(screen.blocks[0]?.militaryCategories).toEqual([]);
  });

  it('keeps the input, with the carrier’s refusals', () => {
    const values = { email: 'anna@example.com', passengers: [{ lastName: 'Иванова', citizenship: 'KZ' }, {}, {}] };
    const faults = { 'passengers[0].birthday': 'ageRefused' };
    const screen = step1Screen({ ...parts, values, faults }, words);
    expect(screen.values).toMatchObject({
      email: 'anna@example.com',
      'passengers[0].lastName': 'Иванова',
      'passengers[0].citizenship': 'KZ',
      'passengers[1].citizenship': 'RU',
    });
    expect(screen.errors.summary).toEqual([
      { field: 'passengers[0].birthday', message: expect.stringMatching(/^Пассажир 1: /) as string },
    ]);
  });

  it.each([
    ['separate tickets', { booking: bookingWith({ fare_warnings: { complex_trip: true } }) }, 'info'],
    ['a charter', { booking: bookingWith({ fare_warnings: { charter: true } }) }, 'info'],
    ['a failed reservation', { failure: 'Нет связи' }, 'danger'],
    ['a form to submit again', { isToBeSentAgain: true }, 'info'],
    ['a booking begun in another browser', { isElsewhere: true }, 'info'],
  ] as const)('shows a notice about %s', (_, changes, kind) => {
    expect(step1Screen({ ...parts, ...changes }, words).notices.map((notice) => notice.kind)).toEqual([kind]);
  });

  it('does not tell a price again that was accepted at step 0', () => {
    const booking = bookingWith({ tickets_total_price_at_search: 26000 });
    expect(step1Screen({ ...parts, booking }, words).notices).toEqual([]);
  });

  it('offers a Briton to Paris a passport alone, and a German both names, the card’s first', () => {
    const toParis = (country: 'GB' | 'DE', from: string) =>
      step1Screen(
        {
          ...parts,
          booking: bookingWith({
            available_document_types: ['international_passport'],
            abroad: true,
            cities: { MOW: { name: 'From', country_code: from }, AER: { name: 'Paris', country_code: 'FR' } },
          }),
        },
        { ...words, market: { ...market, country }, t: getTranslator('en', 'booking') },
      );
    const offered = ({ blocks }: ReturnType<typeof toParis>) => blocks[0]?.documents.map(({ label }) => label);
    const briton = toParis('GB', 'GB');
    expect([offered(briton), briton.blocks[0]?.offersNoExpiry]).toEqual([['Passport'], false]);
    expect(briton.values['passengers[0].documentType']).toBe('international_passport');
    const german = toParis('DE', 'DE');
    expect([offered(german), german.blocks[0]?.offersNoExpiry]).toEqual([['Passport or ID card', 'Passport'], true]);
    expect(german.values['passengers[0].documentType']).toBe('passport_or_id_number');
    const guest = toParis('GB', 'DE');
    expect(offered(guest)).toEqual(['Passport', 'Passport or ID card']);
    expect(guest.values['passengers[0].documentType']).toBe('international_passport');
  });
});
