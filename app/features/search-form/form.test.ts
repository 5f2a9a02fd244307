import { describe, expect, it } from 'vitest';
import { checkSearchForm, type SearchFormFaults } from './form';
import { EMPTY_FORM, type SearchFormValues } from './form-values';
import { NO_NUMBER } from './passengers';
import { saleDates } from './sale-dates';

const DATES = { min: '2031-04-10', max: '2032-04-30' };
const place = (text: string) => ({ text, code: '', label: '' });

const GOOD: SearchFormValues = {
  ...EMPTY_FORM,
  departure: place('Москва'),
  arrival: place('Сочи'),
  departureDate: '2031-05-04',
};

describe('checkSearchForm', () => {
  const cases: [what: string, change: Partial<SearchFormValues>, faults: SearchFormFaults][] = [
    ['one way', {}, {}],
    ['return', { dateBack: '2031-05-11' }, {}],
    ['there and back in a day', { dateBack: '2031-05-04' }, {}],
    ['today', { departureDate: '2031-04-10' }, {}],
    ['the last day of sale', { departureDate: '2032-04-30' }, {}],
    ['nine passengers', { adults: 4, childrenAges: [0, 1, 2, 7, 11] }, {}],
    ['as many infants as adults', { adults: 2, childrenAges: [0, 1] }, {}],
    ['no departure', { departure: place('') }, { departure: 'departureRequired' }],
    ['no arrival', { arrival: place('') }, { arrival: 'arrivalRequired' }],
    ['no date', { departureDate: '' }, { departureDate: 'departureDateRequired' }],
    ['a date that is none', { departureDate: '04.05.2031' }, { departureDate: 'dateWrong' }],
    ['31 February', { departureDate: '2032-02-31' }, { departureDate: 'dateWrong' }],
    ['yesterday', { departureDate: '2031-04-09' }, { departureDate: 'datePast' }],
    ['after the last day of sale', { departureDate: '2032-05-01' }, { departureDate: 'dateTooFar' }],
    ['a way back that is no date', { dateBack: 'soon' }, { dateBack: 'dateWrong' }],
    ['a way back too late', { dateBack: '2032-05-01' }, { dateBack: 'dateTooFar' }],
    ['a way back before the way there', { dateBack: '2031-05-03' }, { dateBack: 'returnBeforeDeparture' }],
    ['no adult', { adults: 0 }, { adults: 'adultsWrong' }],
    ['adults that are no number', { adults: NO_NUMBER }, { adults: 'adultsWrong' }],
    ['a child of twelve', { childrenAges: [12] }, { adults: 'childAgeWrong' }],
    ['an age that is no number', { childrenAges: [NO_NUMBER] }, { adults: 'childAgeWrong' }],
    ['ten passengers', { adults: 8, childrenAges: [3, 4] }, { adults: 'tooManyPassengers' }],
    ['more infants than adults', { adults: 1, childrenAges: [0, 1] }, { adults: 'infantsMoreThanAdults' }],
  ];

  it.each(cases)('%s', (_what, change, faults) => {
    expect(checkSearchForm({ ...GOOD, ...change }, DATES)).toEqual(faults);
  });

  it('says everything that is wrong at once', () => {
    const values = { ...EMPTY_FORM, dateBack: '2031-04-01', adults: 12 };
    expect(checkSearchForm(values, DATES)).toEqual({
      departure: 'departureRequired',
      arrival: 'arrivalRequired',
      departureDate: 'departureDateRequired',
      dateBack: 'datePast',
      adults: 'tooManyPassengers',
    });
  });
});

describe('saleDates', () => {
  it.each([
    ['2031-04-10T12:00:00Z', { min: '2031-04-10', max: '2032-04-30' }],
    ['2031-04-10T11:59:59Z', { min: '2031-04-09', max: '2032-04-30' }],
    ['2031-02-10T18:00:00Z', { min: '2031-02-10', max: '2032-02-29' }],
    ['2031-12-31T23:00:00Z', { min: '2031-12-31', max: '2032-12-31' }],
  ])('at %s', (now, dates) => expect(saleDates(new Date(now))).toEqual(dates));
});
