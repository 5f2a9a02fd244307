import { describe, expect, it } from 'vitest';
import { EXPECTED_RIGHTS } from '#tests/journeys/booking-access';
import { BOOKING_VISITORS, rightsOf } from './rights';

describe('rightsOf', () => {
  it.each(BOOKING_VISITORS)('%s', (visitor) => {
    expect([...rightsOf([visitor])].toSorted()).toEqual([...EXPECTED_RIGHTS[visitor]].toSorted());
  });

  it('combines the rights of several visitors, and always includes those of the link', () => {
    expect([...rightsOf([])]).toEqual(['status']);
    expect([...rightsOf(['ticketLetter', 'purchaseLetter'])].toSorted()).toEqual([
      'change',
      'names',
      'pay',
      'status',
      'tickets',
    ]);
  });
});
