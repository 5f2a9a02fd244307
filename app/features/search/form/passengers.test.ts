import { describe, expect, it } from 'vitest';
import { asByTrain, childAges, NO_NUMBER, passengerChoices, passengerTotal } from './passengers';

describe('an emptied field of adults', () => {
  it.each([
    [[], 0],
    [[3, 1], 2],
  ])('counts as none beside children of %j: %i', (childrenAges, total) => {
    expect(passengerTotal({ adults: NO_NUMBER, childrenAges })).toBe(total);
  });

  it('leaves room for nine children, not ten', () => {
    const childrenAges = Array<number>(9).fill(5);
    expect(passengerChoices({ adults: NO_NUMBER, childrenAges })).toMatchObject({
      canAddAdult: false,
      canAddChild: false,
    });
  });
});

describe('ages by train alone', () => {
  it('are asked up to nine, and up to eleven with planes', () => {
    expect(childAges('train').at(-1)).toBe(9);
    expect(childAges('any').at(-1)).toBe(11);
  });

  it.each([
    ['train', { adults: 3, childrenAges: [0, 9] }],
    ['any', { adults: 1, childrenAges: [0, 9, 10, 11] }],
  ] as const)('by %s, older children are %j', (transport, expected) => {
    expect(asByTrain({ adults: 1, childrenAges: [0, 9, 10, 11], transport })).toMatchObject(expected);
  });

  it('leave an unreadable age to the validation', () => {
    expect(asByTrain({ adults: 1, childrenAges: [NO_NUMBER, 40], transport: 'train' })).toMatchObject({
      adults: 1,
      childrenAges: [NO_NUMBER, 40],
    });
  });
});
