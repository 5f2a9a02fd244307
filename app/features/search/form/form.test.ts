import { describe, expect, it } from 'vitest';
import { checkSearchForm, type SearchFormFaults } from './form';
import { EMPTY_FORM, type SearchFormValues } from './form-values';
import { NO_NUMBER } from './passengers';
import { saleDates } from '~/dates/sale-dates';

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

  const range = { dateType: 'range', departureDateEnd: '2031-05-11' } as const;
  const area = (code: string) => ({ text: code, code, label: code });
  it.each<[what: string, change: Partial<SearchFormValues>, faults: SearchFormFaults]>([
    ['a range', range, {}],
    ['a range of a day', { ...range, departureDateEnd: '2031-05-04' }, {}],
    ['a range without an end', { dateType: 'range' }, {}],
    ['a range back', { ...range, dateBack: '2031-05-20', dateBackEnd: '2031-05-27' }, {}],
    ['no start of a range', { ...range, departureDate: '' }, { departureDate: 'departureDateRequired' }],
    ['an end before the start', { ...range, departureDateEnd: '2031-05-03' }, { departureDateEnd: 'rangeEndEarly' }],
    ['an eighth day', { ...range, departureDateEnd: '2031-05-12' }, { departureDateEnd: 'rangeTooLong' }],
    ['an end that is none', { ...range, departureDateEnd: 'later' }, { departureDateEnd: 'dateWrong' }],
    [
      'a range back that ends early',
      { ...range, dateBack: '2031-05-20', dateBackEnd: '2031-05-19' },
      { dateBackEnd: 'rangeEndEarly' },
    ],
    [
      'a range back too long',
      { ...range, dateBack: '2031-05-20', dateBackEnd: '2031-06-20' },
      { dateBackEnd: 'rangeTooLong' },
    ],
    ['a range back before the departure', { ...range, dateBack: '2031-05-01' }, { dateBack: 'returnBeforeDeparture' }],
    ['a stay', { ...range, dateType: 'stay', stayMin: 0, stayMax: 90 }, {}],
    ['a stay of one length', { ...range, dateType: 'stay', stayMin: 7, stayMax: 7 }, {}],
    ['a stay whose least is more', { ...range, dateType: 'stay', stayMin: 8, stayMax: 7 }, { stayMin: 'stayWrong' }],
    ['a stay too long', { ...range, dateType: 'stay', stayMin: 8, stayMax: 91 }, { stayMin: 'stayWrong' }],
    ['a stay that is no number', { ...range, dateType: 'stay', stayMin: NO_NUMBER }, { stayMin: 'stayWrong' }],
    ['a country to go to', { arrival: area('TR') }, {}],
    ['anywhere to go to', { arrival: area('ANYW') }, {}],
    ['a country to leave from', { departure: area('TR') }, { departure: 'areaDeparture' }],
    ['anywhere to leave from', { departure: area('ANYW') }, { departure: 'areaDeparture' }],
    ['the same place picked twice', { departure: area('LON'), arrival: area('LON') }, { arrival: 'samePlace' }],
  ])('%s', (_what, change, faults) => {
    expect(checkSearchForm({ ...GOOD, ...change }, DATES)).toEqual(faults);
  });

  const leg = (date: string, departure = 'LON', arrival = 'ROM') => ({
    departure: place(departure),
    arrival: place(arrival),
    date,
  });
  it.each<[what: string, legs: SearchFormValues['legs'], faults: SearchFormFaults]>([
    ['two legs', [leg('2031-05-04'), leg('2031-05-08')], {}],
    ['two legs on a day', [leg('2031-05-04'), leg('2031-05-04')], {}],
    ['six legs', Array.from({ length: 6 }, () => leg('2031-05-04')), {}],
    ['a leg without a day', [leg('2031-05-04'), leg('')], { 'legs[1].date': 'legDateRequired' }],
    [
      'a leg without a place',
      [leg('2031-05-04'), leg('2031-05-08', '', '')],
      {
        'legs[1].departure': 'departureRequired',
        'legs[1].arrival': 'arrivalRequired',
      },
    ],
    ['a leg before the one above', [leg('2031-05-08'), leg('2031-05-04')], { 'legs[1].date': 'legDateOrder' }],
    [
      'a leg before one further above',
      [leg('2031-05-08'), leg('2031-05-04'), leg('2031-05-06')],
      { 'legs[1].date': 'legDateOrder', 'legs[2].date': 'legDateOrder' },
    ],
    ['a past leg', [leg('2031-04-01'), leg('2031-05-04')], { 'legs[0].date': 'datePast' }],
    [
      'a leg to a country',
      [leg('2031-05-04'), { ...leg('2031-05-08'), arrival: area('TR') }],
      { 'legs[1].arrival': 'areaLeg' },
    ],
  ])('%s', (_what, legs, faults) => {
    expect(checkSearchForm({ ...EMPTY_FORM, legs }, DATES)).toEqual(faults);
  });

  it('reports all validation errors at once', () => {
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
