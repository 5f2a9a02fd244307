import { describe, expect, it } from 'vitest';
import type { PassengerWire } from '~/upstream/booking/contract';
import { makeOffer } from '../../testing/offers';
import { passengersFor } from '../../testing/purchase';
import { checkPassengers } from './passengers';

const TODAY = '2031-05-01';
const FAMILY = makeOffer({ travelers: { adult: 1, child: 1, infant: 1, childrenAges: [7] } });
const [ADULT, CHILD, INFANT] = [0, 1, 2];

/** Validates the family's passengers with one of them changed. */
function check(index: number, change: Partial<PassengerWire>, offer = FAMILY) {
  const passengers = passengersFor(FAMILY.session.travelers).map((person, place) =>
    place === index ? { ...person, ...change } : person,
  );
  return checkPassengers(passengers, offer, TODAY);
}

describe('checkPassengers', () => {
  it('accepts valid passengers', () => {
    expect(check(ADULT, {})).toEqual([]);
  });

  it.each([
    ['an adult of 12 on the day of the first flight', ADULT, '04.06.2019', null],
    ['an adult who is 12 only on the way back', ADULT, '11.06.2019', 'age'],
    ['a child of 2 on the day', CHILD, '04.06.2029', null],
    ['a child who is 2 only on the way back', CHILD, '05.06.2029', 'age'],
    ['a child who turns 12 on the way', CHILD, '11.06.2019', 'age'],
    ['a child who turns 12 after it', CHILD, '12.06.2019', null],
    ['an infant who turns 2 on the way back', INFANT, '11.06.2029', 'age'],
    ['an infant who turns 2 the day after', INFANT, '12.06.2029', null],
    ['a birthday to come', INFANT, '02.05.2031', 'future'],
    ['31 February', ADULT, '31.02.1990', 'date'],
    ['the century before last', ADULT, '31.12.1899', 'date'],
  ])('%s', (_, index, birthday, code) => {
    expect(check(index, { birthday })).toEqual(code ? [{ passenger_index: index, field: 'birthday', code }] : []);
  });

  it.each([
    ['valid to the day of the last flight', '11.06.2031', null],
    ['over between the flights', '10.06.2031', 'expired'],
    ['no date', '30.02.2032', 'date'],
    ['without an end', null, null],
  ])('reports a document %s', (_, passport_expdate, code) => {
    const expected = code ? [{ passenger_index: ADULT, field: 'passport_expdate', code }] : [];
    expect(check(ADULT, { passport_expdate })).toEqual(expected);
  });

  it("refuses other numbers of people than the offer's", () => {
    expect(check(CHILD, { type: 'adult' })).toEqual([{ field: 'passengers', code: 'count' }]);
  });

  it('requires a lap for every infant', () => {
    const offer = makeOffer({ travelers: { adult: 1, child: 0, infant: 2, childrenAges: [] } });
    expect(checkPassengers(passengersFor(offer.session.travelers), offer, TODAY)).toEqual([
      { field: 'passengers', code: 'oneAdultRequired' },
    ]);
  });

  it('accepts a domestic document inside Russia only', () => {
    const failure = { passenger_index: ADULT, field: 'document_type', code: 'notAccepted' };
    expect(check(ADULT, { document_type: 'internal_passport' })).toEqual([failure]);
    const inRussia = {
      ...FAMILY,
      maps: {
        ...FAMILY.maps,
        cities: {
          HEL: { name: 'Helsinki', country_code: 'RU' },
          MIL: { name: 'Milan', country_code: 'RU' },
        },
      },
    };
    expect(check(ADULT, { document_type: 'internal_passport' }, inRussia)).toEqual([]);
  });
});
