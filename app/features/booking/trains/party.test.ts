import { describe, expect, it } from 'vitest';
import { BABY, BOY_8, MAN, railParty, untyped, WOMAN } from '#tests/fixtures/rail-party';
import type { CalendarDate } from '~/dates/calendar-date';
import { adultsOf, ageClass, isAdult, isBaby, isYounger } from './party';

/** The train leaves on 15 June 2031. */
const DATE = '2031-06-15' as CalendarDate;

describe('ageClass (specification 2 §5)', () => {
  it.each([
    ['born today', '2031-06-15', 'infant'],
    ['a day before the second birthday', '2029-06-16', 'infant'],
    ['the second birthday', '2029-06-15', 'child'],
    ['a day before the tenth birthday', '2021-06-16', 'child'],
    ['the tenth birthday', '2021-06-15', 'child'],
    ['a day after the tenth birthday', '2021-06-14', 'adult'],
    ['an adult', '1990-01-01', 'adult'],
  ])('%s', (_title, birthday, type) =>
    expect(ageClass({ ...untyped('adult'), birthday: birthday as CalendarDate }, DATE)).toBe(type),
  );
  it.each(['infant', 'child', 'adult'] as const)('is that of the booking while nothing is typed: %s', (type) =>
    expect(ageClass(untyped(type), DATE)).toBe(type),
  );
});

describe('an adult, who takes children along', () => {
  it.each([
    ['an adult', MAN, true],
    ['nothing typed', untyped('adult'), true],
    ['booked as an adult, nine years old', { ...MAN, birthday: '2022-01-01' as CalendarDate }, false],
    ['booked as a child, eleven years old', { ...BOY_8, birthday: '2020-01-01' as CalendarDate }, false],
  ])('%s', (_title, person, expected) => expect(isAdult(person, DATE)).toBe(expected));
  it('lists the adults of a party by index', () =>
    expect(adultsOf(railParty([BOY_8, MAN, BABY, WOMAN]))).toEqual([1, 3]));
});

describe('babies and children', () => {
  it.each([
    ['a day before the first birthday', '2030-06-16', true],
    ['the first birthday', '2030-06-15', false],
  ])('baby: %s', (_title, birthday, expected) =>
    expect(isBaby({ ...BABY, birthday: birthday as CalendarDate }, DATE)).toBe(expected),
  );
  it.each([
    ['an untyped child is younger than ten', untyped('child'), 10, true],
    ['an untyped child may be older than five', untyped('child'), 5, false],
    ['an untyped infant is younger than five', untyped('infant'), 5, true],
    ['an untyped adult is not', untyped('adult'), 18, false],
    ['seventeen is younger than eighteen', { ...MAN, birthday: '2013-06-16' as CalendarDate }, 18, true],
    ['eighteen is not', { ...MAN, birthday: '2013-06-15' as CalendarDate }, 18, false],
  ])('%s', (_title, person, years, expected) => expect(isYounger(person, years, DATE)).toBe(expected));
});
