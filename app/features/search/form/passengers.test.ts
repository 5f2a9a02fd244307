import { describe, expect, it } from 'vitest';
import { NO_NUMBER, passengerChoices, passengerTotal } from './passengers';

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
