import { describe, expect, it } from 'vitest';
import type { PassengerType } from '~/upstream/booking/contract';
import { cabinPart, isTooLate, maySitAtExit, seatedPassengers } from './seat-rules';

const party = (adults: number, children: number, infants: number): PassengerType[] => [
  ...Array<'adult'>(adults).fill('adult'),
  ...Array<'child'>(children).fill('child'),
  ...Array<'infant'>(infants).fill('infant'),
];

describe('isTooLate', () => {
  const departure = new Date('2031-05-04T10:00:00Z');
  it.each([
    ['2031-05-04T05:59:59Z', false],
    ['2031-05-04T06:00:00Z', true],
    ['2031-05-04T11:00:00Z', true],
  ])('at %s: %s', (now, isLate) => expect(isTooLate(departure, new Date(now))).toBe(isLate));
});

describe('seatedPassengers', () => {
  it.each([
    [party(1, 0, 0), [0]],
    [party(2, 1, 1), [0, 1, 2]],
    [party(5, 0, 4), [0, 1, 2, 3, 4]],
    [party(4, 5, 0), [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  ])('%j: %j', (travellers, indexes) => expect(seatedPassengers(travellers)).toEqual(indexes));
});

describe('maySitAtExit', () => {
  it.each([
    ['an adult alone', party(1, 0, 0), 0, true],
    ['an adult with a child', party(1, 1, 0), 0, true],
    ['a child', party(1, 1, 0), 1, false],
    ['an adult with an infant', party(1, 0, 1), 0, false],
    ['the other adult of a party with an infant', party(2, 0, 1), 1, false],
    ['the last of nine adults', party(9, 0, 0), 8, true],
    ['nobody', party(1, 0, 0), 3, false],
  ])('%s', (_who, travellers, index, may) => expect(maySitAtExit(index, travellers)).toBe(may));
});

describe('cabinPart', () => {
  it.each([
    [0, 30, 'front'],
    [9, 30, 'front'],
    [10, 30, 'middle'],
    [20, 30, 'back'],
    [29, 30, 'back'],
    [0, 1, 'front'],
    [3, 4, 'back'],
  ])('row %i of %i: %s', (row, count, part) => expect(cabinPart(row, count)).toBe(part));
});
